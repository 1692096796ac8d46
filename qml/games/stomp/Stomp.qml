// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// The stock with the trump card under it at the left, the standing play large in the middle with earlier ones behind it,
// the discards at the right.
PlayTable {
    id: table

    readonly property var plays: facts.plays ?? []
    readonly property var last: plays.length > 0 ? plays[plays.length - 1] : null
    /// Large words below what was played need some of the room above it.
    readonly property real higher: Theme.terse ? 0.2 : 0
    readonly property bool chips: option("scoring") === "chips"

    columns: 5.6
    rows: 3.5
    columnSpread: 1.2
    handRows: 1.3
    plateSign: chips ? stacks : null
    // The sheet of scores is not covered by the banner of the end.
    end.held: scores.open && (session?.shown.over ?? false)
    end.text: phase === "over" ? captions.end ?? "" : ""

    Component {
        id: stacks

        ChipSign {
            perDisc: 5
        }
    }
    Announcement {
        board: table
        // Below what is called out at the upper plates. With large text what stays at the stock says it alone.
        drop: 4.5 * Theme.gap
        text: stock.justEnded && !Theme.terse ? table.captions.announcement ?? "" : ""
    }
    DealEnd {
        board: table
    }
    TrumpUnder {
        id: stock

        readonly property string ruleName: "caption stock"

        column: 0.3
        card: table.facts.trump_card ?? ""
        afterwards: table.captions.stock ?? ""
    }
    Shake {
        id: shake

        session: table.session
        wanted: table.last?.kind === "trump" && table.plays.length > 1
    }
    Pile {
        pile: "trick"
        column: 2.3
        shift: shake.offset
        from: Pile.Middle
        row: 0.1 - table.higher
        fan: Pile.Right
        spread.step: 0.45
        spread.grow: 2.5
        spread.centred: true
        spread.front: table.last ? table.last.cards.length : 0
    }
    PlayLabel {
        readonly property string ruleName: "caption play"

        column: 2.3
        row: 0.76 - table.higher
        most: 2 * (table.width / 2 - stock.rightmost - Theme.gap)
        offer: table.session?.input.selectionWords ?? ""
        text: table.captions.play ?? ""
    }
    Pile {
        id: discards

        pile: "discard"
        column: 4.4
        from: Pile.Middle
        size: 0.8
        engraving: ""
        foot: count > 0 ? (Theme.terse ? count : qsTr("Discards: %1").arg(count)) : ""
        opens: true
        onOpened: gone.open = !gone.open
    }
    Discards {
        id: gone

        board: table
        near: discards
    }
    GameScores {
        id: scores

        x: Theme.gap
        // Below the players, where they sit in one row.
        y: table.width > table.height ? Theme.gap : table.margin + table.plate.height * 1.7
        session: table.session
        games: table.facts.games ?? 1
        results: table.facts.results ?? []
        present: table.facts.game_points ?? []
    }
    Hand {
        holding.byRank: true
        cards.raise: table.phase === "reply" && !table.session?.shown.resting
    }
    OtherHands {
        seats: table.seats
    }
    Calls {
        board: table
        words: ({
                "steal": qsTr("Steal!"),
                "cancel": qsTr("Cancel!"),
                "pass": qsTr("I concede")
            })
        otherwise: table.last?.kind === "trump" && table.plays.length > 1 ? qsTr("Stomp!") : ""
        out: qsTr("Out!")
    }
    ChipFlow {
        z: 4
        session: table.chips ? table.session : null
    }
}
