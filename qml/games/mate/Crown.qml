// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A small crown below the index of a card that mates, where the next card of a hand does not cover it.
Item {
    id: mark

    readonly property string ruleName: "Scoring"
    Rectangle {
        id: crown

        x: Math.round(mark.width * 0.04)
        y: Math.round(mark.height * 0.38)
        width: Math.round(mark.width * 0.28)
        height: width
        radius: width / 2
        color: "#E0A100"
        border.color: Theme.ink
        border.width: Math.max(1, width * 0.04)

        Repeater {
            model: 3

            Rectangle {
                required property int index

                x: crown.width * (0.2 + 0.22 * index)
                y: crown.width * (index === 1 ? 0.22 : 0.3)
                width: crown.width * 0.16
                height: width
                rotation: 45
                color: Theme.ink
            }
        }
        Rectangle {
            x: crown.width * 0.22
            y: crown.width * 0.48
            width: crown.width * 0.56
            height: crown.width * 0.24
            color: Theme.ink
        }
    }
}
