// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The cards of the last finished trick in the order they were played, until a click.
Rectangle {
    id: last

    required property Session session
    property bool shown: false
    readonly property var codes: session ? session.shown.lastTrick : []

    signal dismissed

    visible: shown && codes.length > 0
    width: Math.max(title.implicitWidth, row.width) + 3 * Theme.gap
    height: title.height + row.height + 3 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: title.text + ": " + codes.map(code => Cards.words(code)).join(", ")

    Text {
        id: title

        y: Theme.gap
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Last trick")
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
    }
    Row {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: title.bottom
        anchors.topMargin: Theme.gap
        spacing: Theme.gap * 0.6

        Repeater {
            model: last.visible ? last.codes : []

            Picture {
                required property int modelData

                width: Math.round(84 * Theme.unit)
                height: Math.round(117.6 * Theme.unit)
                name: Theme.cardPicture(modelData, true)
            }
        }
    }
    Escape {
        when: last.visible
        onPressed: last.dismissed()
    }
    TapHandler {
        onTapped: last.dismissed()
    }
}
