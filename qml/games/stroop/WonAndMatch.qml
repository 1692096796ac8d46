// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What a player of Stroop has won, behind their plate, and their match card before it.
Item {
    id: place

    required property int index

    Pile {
        pile: "won"
        seat: place.index
        from: Pile.Place
        cards.shut: true
        engraving: ""
    }
    Pile {
        pile: "match"
        seat: place.index
        from: Pile.Place
        column: -0.36
        row: place.index === 0 ? -1 : 1.72
        size: 1.1
        engraving: ""
    }
}
