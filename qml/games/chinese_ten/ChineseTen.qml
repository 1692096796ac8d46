// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// The stock in the middle, the layout in a ring round it; captured packets beside the plates.
PlayTable {
    id: table

    readonly property bool narrow: session !== null && session.game.seatCount > 3
    // Beside the stock; more cards than have room there are rare.
    readonly property int sideColumns: narrow ? 2 : 4

    sorts: true
    columns: 2 * sideColumns + 1
    rows: narrow ? 4.24 : 3.26
    columnPitch: 1.06
    columnSpread: 1.22
    rowPitch: 1.05
    handRows: 1.12
    plateSign: PacketSign {
        board: table
    }
    pulsing: phase === "capture"
    end.held: tally.counting
    end.counted: tally.tally
    end.text: tally.tally.map(line => qsTr("%1: %2", "a player, where their points came from").arg(session.seats.name(line.seat)).arg(line.words)).join("\n")
    prompt: session?.shown.captions.dealer_takes ?? session?.shown.prompt ?? ""

    Tie {
        host: table
    }
    Pile {
        pile: "turned"
        column: table.sideColumns
        row: -0.4
        from: Pile.Middle
        level: 3
        engraving: ""
    }
    Pile {
        id: stock

        pile: "stock"
        column: table.sideColumns
        from: Pile.Middle
        engraving: ""
        foot: stock.count > 0 ? stock.count : ""
    }
    Pile {
        pile: "table"
        column: table.sideColumns
        from: Pile.Middle
        fan: Pile.Ring
        ring.columns: table.narrow ? 3 : 4
        ring.rows: table.narrow ? 3 : 2
        level: 2
        engraving: ""
    }
    Hand {}
    OtherHands {
        seats: table.seats
        shift: -0.16
        share: 0.6
    }
    DealEnd {
        board: table
    }
    Packets {
        seats: table.seats
    }
    CountOut {
        id: tally

        parent: table
        session: table.session
    }
}
