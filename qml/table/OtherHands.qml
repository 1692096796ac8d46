// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable

// The hands of the others, standing behind their plates.
Repeater {
    id: hands

    required property int seats
    property string pile: "hand"
    /// Where it stands on the plate and how much of it it takes, in widths of the plate.
    property real shift: 0
    property real share: 0.92
    /// Where open ones lie, in heights of a card from there.
    property real openRow: 1.66
    /// Their faces are to be read: they lie large before the plates instead of standing behind them.
    property bool open: App.session?.review?.open ?? false

    model: Math.max(0, hands.seats - 1)

    Pile {
        required property int index

        pile: hands.pile
        seat: index + 1
        column: hands.shift
        spread.grow: hands.open ? 0 : hands.share
        from: Pile.Place
        fan: Pile.Across
        spread.step: 0.3
        row: hands.open ? hands.openRow : 0
        size: hands.open ? 1.25 : 1
        holding.sorted: hands.open
        engraving: ""
    }
}
