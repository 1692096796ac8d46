// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The hands of a round in their order: those played, the present one lit, those to come.
Column {
    id: strip

    property list<string> names
    /// The present hand, from 0.
    property int current: 0
    /// How far it has come, in words.
    property string progress
    property int round: 1
    property int rounds: 1

    spacing: Math.round(4 * Theme.unit)

    Accessible.role: Accessible.StaticText
    Accessible.name: names.length === 0 ? line.text : qsTr("Hand %1 of %2: %3. %4").arg(current + 1).arg(names.length).arg(names[current] ?? "").arg(line.text)

    Row {
        anchors.right: parent.right
        visible: !Theme.terse
        spacing: Math.round(5 * Theme.unit)

        Repeater {
            model: strip.names

            Rectangle {
                id: hand

                required property int index
                readonly property bool present: index === strip.current
                readonly property bool done: index < strip.current

                width: Math.round(28 * Theme.unit)
                height: width
                radius: present ? width * 0.25 : width / 2
                color: present ? Theme.accent : done ? Theme.panel : "transparent"
                border.width: Math.max(1, Math.round(1.5 * Theme.unit))
                border.color: present ? Theme.accent : Theme.light ? "#B8AC90" : "#77FFFFFF"

                Text {
                    anchors.centerIn: parent
                    text: hand.index + 1
                    font.pixelSize: Theme.small
                    font.weight: hand.present ? Font.Bold : Font.Normal
                    font.strikeout: hand.done
                    color: hand.present ? (Theme.light ? "#FFFFFF" : "#26241F") : Theme.clothInkFaint
                }
            }
        }
    }
    Text {
        anchors.right: parent.right
        visible: text !== ""
        text: strip.progress
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.clothInk
    }
    Text {
        id: line

        anchors.right: parent.right
        text: qsTr("Round %1 of %2").arg(strip.round).arg(strip.rounds)
        font.pixelSize: Theme.small
        color: Theme.clothInkFaint
    }
}
