// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The card that makes others wild, crosswise under the stock, its index to be seen beside it.
Item {
    id: negative

    property real column: 0
    property real row: 0
    property int from: Pile.Middle
    property real size: 1
    /// How far it stands out, in card widths.
    property real out: 0.5
    /// The number of the stock stands below it, not beside it.
    property bool below: false

    Pile {
        pile: "negative"
        column: negative.column + negative.out
        row: negative.row
        from: negative.from
        size: negative.size
        level: 0
        mark: ""
    }
    Pile {
        id: stock

        pile: "stock"
        column: negative.column
        row: negative.row
        from: negative.from
        size: negative.size
        counted: !negative.below
        foot: negative.below && stock.count > 0 ? String(stock.count) : ""
        level: 1
    }
}
