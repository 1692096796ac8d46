// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The melds of one seat: whole melds in overlapping columns from the left, single cards in two rows from the right.
Item {
    id: side

    required property PlayTable table
    /// The number of the seat at the table.
    required property int seatNumber
    property real column: 0
    /// Of its upper edge, from the table's middle.
    property real row: 0
    property real columns: 6
    property real rows: 1.7
    property real size: 0.8
    /// Whether melds may be laid here, anywhere.
    property bool takes: false
    /// What the melds count, or −1; what comes to it is counted up.
    property int points: -1
    property real counted: points
    property string caption: points < 0 ? "" : qsTr("Points: %1").arg(Math.round(counted))
    readonly property string base: "meld.%1.".arg(seatNumber)
    /// How many cards each meld has.
    readonly property var counts: (table.session?.shown.piles ?? []).filter(pile => pile.id.startsWith(base)).map(pile => pile.size)
    readonly property int alone: counts.filter(count => count === 1).length
    readonly property real pitch: Math.min(size * 1.06, (columns - 1) / Math.max(1, counts.length - alone + Math.ceil(alone / 2) - 1))

    anchors.fill: parent

    Behavior on counted {
        enabled: !Theme.instant

        NumberAnimation {
            duration: Math.round(600 * Theme.pace)
        }
    }
    Rectangle {
        x: place.extent.x - Theme.gap / 2
        y: place.extent.y - Theme.gap / 2
        width: place.extent.width + Theme.gap
        height: place.extent.height + Theme.gap
        radius: Math.round(10 * Theme.unit)
        color: Theme.light ? "#10000000" : "#14FFFFFF"
        border.color: Theme.light ? "#30000000" : "#30FFFFFF"

        // Beside it, away from the middle of the table.
        Text {
            anchors.right: parent.left
            anchors.rightMargin: Theme.gap
            anchors.top: side.row < -0.5 ? parent.top : undefined
            anchors.bottom: side.row < -0.5 ? undefined : parent.bottom
            text: side.caption
            font.pixelSize: Theme.small
            color: Theme.clothInk
        }
        Text {
            anchors.centerIn: parent
            visible: side.counts.length === 0
            text: side.seatNumber === side.table.viewer && side.table.personal ? qsTr("Your side") : qsTr("%1's side").arg(side.table.nameOf(side.seatNumber))
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
    // Where the next meld will be; until then the whole place stands for it.
    Pile {
        id: place

        pile: side.takes ? side.base + side.counts.length : ""
        column: side.column
        row: side.row + 0.5
        from: Pile.Middle
        reach: Qt.size(side.columns, side.rows)
        engraving: ""
        level: 0
    }
    Repeater {
        model: 30

        Pile {
            required property int index
            readonly property bool single: side.counts[index] === 1
            /// How many of its kind were laid before it.
            readonly property int before: side.counts.slice(0, index).filter(count => (count === 1) === single).length

            pile: index < side.counts.length ? side.base + index : ""
            column: single ? side.column + side.columns - 1 - side.pitch * Math.floor(before / 2) : side.column + side.pitch * before
            row: side.row + side.size / 2 + (single && before % 2 === 1 ? side.size * 1.04 : 0)
            from: Pile.Middle
            size: side.size
            fan: Pile.Down
            spread.step: 0.37
            spread.grow: side.rows / side.size
            engraving: ""
        }
    }
}
