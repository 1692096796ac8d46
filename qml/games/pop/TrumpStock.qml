// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The rest of the pack with the card that decides trump upon it.
Item {
    Pile {
        pile: "stock"
        from: Pile.Middle
        engraving: ""
    }
    Pile {
        pile: "upcard"
        column: 0.42
        from: Pile.Middle
        level: 2
        engraving: ""
    }
}
