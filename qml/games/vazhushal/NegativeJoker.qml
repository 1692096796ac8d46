// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The card that makes others wild, crosswise under the stock, its index to be seen beside it.
Item {
    id: negative

    property real column: 0
    property real row: 0
    property int from: Pile.Middle
    property real size: 1
    /// How far it stands out, in card widths.
    property real out: 0.5
    /// The number of the stock stands at its corner, not beside it, where there is no room.
    property bool badge: false
    /// Where the stock lies.
    readonly property rect extent: stock.extent

    Pile {
        pile: "negative"
        column: negative.column + negative.out
        row: negative.row
        from: negative.from
        size: negative.size
        level: 0
        engraving: ""
    }
    Pile {
        id: stock

        pile: "stock"
        column: negative.column
        row: negative.row
        from: negative.from
        size: negative.size
        counted: !negative.badge
        level: 1
    }
    CountBadge {
        parent: (stock.layout as PlayTable)?.cardLayer ?? null
        // Not upon the index of a stock that is turned up at the end.
        x: stock.extent.x + stock.extent.width - width + Math.round(0.3 * height)
        y: stock.extent.y - Math.round(0.35 * height)
        z: 60000
        visible: negative.badge && stock.count > 0
        count: stock.count
    }
}
