// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// Two players: the other's display above, the trick in two pairs in the middle, the viewer's display and hand below.
PlayTable {
    id: table

    readonly property bool forced: phase !== "lead"

    columns: 7
    rows: 4.2
    rowPitch: 1.04
    columnSpread: 1.2
    handRows: 1.08

    Display {
        seat: 1
        from: Pile.Top
        tricks: table.facts.tricks_won ?? []
    }
    Display {
        seat: 0
        from: Pile.Bottom
        row: 1.13
        tricks: table.facts.tricks_won ?? []
        raise: table.forced
        outlined: "display" in table.captions
    }
    Pile {
        pile: "trick"
        column: 3
        from: Pile.Middle
        fan: Pile.Right
        spread.step: 1.04
        spread.gapEvery: 2
        spread.grow: 4.5
        spread.centred: true
        engraving: ""
    }
    DealEnd {
        board: table
    }
    TrumpStock {}
    TrumpOrder {
        trump: table.facts.trump ?? ""
        from: Pile.Bottom
        row: 1.13
    }
    Cube {
        value: table.facts.cube ?? 1
        column: 6
    }
    Hand {
        cards.raise: table.forced
        outlined: "hand" in table.captions
    }
    OtherHands {
        seats: table.seats
    }
}
