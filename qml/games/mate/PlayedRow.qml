// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// What a player has played in this game, the card of each move half over the one before it, and before them the card
// that was put out of play, which counts as one more move.
Item {
    id: line

    required property int seat
    required property real row
    /// How many moves are numbered below the row; 0: none.
    property int moves: 0
    /// Whether a card of it may be played once more.
    property bool again: false
    required property PlayTable board
    readonly property real size: 0.8
    /// Side by side where there is room for all moves of a game.
    readonly property real step: Math.min(1.05, ((board.columns - 2.5) * board.columnStep + 1 - size) / (9 * size))

    Pile {
        id: aside

        pile: "foreplaced"
        seat: line.seat
        column: 0.2
        from: Pile.Bottom
        row: line.row
        size: line.size
        engraving: count > 0 ? "" : "blank"

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            // The card lies crosswise.
            y: Math.round((parent.height + parent.width) / 2)
            visible: aside.count > 0
            text: qsTr("+1")
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.clothInk

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("The mate counts one more move")
        }
    }
    Pile {
        id: played

        pile: "played"
        seat: line.seat
        column: 1.5
        from: Pile.Bottom
        row: line.row
        size: line.size
        fan: Pile.Right
        spread.step: line.step
        spread.grow: 1 + 9 * line.step
        slides: true
        cards.raise: line.again
        level: 3
        engraving: "blank"

        Repeater {
            model: Theme.terse ? 0 : line.moves

            Text {
                required property int index

                x: Math.round((index * line.step + 0.06) * played.width)
                y: Math.round(played.height * 1.01)
                width: Math.round(line.step * played.width)
                text: index + 1
                font.pixelSize: Math.round(12 * Theme.unit)
                color: Theme.clothInkFaint
            }
        }
    }
}
