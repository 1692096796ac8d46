// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A running total on its way to the stops that cost something; what a card under the pointer would make of it shows
// ahead.
PileItem {
    id: track

    readonly property string ruleName: "caption stop"
    property int total: 0
    /// What the card under the pointer would add; −1: there is none.
    property int more: -1
    /// Each stop and what it costs, in words.
    property list<string> stops
    property int apart: 25
    readonly property real reach: Math.max(1, stops.length) * apart
    readonly property real unit: bar.width / reach

    from: PileItem.Middle

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Total %1 of %2").arg(total).arg(reach)

    Rectangle {
        id: bar

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(30 * Theme.unit)
        width: Math.min(track.width * 4.6, 620 * Theme.unit)
        height: Math.round(14 * Theme.unit)
        radius: height / 2
        color: Theme.panel
        border.color: Theme.clothEdge

        Rectangle {
            width: Math.min(track.reach, track.total + Math.max(0, track.more)) * track.unit
            height: parent.height
            radius: height / 2
            visible: track.more > 0
            color: Theme.accent
            opacity: 0.35
        }
        Rectangle {
            width: Math.min(track.reach, track.total) * track.unit
            height: parent.height
            radius: height / 2
            color: Theme.accent

            Behavior on width {
                NumberAnimation {
                    duration: Theme.flight
                }
            }
        }
    }
    Repeater {
        model: track.stops

        Item {
            id: stop

            required property int index
            required property string modelData
            readonly property bool passed: track.total >= track.apart * (index + 1)

            x: bar.x + (index + 1) * track.apart * track.unit
            y: bar.y

            Rectangle {
                anchors.horizontalCenter: parent.left
                y: -Math.round(5 * Theme.unit)
                width: Math.round(3 * Theme.unit)
                height: bar.height + Math.round(10 * Theme.unit)
                color: stop.passed ? Theme.clothInkFaint : Theme.clothInk
            }
            Text {
                anchors.horizontalCenter: parent.left
                y: bar.height + Math.round(6 * Theme.unit)
                text: stop.modelData
                font.pixelSize: Theme.small
                font.strikeout: stop.passed
                color: stop.passed ? Theme.clothInkFaint : Theme.clothInk
            }
        }
    }
    Text {
        x: Math.max(bar.x, Math.min(bar.x + bar.width - width, bar.x + Math.min(track.reach, track.total) * track.unit - width / 2))
        y: bar.y - height - Math.round(2 * Theme.unit)
        text: track.more >= 0 ? qsTr("%1 → %2", "the total and what it would be").arg(track.total).arg(track.total + track.more) : track.total
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.clothInk
    }
}
