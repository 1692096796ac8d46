// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// Two players, one above the other at the left, with trumps between them; the other's display above, the trick in two
// pairs in the middle, the viewer's display and hand below.
PlayTable {
    id: table

    readonly property bool forced: phase !== "lead"

    others: PlayTable.Aside
    sorts: true
    columns: 7.6
    rows: 4.66
    rowPitch: 1.04
    columnSpread: 1.2
    handRows: 1.24
    // With large text what is asked says it alone.
    prompt: open.visible && Theme.terse ? "" : session?.shown.prompt ?? ""

    Display {
        seat: 1
        from: Pile.Top
        tricks: table.facts.tricks_won ?? []
    }
    Display {
        seat: 0
        from: Pile.Bottom
        row: 1.2
        tricks: table.facts.tricks_won ?? []
        raise: table.forced
        outlined: "display" in table.captions
    }
    PairedTrick {
        id: trick

        board: table
        column: 0.55
    }
    DealEnd {
        board: table
    }
    TrumpStock {
        id: stock
    }
    TrumpOrder {
        x: table.margin
        y: stock.lower + Theme.gap * 1.5
        width: table.plate.width
        board: table
        trump: table.facts.trump ?? ""
    }
    Cube {
        visible: !open.visible
        value: table.facts.cube ?? 1
        column: 6.6
    }
    OpenPop {
        id: open

        board: table
        start: trick.end
        value: table.facts.cube ?? 1
    }
    Hand {
        cards.raise: table.forced
        outlined: "hand" in table.captions
    }
    OtherHands {
        seats: table.seats
    }
}
