// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// The stake large in the middle, the stock beside it, what each has won behind their plates, and a pad for each person.
PlayTable {
    id: table

    // Match cards lie before their owners and must stay in view.
    readonly property bool matched: option("match_cards") === "example" || option("match_cards") === "written"
    readonly property real lower: matched ? 0.24 : 0

    columns: 4
    columnSpread: 1.1
    rows: matched ? 2.3 : 1.7
    ownActions: true
    trial: CallTrialPane {}
    // Room for what the referee says of many calls.
    stripWish: seats > 3 ? 84 : table.session?.coach ? 44 : 64
    footer: pads.height + Theme.gap
    prompt: (phase === "pause" || phase === "over") && session ? session.race.verdict : ""

    Pile {
        pile: "stock"
        column: 0
        row: table.lower
        from: Pile.Middle
        foot: count > 0 && !(Theme.terse && table.session?.coach) ? count : ""
    }
    Pile {
        pile: "stake"
        column: 1.5
        row: table.lower
        from: Pile.Middle
        size: 1.4
        fan: Pile.Right
        spread.step: 0.08
        spread.grow: 1.5
        foot: count > 0 ? qsTr("At stake: %1").arg(count) : ""
    }
    Repeater {
        model: table.seats

        WonAndMatch {}
    }
    CallBubbles {
        id: bubbles

        parent: table
        session: table.session
    }
    TimeBar {
        session: table.session
        end: table.phase === "calling" ? table.facts.next_ms ?? -1 : -1
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: pads.top
        anchors.bottomMargin: Theme.gap * 0.5
        width: pads.width
    }
    RacePads {
        id: pads

        session: table.session
        width: Math.min(table.width - 2 * Theme.gap, 1180 * Theme.unit)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        pad: RaceCalls {
            required property int modelData
            required property int index

            width: pads.padWidth
            session: table.session
            seat: modelData
            player: index
            onHalfChanged: bubbles.begin(seat, half)
        }
    }
}
