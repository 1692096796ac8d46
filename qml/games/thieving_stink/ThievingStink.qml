// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// Four players in two teams. The bids lie round the middle, then the trick; the trump stack lies at the plate of the one
// who has it, the viewer's own above it, left of the hand.
PlayTable {
    id: table

    readonly property bool wide: width > height
    readonly property bool bidding: phase === "bid"
    readonly property int holder: facts.trump_holder ?? -1
    /// Where the hand begins.
    readonly property real handStart: plate.width + 2.4 * margin

    sorts: true
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
        board: table
    }
    Pile {
        id: stack

        readonly property int before: ((table.holder < 0 ? table.viewer : table.holder) - table.viewer + 4) % 4
        readonly property bool besidePlate: before === 2 && table.wide

        pile: "trump_stack"
        beside: before
        from: Pile.Place
        column: before === 0 ? -0.12 : besidePlate ? 0.96 : 0
        row: before === 0 ? -1.4 : besidePlate ? 0 : 1.72
        // Large words of a plate leave less room above the hand.
        size: Theme.terse && (before === 1 || before === 3) ? 0.8 : 1.25
        fan: Pile.Right
        spread.step: 0.28
        spread.grow: before === 0 ? 2 : 2.3
        spread.centred: !besidePlate
        level: 3
        slides: true
        engraving: ""
    }
    TrumpSign {
        readonly property string ruleName: "caption stack"
        readonly property bool own: stack.before === 0

        parent: table.cardLayer
        z: 60000
        visible: trump !== "" && stack.visible
        x: own ? table.margin : Math.max(table.margin, Math.min(table.width - table.margin - width, stack.before === 3 ? stack.extent.right - width : stack.extent.x))
        // The viewer's own above it; where it would reach into the hand, above that. At the sides it lies upon the feet of the
        // cards: below them is the hand.
        y: stack.y + (own ? Math.min(-Theme.gap * 0.6, table.margin + width < table.handStart ? 0 : table.height - table.strip - table.margin - 1.12 * table.cardHeight - stack.y) - height : stack.height + (stack.before === 2 ? Theme.gap * 0.6 : Theme.gap * 0.3 - height))
        trump: table.facts.trump ?? ""
        words: table.captions.stack ?? ""
    }
    Captured {
        seats: table.seats
    }
    TeamScores {
        board: table
    }
    Hand {
        column: table.columnAt((table.handStart + table.width - table.margin) / 2)
        spread.grow: (table.width - table.margin - table.handStart) / Math.max(1, table.cardWidth)
        cards.raise: table.phase === "follow"
        cards.dim: table.myTurn && table.phase === "follow"
    }
    OtherHands {
        seats: table.seats
    }
}
