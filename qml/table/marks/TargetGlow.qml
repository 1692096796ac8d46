// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// Marks where a lifted card may go: a light frame with four arrow-like corners, so that the shape tells it, too.
Item {
    id: glow

    /// Draws the eye to a choice that is waited for.
    property bool pulsing: false
    readonly property real thick: Math.max(3, Math.min(width, height) * 0.035)
    readonly property real corner: Math.max(12, Math.min(width, height) * 0.26)

    SequentialAnimation on opacity {
        running: glow.pulsing && glow.visible && !Theme.instant
        loops: Animation.Infinite
        alwaysRunToEnd: true

        NumberAnimation {
            to: 0.35
            duration: Theme.lasting(520)
            easing.type: Easing.InOutSine
        }
        NumberAnimation {
            to: 1
            duration: Theme.lasting(520)
            easing.type: Easing.InOutSine
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.accent
        // On a light cloth as much of it would make what is legal look out of reach.
        opacity: Theme.light ? 0.1 : 0.22
    }
    Repeater {
        model: 4

        Item {
            id: bracket

            required property int index

            x: index % 2 === 0 ? -glow.thick : glow.width + glow.thick - width
            y: index < 2 ? -glow.thick : glow.height + glow.thick - height
            width: glow.corner
            height: glow.corner

            Rectangle {
                y: bracket.index < 2 ? 0 : parent.height - height
                width: parent.width
                height: glow.thick
                radius: height / 2
                color: Theme.accent
            }
            Rectangle {
                x: bracket.index % 2 === 0 ? 0 : parent.width - width
                width: glow.thick
                height: parent.height
                radius: width / 2
                color: Theme.accent
            }
        }
    }
}
