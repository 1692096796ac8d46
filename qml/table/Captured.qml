// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// What the players have captured: a small shut pile beside each plate with a badge. The viewer's own lies above his hand.
Repeater {
    id: captured

    required property int seats
    property string pile: "won"
    /// What each badge says, by seat number; without it: nothing.
    property var badges: []
    /// Where the viewer's own pile lies, above his hand.
    property real ownColumn: 0
    property real ownRow: 1.06

    model: seats

    Pile {
        id: heap

        required property int index
        readonly property bool leftwards: 2 * index >= captured.seats
        readonly property string badge: captured.badges ? String(captured.badges[seatNumber] ?? "") : ""

        pile: captured.pile
        seat: index
        from: index === 0 ? Pile.Bottom : Pile.Place
        column: index === 0 ? captured.ownColumn : leftwards ? -0.66 : 0.66
        row: index === 0 ? captured.ownRow : 0.55
        size: index === 0 ? 0.6 : 0.66
        shut: true
        suitTold: false
        mark: ""

        Rectangle {
            x: Math.round((parent.width - width) / 2)
            y: Math.round(parent.height - height / 2)
            z: 1
            visible: heap.badge !== ""
            width: Math.max(height, line.width + Theme.gap * 1.2)
            height: 2 * Math.round(line.height / 2 + Theme.gap * 0.25)
            radius: height / 2
            color: Theme.paper
            border.color: Theme.paperEdge

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(heap.title).arg(heap.badge)

            Text {
                id: line

                anchors.centerIn: parent
                text: heap.badge
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.ink
            }
        }
    }
}
