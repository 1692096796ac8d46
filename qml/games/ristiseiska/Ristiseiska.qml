// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// Four suits side by side in the order of their sevens: high cards peep out above the seven, low ones lie over its foot.
PlayTable {
    id: table

    sorts: true
    columns: 4
    rows: 3.4
    rowPitch: 1
    handRows: 1.3
    note.story: session && !session.shown.over ? session.chronicle.lastLine : ""
    plateSign: BegSign {
        board: table
    }

    DealEnd {
        board: table
    }
    Repeater {
        model: ["C", "D", "H", "S"]

        SuitRow {
            board: table
        }
    }
    Hand {
        // With penalties a card that could be played may be overlooked.
        cards.raise: App.settings.games.on.liftPlayable && table.option("false_beg") !== "penalised"
    }
    OtherHands {
        seats: table.seats
    }
}
