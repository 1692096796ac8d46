// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// To which team a seat belongs, at its plate, and which one is the viewer's partner.
PlateSign {
    id: sign

    readonly property bool partner: layout !== null && (seat - layout.viewer + 4) % 4 === 2

    spoken: partner ? qsTr("%1, your partner").arg(name) : ""

    TeamBadge {
        // Away from the name.
        x: sign.portrait.x - width * 0.3
        y: sign.portrait.y + sign.portrait.height - height * 0.8
        team: sign.seat % 2
        size: Math.round(17 * Theme.unit)
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Math.round(parent.height - height / 2)
        // With large text the badge alone says so.
        visible: sign.partner && !Theme.terse
        width: word.width + Theme.gap * 1.4
        // Even, or the software renderer leaves a line free in the middle.
        height: 2 * Math.round(word.height / 2 + 2)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.paperEdge

        Text {
            id: word

            anchors.centerIn: parent
            text: qsTr("partner")
            font.pixelSize: Math.round(12 * Theme.unit)
            font.weight: Font.DemiBold
            color: Theme.ink
        }
    }
}
