// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Thin lines from the card that a person looks at to those that it could be put on.
Item {
    id: lines

    required property PlayTable board
    readonly property bool due: board.session !== null && board.hovered >= 0 && !board.carrying && board.cardWidth > 0
    readonly property rect start: due ? board.cardRect(board.hovered) : Qt.rect(0, 0, 0, 0)
    readonly property var kin: due && board.session.shown.deal >= 0 ? board.session.input.kin(board.hovered) : []

    z: 4

    Repeater {
        model: lines.kin.filter(each => !each.waits)

        Rectangle {
            required property var modelData
            readonly property rect frame: lines.board.cardRect(modelData.row)
            readonly property real wide: frame.x + frame.width / 2 - x
            readonly property real high: frame.y + frame.height / 2 - y

            x: lines.start.x + lines.start.width / 2
            y: lines.start.y
            width: Math.sqrt(wide * wide + high * high)
            height: Math.max(2, Math.round(2 * Theme.unit))
            transformOrigin: Item.TopLeft
            rotation: Math.atan2(high, wide) * 180 / Math.PI
            color: Theme.accent
            opacity: 0.85
        }
    }
}
