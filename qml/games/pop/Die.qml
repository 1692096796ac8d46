// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A face of a die, from 1 to 6.
Rectangle {
    id: die

    property int value: 1
    readonly property var spots: [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    height: width
    radius: width * 0.18
    color: Theme.paper
    border.color: Theme.paperEdge
    border.width: Math.max(1, width * 0.02)
    rotation: -6
    antialiasing: true

    Repeater {
        model: die.spots[Math.max(1, Math.min(6, die.value)) - 1]

        Rectangle {
            required property int modelData

            x: die.width * (0.25 + 0.25 * (modelData % 3)) - width / 2
            y: die.height * (0.25 + 0.25 * Math.floor(modelData / 3)) - height / 2
            width: die.width * 0.17
            height: width
            radius: width / 2
            color: Theme.red
        }
    }
}
