// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts

// The gestures where those sit who make them, in the moment they are made, wrong ones too; until the next card.
Item {
    id: figures

    required property Session session
    readonly property var facts: session ? session.shown.facts : ({})
    readonly property string due: facts.due ?? ""
    readonly property double turned: facts.turned_ms ?? -1
    /// What was due last: with the last gesture nothing is due any more.
    property string asked
    /// By seat, the gesture and whether it was wrong.
    property var made: ({})

    signal refused(int seat)

    anchors.fill: parent
    z: 5
    onDueChanged: if (due !== "")
        asked = due
    onTurnedChanged: made = ({})

    Connections {
        target: figures.session

        function onMoved(seat: int, verb: string) {
            if (verb === "turn" || verb === "choose")
                return;
            figures.made = Object.assign({}, figures.made, {
                [seat]: {
                    gesture: verb,
                    wrong: verb !== figures.asked
                }
            });
            if (verb !== figures.asked)
                figures.refused(seat);
        }
    }
    Repeater {
        model: figures.session ? figures.session.game.seatCount : 0

        RaceBubble {
            id: bubble

            required property int index

            seat: index
            symbol: figures.made[index]?.gesture ?? ""
            title: figures.session?.race.pad.find(offer => offer.symbol === symbol)?.label ?? symbol
            wrong: figures.made[index]?.wrong ?? false

            Connections {
                target: figures

                function onRefused(seat: int) {
                    if (seat === bubble.seat)
                        bubble.shake();
                }
            }
        }
    }
}
