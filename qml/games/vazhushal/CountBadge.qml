// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A number of cards, at a corner of what it counts.
Rectangle {
    id: badge

    property int count: 0

    width: Math.max(height, number.implicitWidth + 12)
    height: Math.round(22 * Theme.unit)
    radius: height / 2
    color: Theme.paper
    border.color: Theme.paperEdge

    Text {
        id: number

        anchors.centerIn: parent
        text: badge.count
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
