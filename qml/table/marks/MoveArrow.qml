// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// Shows a possible move: an arrow from a card to where it may go.
Item {
    id: arrow

    required property rect from
    required property rect to
    readonly property real wide: to.x + to.width / 2 - begin.x
    readonly property real high: to.y + Math.min(to.height / 2, to.width * 0.5) - begin.y
    readonly property point begin: Qt.point(from.x + from.width / 2, from.y + Math.min(from.height / 2, from.width * 0.25))
    readonly property real thick: Math.max(4, 4 * Theme.unit)

    x: begin.x
    y: begin.y
    width: Math.sqrt(wide * wide + high * high)
    rotation: Math.atan2(high, wide) * 180 / Math.PI
    transformOrigin: Item.TopLeft
    opacity: 0.9

    Rectangle {
        x: -arrow.thick
        y: -arrow.thick
        width: 2 * arrow.thick
        height: width
        radius: arrow.thick
        color: "#1C2430"
    }
    Rectangle {
        y: -height / 2
        width: arrow.width
        height: arrow.thick + 2
        radius: height / 2
        color: "#F2C14E"
        border.color: "#1C2430"
    }
    Repeater {
        model: [-35, 35]

        Rectangle {
            id: barb

            required property real modelData

            x: arrow.width - width
            y: -height / 2
            width: 4.5 * arrow.thick
            height: arrow.thick + 2
            radius: height / 2
            rotation: modelData
            transformOrigin: Item.Right
            color: "#F2C14E"
            border.color: "#1C2430"
        }
    }
}
