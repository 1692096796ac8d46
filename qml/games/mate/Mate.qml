// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Parts
import FullTable.Table

// Both hands open, the other's above; between them what each has played in this game, move by move, with the card out of
// play crosswise before it; the games of the match at the left, between the players.
PlayTable {
    id: table

    others: PlayTable.Aside
    prompt: session?.input.waits ? qsTr("Choose the card to foreplace, or press Foreplace again") : session?.shown.prompt ?? ""
    sorts: true
    columns: 7.4
    rows: 4.1
    columnSpread: 1.25
    handRows: 1.1
    ownMark: Crown {
        anchors.fill: parent
    }
    end.text: session ? session.game.recapText : ""

    PlayedRow {
        board: table
        seat: 1
        row: 2.06
        moves: 10
    }
    PlayedRow {
        board: table
        seat: 0
        row: 1.2
        again: table.facts.again ? true : false
    }
    Pile {
        pile: "hand"
        seat: 1
        fan: Pile.Across
        spread.step: 1.07
        holding.sorted: true
        level: 2
        engraving: ""
    }
    Hand {
        cards.raise: table.phase === "follow"
        cards.dim: table.myTurn && table.phase !== "lead"
    }
    MatchSheet {
        board: table
        games: 2 * Number(table.option("rounds"))
    }
    MateCall {
        board: table
    }
    Announcement {
        board: table
        // Between the other's hand and what was played.
        drop: table.cardHeight - 1.55 * table.plate.height
        text: table.session?.shown.captions.news ?? ""
    }
    DealEnd {
        board: table
    }
}
