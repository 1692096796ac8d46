// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// A frame of coarse hair, for the one card that nobody wants.
Item {
    id: frame

    readonly property real around: 2 * (width + height)
    readonly property int hairs: 72

    Repeater {
        model: frame.hairs

        Rectangle {
            required property int index
            readonly property real along: index / frame.hairs * frame.around
            readonly property real untidy: (index * 7919 % 11) / 10 - 0.5
            readonly property bool upper: along < frame.width
            readonly property bool onRight: !upper && along < frame.width + frame.height
            readonly property bool lower: !upper && !onRight && along < 2 * frame.width + frame.height

            x: (upper ? along : onRight ? frame.width : lower ? 2 * frame.width + frame.height - along : 0) - width / 2
            y: (upper ? 0 : onRight ? along - frame.width : lower ? frame.height : frame.around - along) - height / 2
            width: Math.max(1.5, frame.width * 0.025)
            height: frame.width * (0.16 + 0.08 * untidy)
            radius: width / 2
            rotation: (upper ? 0 : onRight ? 90 : lower ? 180 : 270) + 60 * untidy
            color: index % 3 === 0 ? "#3B2413" : index % 3 === 1 ? "#5A3A1E" : "#7A5230"
        }
    }
}
