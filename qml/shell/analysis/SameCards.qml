// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// What a person and the computer players made of the same cards: a bar each, and a sentence.
Column {
    id: bars

    /// A map as `Duplicates.results` gives them.
    required property var result
    property bool titled: false
    readonly property var values: result.rows.map(row => row.value)
    readonly property real least: Math.min(0, ...values)
    readonly property real most: Math.max(1, ...values)

    spacing: Math.round(0.4 * Theme.gap)

    Text {
        visible: bars.titled
        text: bars.result.name
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
    }
    Repeater {
        model: bars.result.rows

        Item {
            id: bar

            required property var modelData
            readonly property real begin: Math.round(6 * Theme.normal)
            readonly property real scale: (bars.width - begin - Math.round(5 * Theme.normal)) / (bars.most - bars.least)
            readonly property real zero: begin - bars.least * scale

            width: bars.width
            height: Math.round(1.7 * Theme.normal)

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2", "a player, what they made of the cards").arg(modelData.name).arg(modelData.text)

            Text {
                anchors.verticalCenter: parent.verticalCenter
                width: bar.begin - Theme.gap
                text: bar.modelData.name
                elide: Text.ElideRight
                font.pixelSize: Theme.normal
                font.weight: bar.modelData.own ? Font.Bold : Font.Normal
                color: Theme.ink
            }
            Rectangle {
                id: length

                x: Math.round(bar.zero + Math.min(0, bar.modelData.value * bar.scale))
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, Math.round(Math.abs(bar.modelData.value) * bar.scale))
                height: Math.round(1.2 * Theme.normal)
                radius: 3
                color: bar.modelData.own ? Theme.action : "#5B7083"
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                x: Math.round(Math.max(bar.zero, length.x + length.width) + 0.6 * Theme.gap)
                text: bar.modelData.text
                font.pixelSize: Theme.normal
                font.weight: Font.Bold
                color: Theme.ink
            }
        }
    }
    Text {
        width: bars.width
        topPadding: Math.round(0.4 * Theme.gap)
        text: bars.result.told
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.ink

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
