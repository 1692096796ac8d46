// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Two players: the other's display above, the trick in two pairs in the middle, the viewer's display and hand below.
PlayTable {
    id: table

    columns: 7
    rows: 4.1
    rowPitch: 1.04
    columnSpread: 1.2
    handRows: 0

    Repeater {
        model: 2

        Pile {
            required property int index

            pile: "down"
            seat: index
            column: 1.7
            from: index === 0 ? Pile.Bottom : Pile.Top
            row: index === 0 ? 1.04 : 0
            mark: "blank"
            counted: true
        }
    }
    Repeater {
        model: 2

        Pile {
            required property int index

            pile: "display"
            seat: index
            column: 2.85
            from: index === 0 ? Pile.Bottom : Pile.Top
            row: index === 0 ? 1.04 : 0
            fan: Pile.Right
            step: 1.08
            grow: 2.1
            sorted: false
            lift: index === 0 && table.phase !== "lead"
        }
    }
    Repeater {
        model: 2

        Pile {
            required property int index

            pile: "won"
            seat: index
            column: 6
            from: index === 0 ? Pile.Bottom : Pile.Top
            row: index === 0 ? 1.04 : 0
            size: 0.8
            shut: true
            caption: qsTr("Tricks: %1").arg(table.facts.tricks_won ? table.facts.tricks_won[seatNumber] : 0)
        }
    }
    Pile {
        pile: "trick"
        column: 3
        from: Pile.Middle
        fan: Pile.Right
        step: 1.04
        group: 2
        grow: 4.5
        centred: true
        mark: ""
    }
    Pile {
        pile: "stock"
        from: Pile.Middle
        mark: ""
    }
    Pile {
        pile: "upcard"
        column: 0.42
        from: Pile.Middle
        level: 2
        mark: ""
    }
    TrumpBadge {
        trump: table.facts.trump ?? ""
    }
    Cube {
        value: table.facts.cube ?? 1
        column: 6
    }
    Hand {
        trump: table.facts.trump ?? ""
        aceHigh: true
        lift: table.phase !== "lead"
    }
    OtherHands {
        seats: table.seats
    }
}
