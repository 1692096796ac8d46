// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The trump suit as a large symbol, with a few words beside it.
Rectangle {
    id: sign

    /// A suit letter; empty: nothing is shown.
    property string trump
    property string words

    visible: trump !== ""
    width: line.visible ? line.x + line.width + Theme.gap : suit.width + 1.2 * Theme.gap
    height: Math.max(suit.height, line.visible ? line.height : 0) + Theme.gap * 0.4
    radius: Math.round(7 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Trump: %1. %2").arg(Cards.suit(trump)).arg(words)

    SuitSign {
        id: suit

        x: Theme.gap * 0.6
        anchors.verticalCenter: parent.verticalCenter
        suit: sign.trump
        size: Math.round(40 * Theme.usual)
        alone: true
    }
    Text {
        id: line

        x: suit.x + suit.width + Theme.gap * 0.6
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.terse
        text: sign.words
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
