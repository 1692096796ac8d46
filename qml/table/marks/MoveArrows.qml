// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// While moves are marked: an arrow for each, from card to target.
Repeater {
    id: arrows

    required property GameTable board

    model: board.showingMoves ? board.session.input.drags() : []

    MoveArrow {
        required property var modelData

        z: 95000
        from: arrows.board.cardWidth > 0 ? arrows.board.cardRect(modelData.row) : Qt.rect(0, 0, 0, 0)
        to: arrows.board.cardWidth > 0 ? arrows.board.pileRect(modelData.pile) : Qt.rect(0, 0, 0, 0)
    }
}
