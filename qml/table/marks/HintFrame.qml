// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Frames the pile that a hint speaks of: upon its cards, but behind a plate that lies upon them.
Rectangle {
    required property rect frame

    visible: frame.width > 0
    x: frame.x
    y: frame.y
    z: 59000
    width: frame.width
    height: frame.height
    radius: 6
    color: "transparent"
    border.width: Math.max(3, 3 * Theme.unit)
    border.color: "#2E7BD6"
}
