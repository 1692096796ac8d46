// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Seven columns from the left, the foundations one under the other at the right; in a tall window in a row above them.
PlayTable {
    id: table

    readonly property bool tall: height > width

    columns: tall ? 7 : 8.2
    rows: 4.2
    columnPitch: 1.09
    columnSpread: 1.3

    Repeater {
        model: 7

        Pile {
            required property int index

            pile: "tableau." + (index + 1)
            column: index
            row: table.tall ? 1.08 : 0
            fan: Pile.Down
            spread.step: table.tall ? 0.44 : 0.34
            spread.backStep: table.tall ? 0.14 : 0.1
            engraving: table.option("empty_columns") === "any" ? "blank" : "K"
        }
    }
    Repeater {
        model: ["C", "D", "S", "H"]

        Pile {
            required property int index
            required property string modelData

            pile: "foundation." + modelData
            column: table.tall ? 3 + index : 7.2
            row: table.tall ? 0 : index
            engraving: modelData
        }
    }
}
