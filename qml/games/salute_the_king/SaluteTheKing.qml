// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// The middle pile large, everybody's face-down pile at their place, the triggers at the edge, and a pad for each person.
PlayTable {
    id: table

    columns: 4
    rows: 1.7
    ownActions: true
    end.byCards: true
    trial: GestureTrial {}
    // Room for what the referee says of many players, and for the viewer's own pile below them.
    stripWish: seats > 4 ? 90 : 64
    stripAside: board.width + Theme.gap
    footer: pads.height + Theme.gap
    plateSign: TakeSign {
        taker: table.facts.last_take?.seat ?? -1
        words: table.session?.shown.captions.take ?? ""
    }
    prompt: (phase === "turning" || phase === "over" && session?.shown.pileSize("middle") === 0) && session ? session.race.verdict : session?.shown.prompt ?? ""

    Pile {
        id: middle

        pile: "middle"
        column: 1.5
        from: Pile.Middle
        size: 1.4
        fan: Pile.Heap
        engraving: ""
    }
    Text {
        parent: table
        x: middle.extent.x - width - Theme.gap
        y: Math.round(middle.extent.y + (middle.extent.height - height) / 2)
        visible: middle.count > 0
        text: middle.count
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    TurnedByTime {
        parent: table
        session: table.session
        x: middle.extent.x + middle.extent.width - width / 2
        y: middle.extent.y - height / 2
    }
    Repeater {
        model: table.seats

        StockAtPlace {
            turner: table.phase === "turning" ? table.facts.turner : -1
        }
    }
    GestureFigures {
        parent: table
        session: table.session
    }
    TriggerTable {
        id: board

        session: table.session
        due: App.settings.games.on.showDue ? table.facts.due ?? "" : ""
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: table.footer + Theme.gap * 0.4
    }
    TriggerChooser {
        session: table.session
        anchors.centerIn: parent
    }
    RacePads {
        id: pads

        session: table.session
        width: Math.min(table.width - 2 * Theme.gap, people > 4 ? 860 * Theme.unit : columns * (7.5 * Theme.touchSize + 4 * 8 + spacing) - spacing)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        pad: RaceGestures {
            required property int modelData
            required property int index

            width: pads.padWidth
            session: table.session
            seat: modelData
            player: index
        }
    }
}
