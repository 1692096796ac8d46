// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// Four suits side by side in the order of their sevens: high cards peep out above the seven, low ones lie over its foot.
PlayTable {
    id: table

    readonly property list<string> suits: ["C", "D", "H", "S"]
    /// The last beg, while nothing but the gift has followed.
    readonly property var asked: (facts.log ?? []).slice(-2).filter((entry, at, all) => entry[1] === "beg" && all[all.length - 1][1] !== "play").pop() ?? null

    columns: 4
    rows: 3.4
    rowPitch: 1
    handRows: 1.3
    warnLast: true
    marked: facts.beggar ?? facts.offender ?? -1
    markCaption: phase === "penalty" ? qsTr("Found out!") : ""
    skipped: asked ? between(asked[0], asked[3]) : []
    story: session && !session.over ? session.lastLine : ""
    prompt: phase === "give" && myTurn ? qsTr("Give a card to %1").arg(nameOf(facts.beggar)) : phase === "penalty" && myTurn ? qsTr("Give a card to %1, who was found out").arg(nameOf(facts.offender)) : phase === "again" && myTurn ? qsTr("Play another card, or press Done") : ""

    Repeater {
        model: table.suits

        Pile {
            required property string modelData

            pile: "high." + modelData
            column: table.placeIn(table.facts.row, table.suits, modelData)
            from: Pile.Middle
            row: -0.58
            mark: ""
            shut: table.isIn(pileId, table.facts.closed)
        }
    }
    Repeater {
        model: table.suits

        Pile {
            required property string modelData

            pile: "seven." + modelData
            column: table.placeIn(table.facts.row, table.suits, modelData)
            from: Pile.Middle
            level: 2
            mark: modelData
        }
    }
    Repeater {
        model: table.suits

        Pile {
            required property string modelData

            pile: "low." + modelData
            column: table.placeIn(table.facts.row, table.suits, modelData)
            from: Pile.Middle
            row: 0.58
            level: 3
            mark: ""
            shut: table.isIn(pileId, table.facts.closed)
        }
    }
    Hand {
        // With penalties a card that could be played may be overlooked.
        lift: App.settings.liftPlayable && table.option("false_beg") !== "penalised"
    }
    OtherHands {
        seats: table.seats
    }
}
