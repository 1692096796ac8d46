// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Payments as chips that move: from those who have paid to those who have got something, or to the pot.
Item {
    id: flow

    required property Session session
    /// Where the pot stands; without one, payments are between players alone.
    property Item potItem: null
    readonly property var scores: session ? session.shown.scores : []
    property var before: []

    function placeOf(seat: int): point {
        const plate = places.itemAt(seat);
        return Qt.point(plate.x + plate.width / 2, plate.y + plate.height / 2);
    }
    function pay(): void {
        const change = scores.map((now, seat) => now - before[seat]);
        const payers = change.map((each, seat) => seat).filter(seat => change[seat] < 0);
        const takers = change.map((each, seat) => seat).filter(seat => change[seat] > 0);
        const middle = potItem ? flow.mapFromItem(potItem, potItem.width / 2, potItem.height / 2) : Qt.point(width / 2, height / 2);
        const list = [];
        for (const from of payers.length > 0 ? payers : [-1]) {
            const most = from < 0 ? 6 : Math.min(6, -change[from]);
            for (let i = 0; i < most; ++i) {
                const start = from < 0 ? middle : placeOf(from);
                const end = takers.length > 0 ? placeOf(takers[i % takers.length]) : middle;
                list.push({
                    "from": start,
                    "to": end,
                    "wait": i * 60
                });
            }
        }
        flights.model = list;
        done.restart();
    }

    anchors.fill: parent
    onSessionChanged: before = []
    onScoresChanged: {
        const known = before.length === scores.length && before.length > 0;
        if (known && !Theme.instant && scores.some((now, seat) => now !== before[seat]))
            pay();
        before = scores;
    }

    Repeater {
        id: places

        model: flow.session ? flow.session.game.seatCount : 0

        SeatItem {
            required property int index

            seat: index
        }
    }
    Repeater {
        id: flights

        ChipStack {
            id: chip

            required property var modelData

            amount: 1
            x: modelData.from.x - width / 2
            y: modelData.from.y - height / 2

            SequentialAnimation {
                running: true

                PauseAnimation {
                    duration: Theme.lasting(chip.modelData.wait)
                }
                ParallelAnimation {
                    NumberAnimation {
                        target: chip
                        property: "x"
                        to: chip.modelData.to.x - chip.width / 2
                        duration: 3 * Theme.flight
                        easing.type: Easing.InOutQuad
                    }
                    NumberAnimation {
                        target: chip
                        property: "y"
                        to: chip.modelData.to.y - chip.height / 2
                        duration: 3 * Theme.flight
                        easing.type: Easing.InOutQuad
                    }
                }
                PropertyAction {
                    target: chip
                    property: "visible"
                    value: false
                }
            }
        }
    }
    Timer {
        id: done

        interval: 4 * Theme.flight + 500
        onTriggered: flights.model = null
    }
}
