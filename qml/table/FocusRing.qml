// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the keys go: a ring round what has the focus, golden on cloth and wood, green on paper. Whatever it goes round, it is
// seen by this ring.
Rectangle {
    id: ring

    property bool shown: false
    property bool paper: true
    property bool wood: false
    property real round: (parent as Rectangle)?.radius ?? 0
    /// How far it stays away; within what it goes round where it is negative.
    property real gap: 3

    anchors.fill: parent
    anchors.margins: -gap - Theme.ring
    visible: shown
    radius: Math.max(0, round - anchors.margins)
    color: "transparent"
    border.width: Theme.ring
    border.color: wood ? Theme.woodAccent : paper ? Theme.action : Theme.accent
}
