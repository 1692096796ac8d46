// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// Whether something was played: an empty ring, a ring with a dot, or with a tick where it was won.
Rectangle {
    id: mark

    required property bool done
    required property bool won

    implicitWidth: Math.round(22 * Theme.unit)
    implicitHeight: implicitWidth
    radius: width / 2
    color: won ? Theme.action : "transparent"
    border.width: Math.max(1, Math.round(2 * Theme.unit))
    border.color: won || done ? Theme.action : Theme.inkFaint

    Rectangle {
        anchors.centerIn: parent
        visible: mark.done && !mark.won
        width: Math.round(0.4 * parent.width)
        height: width
        radius: width / 2
        color: Theme.action
    }
    Symbol {
        anchors.centerIn: parent
        visible: mark.won
        width: Math.round(0.7 * parent.width)
        height: width
        name: "check"
        color: "#FFFFFF"
    }
}
