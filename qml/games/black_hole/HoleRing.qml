// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The black hole: dark, a little sunk, with a faint ring of light.
Item {
    id: ring

    required property PlayTable board
    required property Pile hole

    x: hole.x + hole.width / 2
    y: hole.y + 0.62 * hole.height

    Accessible.ignored: true

    Repeater {
        model: [1.95, 1.8, 1.66, 1.54]

        Rectangle {
            required property int index
            required property real modelData

            anchors.centerIn: parent
            width: Math.round(modelData * ring.board.cardHeight)
            height: width
            radius: width / 2
            color: Theme.light ? "#22000000" : "#33000000"
            border.width: index === 0 ? Math.max(1, Math.round(2 * Theme.unit)) : 0
            border.color: Theme.light ? "#668A4B00" : "#66F6E7B4"
        }
    }
}
