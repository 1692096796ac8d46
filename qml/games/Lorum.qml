// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// Seven different hands on one table: tricks, a train of cards, sequences, and rows like dominoes.
PlayTable {
    id: table

    columns: 8
    rows: 4
    columnPitch: 0.62
    columnSpread: 0.8
    handRows: 1.08
    chips: true
    hairyCard: hands.contract === "hairy_ape" ? 38 : -1
    dealEndHeading: session?.recapHeading ?? ""
    dealEnd: session?.recapText ?? ""

    LorumHands {
        id: hands

        board: table
    }
    Pot {
        id: pot

        column: !hands.domino ? 0.4 : table.width > table.height ? -2.2 : 3.5
        row: !hands.domino ? 0.95 : table.width > table.height ? 1 : 1.5
        amount: table.next.pot ?? table.facts.pot ?? 0
        session: table.session
    }
    Trick {
        column: 3.5
        row: hands.blind ? 0.2 : 0
        size: hands.blind ? 0.86 : 1
        outlined: hands.tricks
        first: table.facts.leader ?? 0
    }
    StopTrack {
        visible: hands.train
        column: 3.5
        row: -0.75
        total: table.facts.count ?? 0
        more: hands.hovered
        stops: hands.stops
    }
    Pile {
        pile: "played"
        column: hands.train ? 1 : 7
        row: hands.train ? 0.3 : -0.8
        size: hands.train ? 1 : 0.7
        from: Pile.Middle
        fan: hands.train ? Pile.Right : Pile.None
        step: 0.4
        grow: 4.3
        mark: ""
    }
    Pile {
        pile: "sequence"
        column: 3.5
        from: Pile.Middle
        fan: Pile.Right
        step: 1.04
        grow: 4.12
        centred: true
        mark: ""
    }
    DominoRows {
        board: table
        outlined: hands.domino
        start: table.facts.start_rank ?? ""
    }
    CaptureBadges {
        board: table
        wanted: hands.costly
        numbers: hands.contract === "no_tricks" ? table.facts.tricks : []
        title: hands.contract === "no_tricks" ? qsTr("Tricks:") : hands.name
    }
    Hand {
        aceHigh: true
        sorted: !hands.blind
        lift: hands.domino || hands.quart || table.phase === "follow" && !hands.blind
    }
    OtherHands {
        seats: table.seats
        open: hands.blind
    }
}
