// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The seats at the end of a game, with their scores or how many cards they have left.
Item {
    id: standing

    required property Session session
    /// What the game's table says of it.
    required property GameEnd end
    required property bool shown
    /// How wide it may be.
    required property real most

    /// The seats from the first to the last, in columns of equal length.
    readonly property bool placed: end !== null && end.order.length === session?.game.seatCount
    readonly property var order: placed ? end.order : shown && session ? session.seats.standing() : []
    readonly property int columns: Math.ceil((session?.game.seatCount ?? 1) / 6)
    readonly property int inColumn: Math.ceil((session?.game.seatCount ?? 1) / columns)
    readonly property real lineWidth: Math.min(Math.round(320 * Theme.unit), (most - (columns - 1) * Theme.gap) / columns)
    readonly property real lineHeight: Math.round((columns > 2 ? 30 : 38) * Theme.unit)
    readonly property real pitch: lineHeight + Math.round(4 * Theme.unit)

    width: columns * (lineWidth + Theme.gap) - Theme.gap
    height: inColumn * pitch

    Repeater {
        model: standing.session ? standing.session.seats : null

        Rectangle {
            id: line

            required property int seat
            required property string name
            required property int face
            required property int score
            required property int cards
            required property bool isWinner

            readonly property int rank: Math.max(0, standing.order.indexOf(seat))

            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2, %3", "place, player, score or cards left").arg(rank + 1).arg(name).arg(number.text)

            x: Math.floor(rank / standing.inColumn) * (standing.lineWidth + Theme.gap)
            y: rank % standing.inColumn * standing.pitch
            width: standing.lineWidth
            height: standing.lineHeight
            radius: Math.round(10 * Theme.unit)
            color: isWinner ? Theme.paperDeep : "transparent"
            border.width: isWinner ? Math.max(2, Math.round(2 * Theme.unit)) : 0
            border.color: Theme.action

            Text {
                id: place

                x: Theme.gap * 0.6
                anchors.verticalCenter: parent.verticalCenter
                visible: standing.placed
                width: visible ? Math.round(26 * Theme.unit) : 0
                text: qsTr("%1.", "a place: 1st, 2nd").arg(line.rank + 1)
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.normal
                color: Theme.inkFaint
            }
            Image {
                id: portrait

                x: Theme.gap * 0.6 + (place.visible ? place.width + Theme.gap * 0.6 : 0)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(parent.height * 0.76)
                height: width
                source: Theme.face(line.face)
                sourceSize.width: width
                sourceSize.height: width
            }
            Text {
                anchors.left: portrait.right
                anchors.right: number.left
                anchors.leftMargin: Theme.gap * 0.8
                anchors.rightMargin: Theme.gap * 0.8
                anchors.verticalCenter: parent.verticalCenter
                text: (line.isWinner ? "★ " : "") + line.name
                elide: Text.ElideRight
                font.pixelSize: Theme.normal
                font.weight: line.isWinner ? Font.Bold : Font.Normal
                color: Theme.ink
            }
            Text {
                id: number

                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: standing.end?.byCards ? qsTr("%1 left").arg(line.cards) : line.score
                font.pixelSize: standing.end?.byCards ? Theme.normal : Theme.large
                font.weight: Font.DemiBold
                color: line.isWinner ? Theme.action : Theme.ink
            }
        }
    }
}
