// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// One pad for each person at the table, along the lower edge: up to two in rows, more side by side for a touch screen.
Grid {
    id: pads

    required property Session session
    property alias pad: seats.delegate
    readonly property real padWidth: (width - (columns - 1) * spacing) / columns

    readonly property int people: session ? session.game.people.length : 0

    // Three in one row where two rows would leave no room for the cards.
    readonly property bool low: people === 3 && parent !== null && parent.width > 700 && parent.width < 1000

    columns: people > 8 ? 4 : people > 4 || low ? 3 : people > 2 ? 2 : 1
    spacing: Theme.gap
    z: 4

    Repeater {
        id: seats

        model: pads.session ? pads.session.game.people : []
    }
}
