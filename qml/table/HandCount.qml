// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How many cards a hand has, on a slip of paper; it glows where that number matters now.
Rectangle {
    id: slip

    required property int cards
    required property bool lit

    width: Math.max(height, count.implicitWidth + 12)
    height: Math.round((lit ? 28 : 22) * Theme.unit)
    radius: height / 2
    color: lit ? "#F2C14E" : Theme.paper
    border.width: lit ? Math.max(2, Math.round(2 * Theme.unit)) : 1
    border.color: lit ? "#FFFFFF" : Theme.paperEdge

    // The glow.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Math.round(5 * Theme.unit)
        visible: slip.lit
        z: -1
        radius: height / 2
        color: "#66F2C14E"
    }
    Text {
        id: count

        anchors.centerIn: parent
        text: slip.cards
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
