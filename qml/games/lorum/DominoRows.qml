// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// Rows of suits that grow to both sides, as a grid: every rank has its column.
Repeater {
    id: rows

    required property PlayTable board
    /// From the lowest rank to the highest.
    readonly property string ranks: board.ranks
    /// The rank with which rows begin; empty: not known yet.
    property string start
    /// Whether the empty places are shown.
    property bool outlined: true
    property real row: 0
    /// How large the cards are, and how far apart the rows: none lies upon another.
    property real size: 0.7
    property real pitch: 0.73

    model: ["C", "D", "H", "S"]

    Pile {
        required property int index
        required property string modelData
        readonly property var cards: {
            rows.board.facts;
            return rows.board.session?.shown.codesIn("tableau." + modelData) ?? [];
        }
        readonly property string lowest: cards.length > 0 ? Cards.text(cards[0])[0] : rows.start

        pile: "tableau." + modelData
        column: lowest === "" ? 3.5 : rows.ranks.indexOf(lowest)
        from: Pile.Middle
        row: rows.row + (index - 1.5) * rows.pitch
        size: rows.size
        fan: Pile.Right
        spread.step: rows.board.columnStep / rows.size
        level: 1 + index
        engraving: rows.outlined ? modelData : ""
    }
}
