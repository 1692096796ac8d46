// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What is played now, in games of several different hands: its number and name, and a line of what costs or pays.
Rectangle {
    id: card

    readonly property string ruleName: "caption contract"
    /// From 1; 0: without a number.
    property int number: 0
    property string title
    property string aim
    property real most: 300 * Theme.unit

    width: Math.min(most, Math.max(heading.implicitWidth, line.visible ? line.implicitWidth : 0) + 2.4 * Theme.gap)
    height: lines.height + 1.2 * Theme.gap
    radius: Math.round(9 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Accessible.role: Accessible.StaticText
    Accessible.name: heading.text + ". " + aim

    Column {
        id: lines

        anchors.centerIn: parent
        width: parent.width - 2.4 * Theme.gap
        spacing: Math.round(2 * Theme.unit)

        Text {
            id: heading

            width: parent.width
            text: card.number > 0 ? qsTr("%1 · %2", "number and name of a hand").arg(card.number).arg(card.title) : card.title
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            id: line

            width: parent.width
            visible: !Theme.terse
            text: card.aim
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
}
