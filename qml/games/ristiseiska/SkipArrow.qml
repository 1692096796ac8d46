// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// An arrow that passes over a seat: what was asked for went on to the next one.
Item {
    id: arrow

    /// Which way it points.
    property bool toRight: false
    readonly property real thick: Math.max(3, 4 * Theme.unit)

    width: Math.round(64 * Theme.unit)
    height: Math.round(26 * Theme.unit)
    transform: Scale {
        origin.x: arrow.width / 2
        xScale: arrow.toRight ? -1 : 1
    }

    Item {
        anchors.fill: parent
        clip: true

        Rectangle {
            width: parent.width
            height: 2 * parent.height
            radius: parent.height
            color: "transparent"
            border.width: arrow.thick
            border.color: Theme.accent
        }
    }
    Repeater {
        model: [-58, 8]

        Rectangle {
            required property real modelData

            x: arrow.thick / 2
            y: arrow.height - height / 2
            width: 3.6 * arrow.thick
            height: arrow.thick
            radius: height / 2
            rotation: modelData
            transformOrigin: Item.Left
            color: Theme.accent
        }
    }
}
