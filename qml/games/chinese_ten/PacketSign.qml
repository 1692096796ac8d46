// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// How many cards a seat has won and, where that is to be seen, what they count: at its plate.
PlateSign {
    id: sign

    readonly property string ruleName: "Scoring"
    required property PlayTable board
    // Before the first deal has been counted there is nothing but noughts, which would deny what the packet shows.
    scored: (board.session?.shown.scores ?? []).some(score => score !== 0)

    readonly property int won: board.session && board.session.shown.deal >= 0 ? board.session.shown.pileSize("won." + seat) : 0
    readonly property int points: App.settings.games.on.showPoints ? board.facts.points?.[seat] ?? -1 : -1

    Rectangle {
        id: badge

        anchors.right: parent.right
        anchors.bottom: parent.top
        // The viewer's own beside the plate: above it lies the hand.
        anchors.bottomMargin: -height * (sign.isViewer ? 0.9 : 0.2)
        anchors.rightMargin: sign.isViewer ? -width - Theme.gap * 0.4 : -height * 0.25
        visible: sign.won > 0
        width: Math.max(height, row.width + 14)
        height: Math.round(22 * Theme.unit)
        radius: height / 2
        color: Theme.paper
        border.color: Theme.paperEdge

        Accessible.role: Accessible.StaticText
        Accessible.name: sign.points < 0 ? qsTr("Cards won: %1").arg(sign.won) : qsTr("Cards won: %1, points: %2").arg(sign.won).arg(sign.points)

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Math.round(5 * Theme.unit)

            Text {
                text: sign.won
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: sign.points >= 0
                width: Math.round(7 * Theme.unit)
                height: width
                radius: width / 2
                color: Theme.red
            }
            Text {
                visible: sign.points >= 0
                text: sign.points
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.red
            }
        }
    }
}
