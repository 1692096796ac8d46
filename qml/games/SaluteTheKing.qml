// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The middle pile large, everybody's face-down pile at their place, the triggers at the edge, and a pad for each person.
PlayTable {
    id: table

    columns: 4
    rows: 1.7
    ownActions: true
    footer: pads.height + Theme.gap
    prompt: phase === "turning" && session ? session.verdict : ""

    Pile {
        pile: "middle"
        column: 1.5
        from: Pile.Middle
        size: 1.4
        fan: Pile.Right
        step: 0.12
        grow: 1.4
        mark: ""
        caption: count > 0 ? count : ""
    }
    Repeater {
        model: table.seats

        Pile {
            required property int index

            pile: "stock"
            seat: index
            from: Pile.Place
            mark: ""
        }
    }
    TriggerTable {
        id: board

        triggers: table.facts.triggers ?? ({})
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.gap
        anchors.bottomMargin: table.footer + Theme.gap
    }
    TriggerChooser {
        session: table.session
        visible: table.phase === "choosing" && table.myTurn
        anchors.centerIn: parent
    }
    RacePads {
        id: pads

        session: table.session
        width: Math.min(table.width - 2 * Theme.gap, (session && session.people.length > 2 ? 860 : 520) * Theme.unit)
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
            gestures: board.inUse
        }
    }
}
