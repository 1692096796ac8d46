// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// A rummy with the discards in a line: stock and line across the middle, everybody's melds before them, the viewer's own
// large above the hand, where they become the workspace.
PlayTable {
    id: table

    /// What the middle is narrower than the table, so that buttons find room beside it, in columns.
    readonly property real gutter: 1.7
    /// How wide the middle is, in columns: all that the buttons leave of a window that is wider than it is high for its
    /// cards; and where it begins.
    readonly property real span: Math.max(9.7, Math.min(9.7 + 2 * gutter, (width - 2 * Math.max(190 * Theme.unit, gutter * cardWidth)) / Math.max(1, cardWidth)))
    readonly property real firstColumn: gutter - (span - 9.7) / 2
    readonly property bool working: session !== null && session.input.melds.workspace.open
    /// So many cards of the hand lie in one row.
    readonly property int most: 37
    readonly property real lineSize: working ? 0.72 : 1
    /// Whether the deal that is still shown ended with points.
    readonly property bool byStock: (session?.shown.tally ?? []).length > 0

    /// The seat whose melds are shown large, or −1.
    property int looked: -1

    others: PlayTable.Zoned
    columns: 9.7 + 2 * gutter
    columnPitch: 1
    columnSpread: 1
    rows: hand.count > most ? 5.42 : 5
    rowPitch: 1
    plateSign: PlateSign {
        marked: line.taker === seat
        caption: marked ? qsTr("Sweep!") : ""
    }
    note.aside: buttons.openWidth
    end.text: (session?.shown.captions.ended ? session.shown.captions.ended + "\n" : "") + (session?.game.recapText ?? "")
    prompt: working ? "" : session?.shown.prompt ?? ""

    NegativeJoker {
        id: joker

        column: table.firstColumn
        row: line.row
        from: Pile.Top
        size: line.size
        badge: true
    }
    WildNote {
        board: table
        beside: joker.extent
    }
    DiscardLine {
        id: line

        board: table
        column: table.firstColumn + 1.75 + (longest - 1) / 2
        longest: table.span - 1.75
        row: 0.95 + 0.44 * table.lineSize
        from: Pile.Top
        breadth: table.lineSize
    }
    SweptCards {
        line: line
    }
    Repeater {
        model: Math.max(0, table.seats - 1)

        SeatMelds {
            required property int index

            board: table
            seat: (table.viewer + 1 + index) % table.seats
            end: line.row - 0.1
            column: table.firstColumn
            columns: table.span
            open: table.looked === seat
            onToggled: table.looked = table.looked === seat ? -1 : seat
        }
    }
    MeldWorkspace {
        id: workspace

        board: table
        column: table.firstColumn
        columns: table.span
        row: hand.count > table.most ? 1.66 : 1.24
    }
    Hand {
        id: hand

        column: table.firstColumn + (table.span - 1) / 2
        spread.grow: table.span
    }
    OtherHands {
        seats: table.seats
    }
    DealEnd {
        board: table
        due: (table.session?.shown.dealEnded ?? false) && !table.byStock
    }
    Misdeal {
        board: table
    }
    DealPoints {
        board: table
        due: table.byStock && (table.session?.shown.dealEnded ?? false)
    }
    WorkspaceButtons {
        id: buttons

        board: table
        hand: hand
        melds: workspace.upper
        side: Math.max(0, (table.width - table.span * table.cardWidth) / 2 - 2 * Theme.gap)
    }
}
