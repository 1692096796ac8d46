// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The rest of the pack below the other's plate, with the card that decides trump upon it.
Item {
    /// Where it ends.
    readonly property real lower: upcard.y + upcard.height

    Pile {
        pile: "stock"
        beside: 1
        from: Pile.Place
        column: -0.3
        row: 1.95
        size: 1.45
        engraving: ""
    }
    Pile {
        id: upcard

        pile: "upcard"
        beside: 1
        from: Pile.Place
        column: -0.1
        row: 1.95
        size: 1.45
        level: 2
        engraving: ""
    }
}
