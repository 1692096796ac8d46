// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where a hint would go.
Rectangle {
    visible: width > 0
    radius: 6
    color: "transparent"
    border.width: Math.max(3, 3 * Theme.unit)
    border.color: "#2E7BD6"
}
