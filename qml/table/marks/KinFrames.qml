// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// Frames the cards that belong to the one under the pointer.
Repeater {
    id: frames

    required property GameTable board

    model: board.session && board.hovered >= 0 && !board.carrying && board.session.shown.deal >= 0 ? board.session.input.kin(board.hovered) : []

    KinFrame {
        required property var modelData
        readonly property rect frame: frames.board.cardWidth > 0 ? frames.board.cardRect(modelData.row) : Qt.rect(0, 0, 0, 0)

        x: frame.x
        y: frame.y
        z: 70000
        width: frame.width
        height: frame.height
        waits: modelData.waits
        goes: modelData.goes
    }
}
