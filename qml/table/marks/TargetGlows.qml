// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// Marks every place where what is lifted may go.
Repeater {
    id: glows

    required property GameTable board
    required property bool pulsing

    model: board.session ? board.session.input.targets : []

    TargetGlow {
        required property target modelData
        readonly property rect frame: glows.board.cardWidth > 0 ? glows.board.targetRect(modelData) : Qt.rect(0, 0, 0, 0)

        // A place that the table does not show, such as a new meld's, has no frame.
        visible: frame.width > 0
        x: frame.x
        y: frame.y
        z: 90000
        width: frame.width
        height: frame.height
        pulsing: glows.pulsing
    }
}
