// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts

// The calls of a round where those sit who made them: as they are begun, and whole, in words without a colour.
Item {
    id: bubbles

    required property Session session
    /// By seat, the rank with which a call was begun.
    property var begun: ({})
    readonly property var facts: session ? session.shown.facts : ({})
    readonly property var calls: facts.calls ?? []
    /// The calls as they are heard, and what is to be said of them.
    readonly property var captions: session?.shown.captions ?? ({})
    readonly property var options: session ? session.game.options : ({})
    readonly property bool matched: String(options.match_cards ?? "off") !== "off"
    readonly property bool inPlay: session !== null && (session.shown.phase === "calling" || session.shown.phase === "judging")

    function begin(seat: int, rank: string): void {
        begun = Object.assign({}, begun, {
            [seat]: rank
        });
    }

    anchors.fill: parent
    z: 5

    Connections {
        target: bubbles.session

        // A miscall is heard.
        function onMoved() {
            const last = bubbles.calls[bubbles.calls.length - 1];
            if (last !== undefined && !last.ok)
                bubbles.session.played("refuse");
        }
    }
    Repeater {
        model: bubbles.session ? bubbles.session.game.seatCount : 0

        RaceBubble {
            required property int index
            readonly property var made: bubbles.calls.filter(call => call.seat === index)
            readonly property var last: made[made.length - 1] ?? null
            readonly property string half: bubbles.begun[index] ?? ""
            readonly property string called: bubbles.captions["call." + index] ?? ""
            readonly property int gain: !bubbles.inPlay && bubbles.facts.last_round?.winner === index ? bubbles.facts.last_round.cards : 0

            seat: index
            aside: bubbles.matched ? 0.14 * width + 0.62 * height : 0
            text: half !== "" ? Cards.rank(half) + "…" : gain === 0 ? called : called === "" ? "+" + gain : called + "  +" + gain
            wrong: half === "" && last !== null && !last.ok
            out: bubbles.inPlay && (bubbles.facts.active ?? []).indexOf(index) < 0
            note: half !== "" ? "" : bubbles.captions["note." + index] ?? ""
        }
    }
}
