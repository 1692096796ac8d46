// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The melds of another seat, small, before its plate.
Item {
    id: melds

    required property PlayTable board
    /// Seen from the viewer.
    required property int seat
    /// How much room there is below the plate, in heights of their cards.
    property real rows: 1.72
    readonly property string base: "meld.%1.".arg((board.viewer + seat) % Math.max(1, board.seats))
    readonly property var counts: (board.session?.shown.piles ?? []).filter(pile => pile.id.startsWith(base)).map(pile => pile.size)
    readonly property real plateShape: board.plate.width / Math.max(1, board.plate.height)
    /// How wide they may lie, in widths of the plate.
    readonly property real widest: board.seats === 2 ? 3 : board.seats === 3 ? 1.5 : 1
    /// Of a card's width, in heights of the plate, for two melds of four side by side; before a single plate there is more room.
    readonly property real size: Math.min(board.seats === 2 ? 1 : 0.62, plateShape / 4.35)
    readonly property int across: Math.max(2, Math.min(counts.length, Math.floor(widest * plateShape / (size * 2.1))))
    readonly property int down: Math.ceil(counts.length / across)
    readonly property real pitch: Math.min(1.05, (rows - 1) / Math.max(1, down - 1)) * size * 1.4

    anchors.fill: parent

    Repeater {
        model: 24

        Pile {
            required property int index
            readonly property int line: Math.floor(index / melds.across)
            readonly property int inLine: Math.min(melds.across, melds.counts.length - line * melds.across)
            readonly property real share: Math.min(Math.max(0.5, 2.2 * melds.size / melds.plateShape), melds.widest / melds.across)
            readonly property real own: (1 + 0.36 * ((melds.counts[index] ?? 1) - 1)) * melds.size / melds.plateShape

            pile: index < melds.counts.length ? melds.base + index : ""
            seat: -1
            beside: melds.seat
            from: Pile.Place
            // The middle of its part of the plate's width.
            column: (index % melds.across - (inLine - 1) / 2) * share - own / 2 + melds.size / melds.plateShape / 2
            row: 1.64 + line * melds.pitch
            size: melds.size
            fan: Pile.Right
            spread.step: 0.36
            spread.grow: Math.max(1, (share * 0.97) * melds.plateShape / melds.size)
            level: 0
            engraving: ""
        }
    }
}
