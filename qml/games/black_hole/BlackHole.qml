// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// The fans in an ellipse round the hole; All in a Row: the columns above, and the hole as a long row below them.
PlayTable {
    id: table

    readonly property bool inARow: option("layout") === "all_in_a_row"
    readonly property bool tall: height > width
    readonly property list<point> around: tall ? [Qt.point(0, 0), Qt.point(2, 0), Qt.point(4, 0), Qt.point(6, 0), Qt.point(1, 1.05), Qt.point(3, 1.05), Qt.point(5, 1.05), Qt.point(0, 2.1), Qt.point(6, 2.1), Qt.point(0, 3.15), Qt.point(6, 3.15), Qt.point(1, 4.2), Qt.point(3, 4.2), Qt.point(5, 4.2), Qt.point(1, 5.25), Qt.point(3, 5.25), Qt.point(5, 5.25)] : [Qt.point(0, 0.16), Qt.point(2, 0.04), Qt.point(4, 0), Qt.point(6, 0.04), Qt.point(8, 0.16), Qt.point(0, 1.2), Qt.point(2, 1.1), Qt.point(6, 1.1), Qt.point(8, 1.2), Qt.point(0, 2.24), Qt.point(2, 2.16), Qt.point(6, 2.16), Qt.point(8, 2.24), Qt.point(1, 3.26), Qt.point(3, 3.3), Qt.point(5, 3.3), Qt.point(7, 3.26)]
    readonly property int columnsInARow: tall ? 7 : 13
    /// Room above for cards that stand out.
    readonly property real head: 0.14

    columns: inARow ? columnsInARow : tall ? 7.72 : 9.72
    rows: head + (inARow ? (tall ? 5.5 : 3.3) : tall ? 6.25 : 4.3)
    columnPitch: inARow ? 1.08 : 1
    columnSpread: inARow ? 1.3 : 1.16
    rowPitch: 1.05
    prompt: session ? session.shown.prompt : ""
    footer: counts.open ? counts.height + Theme.gap : 0

    HoleRing {
        board: table
        visible: !table.inARow
        hole: hole
    }
    Pile {
        id: hole

        pile: "hole"
        column: table.inARow ? 0 : table.tall ? 3.36 : 4.36
        row: table.head + (table.inARow ? (table.tall ? 4.5 : 2.3) : table.tall ? 2.36 : 1.4)
        size: table.inARow ? 1 : 1.15
        fan: table.inARow ? Pile.Right : Pile.None
        spread.grow: table.inARow ? (table.columns - 1) * table.columnStep + 1 : 0
        engraving: "blank"
        opens: true
        onOpened: tail.open = !tail.open
    }
    Repeater {
        model: table.inARow ? 13 : 17

        Pile {
            required property int index

            pile: "tableau." + (index + 1)
            column: table.inARow ? index % table.columnsInARow + (index < table.columnsInARow || !table.tall ? 0 : 0.5) : table.around[index].x
            row: table.head + (table.inARow ? Math.floor(index / table.columnsInARow) * 2.15 : table.around[index].y)
            fan: table.inARow ? Pile.Down : Pile.Right
            spread.step: table.inARow ? 0.34 : 0.36
            spread.grow: table.inARow ? 2.05 : 1.75
            cards.raise: App.settings.games.on.liftPlayable
        }
    }
    HoleTail {
        id: tail

        board: table
        hole: hole
        apart: table.inARow
    }
    RankCounts {
        id: counts

        board: table
    }
}
