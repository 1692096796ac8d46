// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// What the players have captured: a small shut pile beside each plate, the viewer's own above it.
Repeater {
    id: captured

    required property int seats
    property string pile: "won"
    model: seats

    Pile {
        required property int index
        readonly property bool leftwards: 2 * index >= captured.seats

        pile: captured.pile
        seat: index
        from: Pile.Place
        column: index === 0 ? 0.4 : leftwards ? -0.66 : 0.66
        row: index === 0 ? -0.57 : 0.55
        size: 0.66
        cards.shut: true
        cards.suitTold: false
        engraving: ""
    }
}
