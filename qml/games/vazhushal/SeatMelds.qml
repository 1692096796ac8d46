// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// The melds of another seat in a zone below its plate, in large print; a click on them shows them over the middle of
// the table, as large as one's own.
Item {
    id: melds

    required property PlayTable board
    /// The number of the seat at the table.
    required property int seat
    /// From the upper edge of the grid, in card heights, to where the zone ends.
    property real end: 1.3
    /// Where they lie when they are shown large: the first column, and how many.
    property real column: 0
    property real columns: 9
    /// Shown large.
    property bool open: false
    readonly property string base: "meld.%1.".arg(seat)
    readonly property var counts: (board.session?.shown.piles ?? []).filter(pile => pile.id.startsWith(base)).map(pile => pile.size)
    readonly property real unit: Math.max(1, plate.height)
    readonly property real air: Math.round(8 * Theme.unit)
    readonly property var laid: MeldRows.plan(counts, (zone.width - 2 * air) / unit, (zone.height - 2 * air) / unit, board.seats === 2 ? 1.3 : 1)
    readonly property var large: MeldRows.plan(counts, columns - 0.6, 3.4, 1)
    /// How many rows, in card heights, they take when they are shown large.
    readonly property real high: large.height / 1.4

    signal toggled

    anchors.fill: parent

    onCountsChanged: if (counts.length === 0)
        open = false

    // Where its plate lies.
    SeatItem {
        id: plate

        seat: melds.seat
    }
    Rectangle {
        id: zone

        x: plate.x
        y: plate.y + plate.height + Math.round(5 * Theme.unit)
        width: (melds.board.width - melds.board.margin) / Math.max(1, melds.board.seats - 1) - melds.board.margin
        height: Math.max(10, origin.y + melds.end * melds.board.cardHeight - y)
        radius: Math.round(10 * Theme.unit)
        color: Theme.light ? "#10000000" : "#20000000"
        border.color: Theme.stark ? Theme.clothInk : Theme.light ? "#30000000" : "#30FFFFFF"

        Text {
            anchors.centerIn: parent
            visible: melds.counts.length === 0
            text: qsTr("No melds yet")
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
        TapHandler {
            enabled: melds.counts.length > 0
            onTapped: melds.toggled()
        }
    }
    // Where the grid begins.
    Pile {
        id: origin

        engraving: ""
    }
    Rectangle {
        parent: melds.board.cardLayer
        // Below the cards of its piles, above all others.
        z: 8900
        visible: melds.open
        x: first.x - Theme.gap
        y: first.y - title.height - 2 * Theme.gap
        width: Math.round(melds.columns * melds.board.cardWidth + 2 * Theme.gap)
        height: Math.round(melds.high * melds.board.cardHeight) + title.height + 3.4 * Theme.gap
        radius: Math.round(12 * Theme.unit)
        color: Theme.light ? "#F7FFFDF6" : Qt.tint(Theme.clothColor, "#90101814")
        border.color: Theme.accent
        border.width: Math.max(2, Math.round(2 * Theme.unit))

        Text {
            id: title

            x: Theme.gap
            y: Theme.gap
            text: qsTr("%1's melds").arg(melds.board.nameOf(melds.seat))
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
    }
    // The corner of the first when they are shown large.
    Pile {
        id: first

        column: melds.column
        row: 0.5 - melds.high / 2 - 0.25
        from: Pile.Middle
        engraving: ""
    }
    Repeater {
        model: 36

        Pile {
            required property int index
            readonly property bool there: index < melds.counts.length
            readonly property var place: there ? (melds.open ? melds.large : melds.laid).places[index] ?? null : null
            readonly property real own: melds.open ? melds.large.size : melds.laid.size

            pile: there ? melds.base + index : ""
            seat: -1
            beside: (melds.seat - melds.board.viewer + melds.board.seats) % Math.max(1, melds.board.seats)
            from: melds.open ? Pile.Middle : Pile.Place
            column: !place ? 0 : melds.open ? melds.column + place.x - (1 - own) / 2 : ((melds.air + (place.x + own / 2) * melds.unit) - plate.width / 2) / Math.max(1, plate.width)
            row: !place ? 0 : melds.open ? first.row - 0.5 + (place.y + own * 0.7) / 1.4 : 1.55 + (5 * Theme.unit + melds.air) / melds.unit + place.y
            size: own
            fan: Pile.Right
            spread.step: melds.open ? melds.large.step : melds.laid.step
            spread.grow: 9
            cards.largePrint: !melds.open
            // A row lies above the one before it.
            level: melds.open ? 9 : index / 40
            opens: true
            engraving: ""
            onOpened: melds.toggled()
        }
    }
    Escape {
        when: melds.open
        onPressed: melds.toggled()
    }
}
