// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The last five seconds before the referee moves on.
Rectangle {
    id: bar

    required property Session session
    /// When that is, on the virtual clock in ms; −1: never.
    required property double end
    readonly property double remaining: watch.now > 0 && end >= 0 ? end - watch.now : -1

    visible: remaining >= 0 && remaining <= 5000
    height: Math.max(4, 4 * Theme.unit)
    radius: height / 2
    color: Theme.panel

    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Time left")

    Rectangle {
        width: parent.width * Math.max(0, bar.remaining) / 5000
        height: parent.height
        radius: parent.radius
        color: Theme.accent
    }
    Timer {
        id: watch

        property double now: 0

        interval: 50
        repeat: true
        running: bar.session !== null && bar.session.race.running && bar.end >= 0
        onTriggered: now = bar.session.race.now()
    }
}
