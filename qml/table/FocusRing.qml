// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the keys go: a ring round what has the focus, on paper in green.
Rectangle {
    id: ring

    property bool shown: false
    property bool paper: true
    property real round: (parent as Rectangle)?.radius ?? 0

    anchors.fill: parent
    anchors.margins: -5
    visible: shown
    radius: round + 5
    color: "transparent"
    border.width: Theme.ring
    border.color: paper ? Theme.action : Theme.accent
}
