// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// Marks a wild card: a star below its index, or the small sign of the card that it stands for.
Item {
    id: badge

    /// The code of that card; −1: it stands for itself.
    property int role: -1
    readonly property bool small: width < 44 * Theme.unit

    Rectangle {
        id: star

        visible: badge.role < 0
        x: badge.width * 0.035
        y: badge.height * 0.355
        width: Math.max(badge.width * 0.19, 9)
        height: width
        radius: width / 2
        color: "#E0A100"
        border.width: Math.max(1, width * 0.07)
        border.color: "#6B4A00"

        // A star of two squares.
        Repeater {
            model: 2

            Rectangle {
                required property int index

                x: (star.width - width) / 2
                y: x
                width: star.width * 0.42
                height: width
                rotation: 45 * index
                color: "#FFF8E1"
            }
        }
    }
    Rectangle {
        visible: badge.role >= 0
        x: badge.width * 0.02
        y: badge.height * (badge.small ? 0.4 : 0.365)
        width: badge.width * (badge.small ? 0.56 : 0.4)
        height: Math.round(width * 1.4)
        radius: width * 0.12
        color: "#E0A100"

        Picture {
            anchors.fill: parent
            anchors.margins: Math.max(1.5, parent.width * 0.07)
            name: badge.role < 0 ? "" : Theme.signPicture(badge.role)
        }
    }
}
