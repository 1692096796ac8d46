// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Where the result came from: a bar for the cards, one for the others' play and one for one's own. In brief, the first
// and the last.
Column {
    id: bars

    /// A map as `Analyst.shares` gives it.
    required property var shares
    property bool brief: false
    readonly property var parts: [
        {
            "title": qsTr("Cards"),
            "value": Math.round(shares.cards ?? 0),
            "fill": "#B07A1A"
        },
        {
            "title": qsTr("The others' play"),
            "value": Math.round(shares.others ?? 0),
            "fill": "#5B7083"
        },
        {
            "title": qsTr("Your play"),
            "value": Math.round(shares.own ?? 0),
            "fill": Theme.action
        }
    ].filter((part, i) => !brief || i !== 1)
    readonly property real most: Math.max(1, ...parts.map(part => Math.abs(part.value)))
    readonly property real least: Math.min(0, ...parts.map(part => part.value))
    readonly property real highest: Math.max(0, ...parts.map(part => part.value))
    readonly property string unit: shares.unit === "percent" ? qsTr("percent of the wins") : shares.unit === "chips" ? qsTr("chips ahead of the others") : qsTr("points ahead of the others")

    function signed(value: real): string {
        const whole = Math.round(value);
        return whole > 0 ? "+" + whole : whole < 0 ? "−" + -whole : "0";
    }

    spacing: Math.round(0.6 * Theme.gap)

    Repeater {
        model: bars.parts

        Item {
            id: bar

            required property var modelData
            readonly property real begin: titles.width + Theme.gap + Math.round(3 * Theme.normal)
            readonly property real scale: (bars.width - begin - Math.round(3.4 * Theme.normal)) / Math.max(1, bars.highest - bars.least)
            readonly property real zero: begin - bars.least * scale

            width: bars.width
            height: Math.round(1.9 * Theme.normal)

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2 %3", "cards or play, a number, its unit").arg(modelData.title).arg(bars.signed(modelData.value)).arg(bars.unit)

            Text {
                id: titles

                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(9 * Theme.normal)
                text: bar.modelData.title
                elide: Text.ElideRight
                font.pixelSize: Theme.normal
                color: Theme.ink
            }
            Rectangle {
                x: Math.round(bar.zero + Math.min(0, bar.modelData.value * bar.scale))
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(1, Math.round(Math.abs(bar.modelData.value) * bar.scale))
                height: Math.round(1.3 * Theme.normal)
                radius: 3
                color: bar.modelData.fill
            }
            Rectangle {
                x: Math.round(bar.zero)
                width: 1
                height: parent.height
                color: Theme.inkFaint
            }
            Text {
                x: Math.round(bar.modelData.value < 0 ? bar.zero + bar.modelData.value * bar.scale - width - 0.6 * Theme.gap : bar.zero + bar.modelData.value * bar.scale + 0.6 * Theme.gap)
                anchors.verticalCenter: parent.verticalCenter
                text: bars.signed(bar.modelData.value)
                font.pixelSize: Theme.normal
                font.weight: Font.Bold
                color: Theme.ink
            }
        }
    }
    Text {
        visible: !bars.brief
        width: Math.min(bars.width, Math.round(36 * Theme.normal))
        text: qsTr("In %1, give or take %2: less than twice that may be chance. Strong players have played the same cards again: first in all seats, then in yours alone.").arg(bars.unit).arg(Math.max(1, Math.round(bars.shares.error ?? 0)))
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
        color: Theme.inkFaint

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
