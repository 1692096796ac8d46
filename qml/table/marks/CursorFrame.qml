// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The keyboard's cursor: a double frame, dark in light, that shows on cards and on cloth.
Rectangle {
    readonly property real thick: Math.max(3, 3 * Theme.unit)

    radius: 6
    color: "transparent"
    border.width: thick
    border.color: "#FFFFFF"

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.thick - 1
        radius: 4
        color: "transparent"
        border.width: parent.thick - 1
        border.color: "#14507E"
    }
}
