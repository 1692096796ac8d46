// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The packets of cards that each seat has won, face down: the others' peep out above their plates, one's own lies beside
// the plate.
Repeater {
    id: packets

    required property int seats
    property string pile: "won"

    model: packets.seats

    Pile {
        required property int index

        pile: packets.pile
        seat: index
        from: Pile.Place
        column: index === 0 ? 0.66 : 0.34
        row: index === 0 ? 0.56 : 0
        size: index === 0 ? 0.7 : 0.9
        cards.shut: true
        cards.suitTold: false
        engraving: ""
    }
}
