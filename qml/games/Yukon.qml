// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Seven columns from the left, the foundations one under the other at the right.
PlayTable {
    id: table

    columns: 8.2
    rows: 4.2
    columnPitch: 1.09
    columnSpread: 1.3

    Repeater {
        model: 7

        Pile {
            required property int index

            pile: "tableau." + (index + 1)
            column: index
            fan: Pile.Down
            mark: table.option("empty_columns") === "any" ? "blank" : "K"
        }
    }
    Repeater {
        model: ["C", "D", "S", "H"]

        Pile {
            required property int index
            required property string modelData

            pile: "foundation." + modelData
            column: 7.2
            row: index
            mark: modelData
        }
    }
}
