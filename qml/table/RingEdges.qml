// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// In a ring that goes over cards, too: lines within and without it, which stand out from whatever it lies on.
Item {
    id: edges

    readonly property real round: (parent as Rectangle)?.radius ?? 0

    component Edge: Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: 2
        border.color: Theme.light ? "#FFFFFF" : "#1C2430"
    }

    anchors.fill: parent

    Edge {
        anchors.margins: -2
        radius: edges.round + 2
    }
    Edge {
        anchors.margins: Theme.ring
        radius: Math.max(0, edges.round - Theme.ring)
    }
}
