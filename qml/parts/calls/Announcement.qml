// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// What all should notice now, below the players at the upper edge.
Headline {
    required property PlayTable board
    /// How much lower than there.
    property real drop: 0

    parent: board
    // Between those at the sides.
    most: Theme.terse ? board.width - 2 * board.plate.width - 4 * Theme.gap : board.width
    z: 3
    anchors.horizontalCenter: parent.horizontalCenter
    y: board.margin + board.plate.height * 1.55 + Theme.gap * 1.3 + drop
}
