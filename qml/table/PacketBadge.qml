// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How many cards a seat has won and, unless that is below 0, what they count.
Rectangle {
    id: badge

    required property int cards
    required property int points

    visible: cards > 0
    width: Math.max(height, row.width + 14)
    height: Math.round(22 * Theme.unit)
    radius: height / 2
    color: Theme.paper
    border.color: Theme.paperEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: points < 0 ? qsTr("Cards won: %1").arg(cards) : qsTr("Cards won: %1, points: %2").arg(cards).arg(points)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Math.round(5 * Theme.unit)

        Text {
            text: badge.cards
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: badge.points >= 0
            width: Math.round(7 * Theme.unit)
            height: width
            radius: width / 2
            color: Theme.red
        }
        Text {
            visible: badge.points >= 0
            text: badge.points
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.red
        }
    }
}
