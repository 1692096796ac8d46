// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A small stack of chips, the higher the more there are.
Item {
    id: stack

    property int amount: 0
    /// How many chips it takes for one more disc.
    property int perDisc: 25
    property real disc: Math.round(20 * Theme.unit)
    readonly property int discs: amount <= 0 ? 0 : Math.min(7, 1 + Math.floor(amount / perDisc))

    implicitWidth: disc
    implicitHeight: disc * 1.5

    Repeater {
        model: stack.discs

        Rectangle {
            required property int index

            y: stack.height - height - index * stack.disc * 0.19
            width: stack.disc
            height: stack.disc * 0.42
            radius: height / 2
            color: index % 2 === 0 ? Theme.red : Theme.paper
            border.width: Math.max(1, stack.disc * 0.05)
            border.color: index % 2 === 0 ? "#7A1A14" : "#A79F8A"
        }
    }
}
