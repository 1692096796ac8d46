// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The open side of a player's cards: the face-down rest with its count, the cards turned up beside it, what was won.
Item {
    id: display

    required property int seat
    required property int from
    property real row: 0
    property list<int> tricks
    property bool raise: false
    property bool outlined: false
    /// Beside a plate there is no room for words.
    readonly property bool tight: Theme.terse || (parent?.width ?? 0) < 700 * Theme.usual

    Pile {
        pile: "down"
        seat: display.seat
        column: 0.55
        from: display.from
        row: display.row
        caption: count > 0 ? display.tight ? count : qsTr("%1 left").arg(count) : ""
    }
    Pile {
        pile: "display"
        seat: display.seat
        column: 1.7
        from: display.from
        row: display.row
        fan: Pile.Right
        spread.step: 1.08
        spread.grow: 2.1
        level: 2
        cards.raise: display.raise
        outlined: display.outlined
    }
    Pile {
        pile: "won"
        seat: display.seat
        column: 6.6
        from: display.from
        row: display.row
        size: 0.8
        caption: qsTr("Tricks: %1").arg(display.tricks[seatNumber] ?? 0)
    }
}
