// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// How often scores occurred, as bars: games that were lost below, lighter, those that were won above.
Item {
    id: chart

    /// Maps of `from`, `to`, `won` and `lost`.
    required property var bars
    readonly property int most: bars.reduce((most, bar) => Math.max(most, bar.won + bar.lost), 1)
    readonly property real low: height - Math.round(1.9 * Theme.small)
    readonly property real high: key.height + Math.round(2 * Theme.small)
    readonly property real each: bars.length > 0 ? width / Math.max(6, bars.length) : width

    function nameOf(bar: var): string {
        return bar.from === bar.to ? String(bar.from) : qsTr("%1 to %2", "scores").arg(bar.from).arg(bar.to);
    }
    function told(bars: var): string {
        return bars.filter(bar => bar.won + bar.lost > 0).map(bar => qsTr("%1: %2 won, %3 lost", "a score").arg(nameOf(bar)).arg(bar.won).arg(bar.lost)).join("; ");
    }

    implicitHeight: Math.round(190 * Theme.unit)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How often scores occurred")
    Accessible.description: told(bars)

    component Sign: Row {
        id: sign

        property string text
        property color fill

        spacing: Math.round(0.6 * Theme.gap)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(14 * Theme.unit)
            height: width
            radius: 3
            color: sign.fill
        }
        Text {
            text: sign.text
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }

    Row {
        id: key

        anchors.right: parent.right
        spacing: 2 * Theme.gap

        Sign {
            text: qsTr("lost")
            fill: "#71877D"
        }
        Sign {
            text: qsTr("won")
            fill: Theme.action
        }
    }
    Rectangle {
        y: chart.low
        width: parent.width
        height: 1
        color: Theme.inkFaint
    }
    Repeater {
        model: chart.bars

        Item {
            id: bar

            required property int index
            required property var modelData
            readonly property int all: modelData.won + modelData.lost

            function heightOf(count: int): real {
                return count > 0 ? Math.max(3, Math.round((chart.low - chart.high) * count / chart.most)) : 0;
            }

            x: Math.round(index * chart.each)
            width: Math.round(chart.each)
            height: chart.height

            Rectangle {
                id: lost

                anchors.horizontalCenter: parent.horizontalCenter
                y: chart.low - height
                width: bar.width - Math.max(2, Math.round(6 * Theme.unit))
                height: bar.heightOf(bar.modelData.lost)
                radius: 3
                color: "#71877D"
            }
            Rectangle {
                id: won

                x: lost.x
                y: lost.y - height - (lost.height > 0 && height > 0 ? 2 : 0)
                width: lost.width
                height: bar.heightOf(bar.modelData.won)
                radius: 3
                color: Theme.action
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                y: (won.height > 0 ? won.y : lost.y) - height - 2
                visible: bar.all > 0
                text: bar.all
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                y: chart.low + Math.round(0.4 * Theme.small)
                // With large text every second one has room.
                visible: implicitWidth < bar.width * (bar.index % 2 === 0 ? 1.9 : 1) - 2
                text: bar.modelData.from
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
        }
    }
}
