// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// The melds of one seat, in the order in which they were laid, as large as there is room.
Item {
    id: side

    required property PlayTable table
    /// The number of the seat at the table.
    required property int seatNumber
    property real column: 0
    /// Of its upper edge, from the table's middle.
    property real row: 0
    property real columns: 6
    property real rows: 1.4
    /// Whether melds may be laid here, anywhere.
    property bool takes: false
    /// What the melds count, or −1; what comes to it is counted up.
    property int points: -1
    property real counted: points
    property string caption: points < 0 ? "" : qsTr("Points: %1").arg(Math.round(counted))
    readonly property string base: "meld.%1.".arg(seatNumber)
    /// How many cards each meld has.
    readonly property var counts: (table.session?.shown.piles ?? []).filter(pile => pile.id.startsWith(base)).map(pile => pile.size)
    readonly property real step: Math.max(0.1, table.columnStep)
    /// How much of its height, in heights of a card, its name takes.
    readonly property real head: (Theme.small * 1.5) / Math.max(1, table.cardHeight)
    readonly property var laid: MeldRows.plan(counts, (columns - 1) * step + 0.9, (rows - head) * 1.4, 1)

    anchors.fill: parent

    Behavior on counted {
        NumberAnimation {
            duration: Theme.lasting(600)
        }
    }
    Rectangle {
        x: place.extent.x - Theme.gap / 2
        y: place.extent.y - Theme.gap / 2
        width: place.extent.width + Theme.gap
        height: place.extent.height + Theme.gap
        radius: Math.round(10 * Theme.unit)
        color: Theme.light ? "#10000000" : "#20000000"
        border.color: Theme.stark ? Theme.clothInk : Theme.light ? "#30000000" : "#30FFFFFF"

        Text {
            x: parent.width - width - Theme.gap
            y: Math.round(Theme.gap * 0.3)
            text: side.caption
            font.pixelSize: Theme.small
            color: Theme.clothInk
        }
        Text {
            x: Theme.gap
            y: Math.round(Theme.gap * 0.3)
            text: side.seatNumber === side.table.viewer && side.table.personal ? qsTr("Your melds") : qsTr("%1's melds").arg(side.table.nameOf(side.seatNumber))
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
            readonly property var spot: side.laid.places[index] ?? null
            readonly property real own: side.laid.size

            pile: spot ? side.base + index : ""
            column: spot ? side.column + (0.05 + spot.x - (1 - own) / 2) / side.step : side.column
            row: spot ? side.row + side.head + spot.y / 1.4 + own / 2 : side.row + 0.5
            from: Pile.Middle
            size: own
            fan: Pile.Right
            spread.step: side.laid.step
            spread.grow: 9
            engraving: ""
        }
    }
}
