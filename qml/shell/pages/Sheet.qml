// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A sheet of paper above the table: a title and a way back that never scroll, what it is about below them. At its left
// it can have a list, at its foot the buttons that end it.
FocusScope {
    id: sheet

    property string title
    default property alias content: body.data
    property alias side: sideArea.data
    property alias foot: footArea.data
    /// Buttons beside the one that closes it.
    property alias tools: tools.data
    /// What is listed at the left; without it there is no list.
    property string sideTitle
    readonly property bool listed: sideTitle !== ""
    property bool footed: false
    property real most: Math.round(1120 * Theme.unit)
    property real highest: Math.round(704 * Theme.unit)
    /// How high its contents are; 0: as high as it may be.
    property real wanted: 0
    /// Commits what is still being composed, such as an accented letter.
    readonly property var composing: Qt.inputMethod
    readonly property real edge: parent && parent.width < 1000 ? 12 : 24
    readonly property real inner: Math.round(2 * Theme.gap)

    function close(): void {
        composing.commit();
        Pages.close();
    }

    focus: true
    Keys.onEscapePressed: close()

    Accessible.role: Accessible.Dialog
    Accessible.name: listed ? qsTr("%1: %2", "a page and its part").arg(sideTitle).arg(title) : title

    MouseArea {
        anchors.fill: parent
        onClicked: sheet.close()
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        anchors.fill: parent
        color: "black"
        opacity: 0.5
    }
    Rectangle {
        id: page

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((parent.height - height) / 2)
        width: Math.round(Math.min(sheet.most, parent.width - 2 * sheet.edge))
        height: Math.floor(Math.min(sheet.highest, parent.height - 2 * sheet.edge, sheet.wanted > 0 ? top.height + (footArea.visible ? footArea.height : sheet.inner) + sheet.wanted : Infinity))
        radius: Math.round(16 * Theme.unit)
        color: Theme.paper

        MouseArea {
            anchors.fill: parent
        }
        // The list's ground has the sheet's corners at the left alone.
        Rectangle {
            visible: sheet.listed
            width: sideArea.width + parent.radius
            height: parent.height
            radius: parent.radius
            color: Theme.paperDeep

            Rectangle {
                x: sideArea.width
                width: parent.width - x
                height: parent.height
                color: Theme.paper
            }
            Rectangle {
                x: sideArea.width
                width: 1
                height: parent.height
                color: Theme.paperEdge
            }
        }
        Item {
            id: sideArea

            visible: sheet.listed
            y: top.height
            width: sheet.listed ? Math.round(Math.min(240 * Theme.unit, parent.width * (Theme.terse ? 0.34 : 0.27))) : 0
            height: parent.height - y - Theme.gap
        }
        Heading {
            visible: sheet.listed
            anchors.verticalCenter: top.verticalCenter
            x: 2 * Theme.gap
            width: sideArea.width - x
            bottomPadding: 0
            text: sheet.sideTitle
            elide: Text.ElideRight
            maximumLineCount: 1
            font.pixelSize: heading.font.pixelSize
        }
        Item {
            id: top

            x: sideArea.width
            width: parent.width - x
            height: Math.round(Math.max(heading.height + 2.4 * Theme.gap, closer.height + 0.8 * Theme.gap + Math.max(8, 0.8 * Theme.gap)))

            Text {
                id: heading

                anchors.verticalCenter: parent.verticalCenter
                x: 2.4 * Theme.gap
                width: parent.width - closer.width - tools.width - tools.spacing - 4.4 * Theme.gap
                text: sheet.title
                elide: Text.ElideRight
                font.pixelSize: Math.round(Theme.large * 1.25)
                font.weight: Font.Bold
                color: Theme.ink
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        Item {
            id: body

            anchors.top: top.bottom
            anchors.bottom: footArea.visible ? footArea.top : parent.bottom
            anchors.left: sideArea.right
            anchors.right: parent.right
            anchors.leftMargin: sheet.inner - Math.round(4 * Theme.unit)
            anchors.rightMargin: Math.round(0.8 * Theme.gap)
            anchors.bottomMargin: footArea.visible ? 0 : Math.round(0.8 * Theme.gap)
        }
        Rectangle {
            anchors.fill: footArea
            visible: sheet.footed
            radius: parent.radius
            color: Qt.tint(Theme.paper, "#66EFE9DA")

            Rectangle {
                width: parent.width
                height: parent.radius
                color: parent.color

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.paperEdge
                }
            }
        }
        Item {
            id: footArea

            visible: sheet.footed
            anchors.left: sideArea.right
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: Math.round(Theme.touchSize + 2.2 * Theme.gap)
        }
        Row {
            id: tools

            anchors.right: closer.left
            anchors.rightMargin: spacing
            anchors.top: closer.top
            spacing: Math.max(8, Math.round(0.8 * Theme.gap))
        }
        // After what it closes, for the Tab key.
        ToolButton {
            id: closer

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Math.round(0.8 * Theme.gap)
            symbol: "close"
            text: qsTr("Close")
            paper: true
            onClicked: sheet.close()
        }
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: "transparent"
            border.color: Theme.paperEdge
        }
        NumberAnimation on opacity {
            from: 0
            to: 1
            duration: Theme.lasting(180)
        }
    }
}
