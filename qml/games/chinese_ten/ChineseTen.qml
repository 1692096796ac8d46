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
    /// What the dealer has taken at once.
    readonly property var first: facts.last_play?.source === "layout" ? facts.last_play.captured : []
    readonly property bool alike: first.every(card => card[0] === first[0][0])
    // Beside the stock; more cards than have room there are rare.
    readonly property int sideColumns: narrow ? 2 : 4

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
    prompt: first.length > 0 ? (alike ? qsTr("Four alike: the dealer, %1, captures them") : qsTr("All fives, tens or court cards: the dealer, %1, captures them")).arg(nameOf(facts.last_play.seat)) : !myTurn ? "" : phase === "capture" ? qsTr("Which card does it take?") : phase === "draw" ? qsTr("Turn a card from the stock") : facts.triple ? qsTr("The fourth card takes all three") : ""

    Tie {
        host: table
        rank: table.facts.triple ?? ""
        pile: "table"
    }
    Pile {
        pile: "turned"
        column: table.sideColumns
        row: -0.4
        from: Pile.Middle
        level: 3
        mark: ""
    }
    Pile {
        id: stock

        pile: "stock"
        column: table.sideColumns
        from: Pile.Middle
        mark: ""
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
        mark: ""
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
        pile: "won"
        red: [20, 2, 3, 4, 5, 6, 7, 8, 10, 10, 10, 10, 10]
        clubAce: table.seats > 3 ? 40 : 0
        spadeAce: table.seats > 2 ? 30 : 0
    }
}
