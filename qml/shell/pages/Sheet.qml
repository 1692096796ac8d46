// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A page of paper above the table, with a title and a way back.
FocusScope {
    id: sheet

    property string title
    default property alias content: body.data
    property real most: 760 * Theme.unit
    /// How high its contents are; 0: as high as the window allows.
    property real wanted: 0

    focus: true
    Keys.onEscapePressed: Pages.close()

    Accessible.role: Accessible.Dialog
    Accessible.name: title

    MouseArea {
        anchors.fill: parent
        onClicked: Pages.close()
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        anchors.fill: parent
        color: "black"
        opacity: 0.42
    }
    Rectangle {
        id: page

        anchors.centerIn: parent
        width: Math.min(sheet.most, parent.width - 3 * Theme.gap)
        height: Math.min(parent.height - 4 * Theme.gap, sheet.wanted > 0 ? heading.height + 5 * Theme.gap + sheet.wanted : parent.height)
        radius: Math.round(14 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge

        MouseArea {
            anchors.fill: parent
        }
        Text {
            id: heading

            x: 2 * Theme.gap
            y: 1.5 * Theme.gap
            width: parent.width - close.width - 4 * Theme.gap
            text: sheet.title
            elide: Text.ElideRight
            font.pixelSize: Math.round(Theme.large * 1.2)
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        ToolButton {
            id: close

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.gap
            symbol: "close"
            text: qsTr("Close")
            paper: true
            onClicked: Pages.close()
        }
        Item {
            id: body

            anchors.fill: parent
            anchors.margins: 2 * Theme.gap
            anchors.topMargin: heading.height + 3 * Theme.gap
        }
    }
}
