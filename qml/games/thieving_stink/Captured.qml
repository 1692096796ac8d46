// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// What the players have captured: a small shut pile beside each plate. The viewer's own lies above his hand.
Repeater {
    id: captured

    required property int seats
    property string pile: "won"
    /// Where the viewer's own pile lies, above his hand.
    property real ownColumn: 0
    property real ownRow: 1.06

    model: seats

    Pile {
        required property int index
        readonly property bool leftwards: 2 * index >= captured.seats

        pile: captured.pile
        seat: index
        from: index === 0 ? Pile.Bottom : Pile.Place
        column: index === 0 ? captured.ownColumn : leftwards ? -0.66 : 0.66
        row: index === 0 ? captured.ownRow : 0.55
        size: index === 0 ? 0.6 : 0.66
        cards.shut: true
        cards.suitTold: false
        engraving: ""
    }
}
