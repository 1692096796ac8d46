// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The middle of Lórum's table in the hands without tricks: Train's total and cards, Quart's sequence, Domino's rows.
Item {
    id: rows

    required property LorumHands hands
    readonly property PlayTable board: hands.board

    anchors.fill: parent

    StopTrack {
        visible: rows.hands.train
        column: 3.5
        row: -0.75
        total: rows.board.facts.count ?? 0
        more: rows.hands.hovered
        stops: rows.hands.stops
    }
    Pile {
        pile: "played"
        column: rows.hands.train ? 3.5 : 7
        row: rows.hands.train ? 0.3 : -0.8
        size: rows.hands.train ? 1 : 0.7
        from: Pile.Middle
        fan: rows.hands.train ? Pile.Right : Pile.None
        spread.step: 0.4
        spread.grow: rows.hands.train ? 4.3 : 0
        spread.centred: rows.hands.train
        engraving: ""
    }
    Pile {
        pile: "sequence"
        column: 3.5
        from: Pile.Middle
        fan: Pile.Right
        spread.step: 1.04
        spread.grow: 4.12
        spread.centred: true
        engraving: ""
    }
    DominoRows {
        board: rows.board
        outlined: rows.hands.domino
        start: rows.board.facts.start_rank ?? ""
    }
}
