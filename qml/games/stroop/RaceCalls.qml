// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// A person's pad for calling cards in a race: first the rank, then the suit, each counting from its own moment.
Item {
    id: pad

    required property Session session
    required property int seat
    /// Which of the people at the keyboard, from 0.
    required property int player
    readonly property var keys: player < App.settings.keys.players("stroop") ? App.settings.keys.keys("stroop", player) : ({})
    readonly property int gap: 8
    /// In two rows, or more, where one would be too small for fingers.
    readonly property int across: widthOf(17) >= 44 ? 17 : widthOf(9) >= 44 ? 9 : widthOf(6) >= 44 ? 6 : 5
    readonly property real cell: Math.floor(Math.min(across === 17 ? 64 * Theme.unit : Math.max(44, 54 * Theme.unit), widthOf(across)))
    readonly property real cellHeight: Math.min(Math.max(44, cell), Math.max(44, 54 * Theme.unit))
    readonly property var facts: session ? session.shown.facts : ({})
    readonly property bool live: session !== null && session.race.running && (facts.active ?? []).indexOf(seat) >= 0
    readonly property double turned: facts.turned_ms ?? -1
    readonly property bool out: session !== null && (session.shown.phase === "calling" || session.shown.phase === "judging") && (facts.active ?? []).indexOf(seat) < 0
    property string half
    property double began: 0
    property var byKey: named()

    function widthOf(count: int): real {
        return (width - (count - 1) * gap) / count;
    }
    function named(): var {
        const map = {};
        for (const token in keys)
            for (const key of keys[token].split(" "))
                map[key] = token;
        // Enter and Esc are for whoever has called a rank and no suit yet.
        if (half !== "") {
            map["Return"] = map["Enter"] = map["Num+Enter"] = "Enter";
            map["Esc"] = "drop";
        }
        return map;
    }
    function take(token: string, from: double, to: double): void {
        const suit = "CDHS".indexOf(token) >= 0;
        if (token === "drop" || !live) {
            half = "";
        } else if (token === "Enter" || suit) {
            if (half !== "")
                session.race.press(seat, half + " " + token, began, to);
            half = "";
        } else {
            half = token;
            began = from;
            patience.restart();
        }
    }

    height: name.height + caps.height + Theme.gap * 0.4
    onHalfChanged: byKey = named()
    onLiveChanged: half = ""
    onTurnedChanged: half = ""

    Accessible.role: Accessible.Pane
    Accessible.name: session?.game.people.length === 1 ? qsTr("Your keys") : qsTr("%1's keys").arg(session?.seats.name(seat) ?? "")

    Connections {
        target: App.settings.keys
        function onChanged(): void {
            pad.byKey = pad.named();
        }
    }
    RaceKeys {
        session: pad.session
        keys: pad.byKey
        onPressed: (token, at) => pad.take(token, at, at)
    }
    Timer {
        id: patience

        interval: 1500
        onTriggered: pad.half = ""
    }
    Text {
        id: name

        text: qsTr("%1: %2").arg(pad.session ? pad.session.seats.name(pad.seat) : "").arg(pad.half !== "" ? Cards.rank(pad.half) + "…" : pad.live ? qsTr("rank, then suit") : pad.session?.shown.over ? qsTr("the game is over") : !(pad.session?.race.running ?? false) ? qsTr("the clock is stopped") : pad.out ? qsTr("out until the next card") : qsTr("wait for the card"))
        font.pixelSize: Theme.small
        font.weight: pad.half !== "" ? Font.DemiBold : Font.Normal
        color: Theme.clothInk
    }
    Grid {
        id: caps

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        columns: pad.across
        spacing: pad.gap
        opacity: pad.live ? 1 : 0.55

        Repeater {
            model: App.settings.keys.tokens("stroop")

            RaceCap {
                required property string modelData
                required property int index
                readonly property bool suit: index >= 13

                width: pad.cell
                height: pad.cellHeight
                text: suit ? "" : modelData === "T" ? "10" : modelData
                symbol: suit ? "suit-" + modelData : ""
                hotkey: pad.keys[modelData] ?? ""
                title: suit ? Cards.suit(modelData) : Cards.rank(modelData)
                lit: pad.half === modelData
                onTapped: (from, to) => {
                    const start = pad.session.race.time(from);
                    pad.take(modelData, start, pad.session.race.time(to));
                }
            }
        }
    }
}
