// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Parts
import FullTable.Table

// Seven different hands on one table: tricks, a train of cards, sequences, and rows like dominoes.
PlayTable {
    id: table

    hidden: ["won"]
    sorts: true
    columns: 8
    rows: hands.tricks && !hands.blind ? 3.4 : 4
    columnPitch: 0.62
    columnSpread: 0.8
    handRows: 1.08
    plateSign: ChipSign {}
    plateAside: captured.reach
    ownMark: hands.contract === "hairy_ape" ? hair : null

    Component {
        id: hair

        HairyFrame {
            anchors.fill: parent
        }
    }

    LorumHands {
        id: hands

        board: table
    }
    Pot {
        id: pot

        // Beside what is played in the middle; of Domino's rows to the left, or below them.
        column: !hands.domino ? 6.6 : table.width > table.height ? -1.3 : 3.5
        row: hands.tricks ? (Theme.terse ? -0.75 : 0.74) : hands.domino && table.width <= table.height ? 1.95 : 0.95
        // Nothing in it is no news, and what the hand is about is told in the middle.
        visible: amount > 0 || (hands.notice === "" && !table.session?.review)
        amount: table.next.pot ?? table.facts.pot ?? 0
        session: table.session
    }
    Trick {
        column: 3.5
        row: hands.blind ? 0.2 : 0
        size: hands.blind ? 0.86 : 1
        board: table
        outlined: hands.tricks
        first: table.facts.leader ?? 0
    }
    LorumRows {
        hands: hands
    }
    CaptureBadges {
        id: captured

        board: table
        numbers: hands.contract === "no_tricks" ? table.facts.tricks : []
        title: hands.contract === "no_tricks" ? qsTr("Tricks:") : hands.title
    }
    DealEnd {
        board: table
        aside: 18 * Theme.unit
    }
    Hand {
        /// Only some of its cards may be played, as a rule.
        readonly property bool chosen: hands.domino || hands.quart || table.phase === "follow" && !hands.blind

        holding.sorted: !hands.blind
        cards.raise: chosen
        cards.dim: table.myTurn && chosen
    }
    OtherHands {
        seats: table.seats
        open: hands.blind || (table.session?.review?.open ?? false)
    }
}
