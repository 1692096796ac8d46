// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// One suit of the layout, in the order in which the sevens came: high cards peep out above the seven, low ones lie over
// its foot.
Item {
    id: suit

    required property PlayTable board
    required property string modelData
    required property int index
    readonly property var begun: board.facts.row ?? []
    /// Suits not begun yet follow in their usual order; the place says only that a seven begins it.
    readonly property int column: {
        const at = begun.indexOf(modelData);
        return at >= 0 ? at : begun.length + index - begun.filter(other => suits.indexOf(other) < index).length;
    }
    readonly property list<string> suits: ["C", "D", "H", "S"]
    /// While there are none, as much of the place counts as the seven leaves free.
    readonly property size peeping: Qt.size(1, 0.58)
    readonly property var closed: board.facts.closed ?? []

    Pile {
        pile: "high." + suit.modelData
        column: suit.column
        from: Pile.Middle
        row: -0.58
        reach: suit.peeping
        engraving: ""
        cards.shut: suit.closed.includes(pileId)
    }
    Pile {
        pile: "seven." + suit.modelData
        column: suit.column
        from: Pile.Middle
        level: 2
        engraving: suit.begun.includes(suit.modelData) ? suit.modelData : "7"
    }
    Pile {
        pile: "low." + suit.modelData
        column: suit.column
        from: Pile.Middle
        row: count > 0 ? 0.58 : 1
        reach: suit.peeping
        level: 3
        engraving: ""
        cards.shut: suit.closed.includes(pileId)
    }
}
