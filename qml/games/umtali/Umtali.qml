// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// Rummy for two: stock and discard pile at the left of the middle line, the other's melds above it and the viewer's below.
PlayTable {
    id: table

    readonly property var points: facts.side_points ?? [0, 0]
    readonly property bool second: myTurn && facts.second_draw === true && session.input.drags().some(drag => drag.pile.startsWith("hand."))

    /// Where stock and discard pile lie: large buttons below them need some of the room.
    readonly property real middle: Theme.terse ? -0.72 : 0

    columns: 10.5
    rows: 4.2
    rowPitch: 1.02
    columnPitch: 1.06
    columnSpread: 1.5
    handRows: 1.14
    end.text: session ? session.game.recapHeading + "\n" + session.game.recapText : ""

    SideMelds {
        table: table
        seatNumber: 1 - table.viewer
        column: 2.75
        columns: 7.68
        row: -1.5
        points: table.points[1 - table.viewer]
    }
    SideMelds {
        table: table
        seatNumber: table.viewer
        column: 2.75
        columns: 7.68
        row: 0.06
        takes: true
        points: table.points[table.viewer]
    }
    Pile {
        id: stock

        pile: "stock"
        column: 0.35
        row: table.middle
        from: Pile.Middle
        counted: !Theme.terse
        foot: Theme.terse && count > 0 ? count : ""
    }
    Pile {
        id: discards

        pile: "discard"
        column: 1.45
        row: table.middle
        from: Pile.Middle
    }
    TargetGlow {
        x: discards.topmost.x
        y: discards.topmost.y
        z: 4
        width: discards.topmost.width
        height: discards.topmost.height
        visible: table.second
        pulsing: true
    }
    // Between the two sides. With large text there is no room: the note above says that it is the last turn.
    Headline {
        readonly property string ruleName: "caption last_turn"

        z: 4
        x: (discards.x + discards.width + table.width - width) / 2
        y: discards.y + (discards.height - height) / 2 - table.middle * table.rowPitch * table.cardHeight
        text: Theme.terse ? "" : table.session?.shown.captions.last_turn ?? ""
    }
    Hand {
        id: hand

        cards.raiseLayable: App.settings.games.on.liftPlayable
    }
    OtherHands {
        seats: table.seats
        // Beside the plate: below it lie the melds.
        shift: open ? 1.2 : 0
        openRow: 0.06
    }
    KinLines {
        board: table
    }
    RefusedCards {
        board: table
    }
    DealPoints {
        board: table
        due: table.session?.shown.dealEnded ?? false
    }
    HandsSoFar {
        board: table
        held: hand.count
        piles: Qt.rect(stock.x, stock.y, discards.x + discards.width - stock.x, stock.height + (Theme.terse ? 1.5 * Theme.small : 0))
    }
}
