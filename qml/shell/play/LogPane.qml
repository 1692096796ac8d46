// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What has happened, the latest below.
Rectangle {
    id: pane

    required property Session session

    color: Theme.paper
    border.color: Theme.paperEdge
    radius: Math.round(10 * Theme.unit)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Game log")

    ListView {
        id: lines

        anchors.fill: parent
        anchors.margins: Theme.gap
        clip: true
        spacing: 4
        model: pane.visible && pane.session ? pane.session.log : null
        // Not before the new line knows how many rows it takes.
        onCountChanged: end.restart()

        Timer {
            id: end

            interval: 0
            onTriggered: lines.positionViewAtEnd()
        }

        delegate: Text {
            required text
            required property int seat

            width: lines.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            font.weight: seat < 0 ? Font.DemiBold : Font.Normal
            color: Theme.ink
        }
    }
}
