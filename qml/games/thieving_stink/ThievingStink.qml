// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// Four players in two teams. The bids lie round the middle, then the trick; the trump-stack lies before the one who has it.
PlayTable {
    id: table

    readonly property bool wide: width > height
    readonly property bool bidding: phase === "bid"
    readonly property int holder: facts.trump_holder ?? -1

    columns: 5
    rows: 3.6
    rowPitch: 1.04
    columnSpread: 1.4
    handRows: 1.06
    plateSign: TeamSign {}
    prompt: myTurn && bidding && session.input.lifted.length > 0 ? qsTr("Press Enter or click your place to bid it") : session?.shown.prompt ?? ""
    // The hand stays as it is held while trump changes.
    trumps: []

    Announcement {
        board: table
        suit: table.facts.changed ? table.facts.trump : ""
        text: table.captions.announcement ?? ""
    }
    DealEnd {
        board: table
    }
    BidSlots {
        outlined: table.bidding
        signs: table.captions
    }
    Trick {
        column: 2
        outlined: table.phase === "lead" || table.phase === "follow"
        first: (table.facts.leader ?? 0) + (table.facts.changed ? 1 : 0)
        skipped: table.facts.changed ? table.facts.leader : -1
    }
    Pile {
        id: stack

        readonly property int before: ((table.holder < 0 ? table.viewer : table.holder) - table.viewer + 4) % 4
        readonly property bool besidePlate: before === 2 && table.wide

        pile: "trump_stack"
        beside: before
        from: before === 0 ? Pile.Bottom : Pile.Place
        column: before === 0 ? (table.wide ? -1.1 : 0) : besidePlate ? 0.96 : 0
        row: before === 0 ? 1.08 : besidePlate ? 0 : 1.72
        size: before === 0 ? 0.9 : 1.25
        fan: Pile.Right
        spread.step: 0.28
        spread.grow: 2.3
        spread.centred: before % 2 === 1
        level: 3
        slides: true
        engraving: ""

        TrumpSign {
            x: stack.before === 0 ? stack.extent.right - stack.x + Theme.gap : stack.before === 3 ? stack.extent.right - stack.x - width : stack.extent.x - stack.x
            y: stack.before === 0 ? stack.height - height : stack.height + Theme.gap * 0.6
            trump: table.facts.trump ?? ""
            words: table.captions.stack ?? ""
        }
    }
    Captured {
        seats: table.seats
        // Away from the stack and its sign.
        ownColumn: stack.before === 3 ? 0 : 4
    }
    TeamScores {
        board: table
    }
    Hand {
        cards.raise: table.phase === "follow"
        cards.dim: table.myTurn && table.phase === "follow"
    }
    OtherHands {
        seats: table.seats
    }
}
