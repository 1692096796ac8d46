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
    handRows: 1.08

    Repeater {
        model: 2

        Item {
            id: side

            required property int index
            readonly property int from: index === 0 ? Pile.Bottom : Pile.Top
            readonly property real row: index === 0 ? 1.04 : 0

            Pile {
                pile: "down"
                seat: side.index
                column: 1.7
                from: side.from
                row: side.row
                counted: true
            }
            Pile {
                pile: "display"
                seat: side.index
                column: 2.85
                from: side.from
                row: side.row
                fan: Pile.Right
                step: 1.08
                grow: 2.1
                lift: side.index === 0 && table.phase !== "lead"
            }
            Pile {
                pile: "won"
                seat: side.index
                column: 6
                from: side.from
                row: side.row
                size: 0.8
                caption: qsTr("Tricks: %1").arg(table.facts.tricks_won ? table.facts.tricks_won[seatNumber] : 0)
            }
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
    TrumpStock {
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
