// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// To which of two teams somebody belongs: a blue disc or an orange diamond.
Rectangle {
    id: badge

    /// 0 or 1; anything else: nothing is shown.
    property int team: -1
    property real size: 14

    visible: team === 0 || team === 1
    width: team === 1 ? size * 0.84 : size
    height: width
    radius: team === 1 ? 1 : width / 2
    rotation: team === 1 ? 45 : 0
    color: team === 1 ? "#E8892B" : "#3F86D8"
    border.width: Math.max(1, size * 0.1)
    border.color: "#FFFFFF"
}
