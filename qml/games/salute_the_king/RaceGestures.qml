// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// A person's pad for gestures in a race, and for turning a card. A press counts until its release, at most 120 ms.
Item {
    id: pad

    required property Session session
    required property int seat
    /// Which of the people at the keyboard, from 0.
    required property int player
    /// What can be done, in the order of the keys: the gestures in use, and to turn a card.
    readonly property var offers: session?.race.pad ?? []
    readonly property var keys: player < App.settings.keys.players("salute_the_king") ? App.settings.keys.keys("salute_the_king", player) : ({})
    readonly property real cell: Math.min(1.5 * Theme.touchSize, (width - 4 * 8) / 5)
    readonly property bool live: session !== null && session.race.running && session.shown.phase !== "choosing"
    property string held
    property double began: 0
    property var byKey: named()

    function named(): var {
        const map = {};
        for (const token in keys)
            for (const key of keys[token].split(" "))
                map[key] = token;
        return map;
    }
    function send(token: string, from: double, to: double): void {
        if (live)
            session.race.press(seat, token, from, Math.min(to, from + 120));
    }
    function release(at: double): void {
        const token = held;
        held = "";
        if (token !== "")
            send(token, began, at);
    }

    height: name.height + cell * 0.92 + Theme.gap * 0.4
    onLiveChanged: held = ""

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
        keys: pad.live ? pad.byKey : ({})
        onPressed: (token, at) => {
            pad.release(at);
            pad.held = token;
            pad.began = at;
            longest.restart();
        }
        onReleased: (token, at) => {
            if (pad.held === token)
                pad.release(at);
        }
    }
    Timer {
        id: longest

        interval: 120
        onTriggered: pad.release(pad.began + 120)
    }
    Text {
        id: name

        text: pad.session ? pad.session.seats.name(pad.seat) : ""
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    Row {
        anchors.bottom: parent.bottom
        spacing: 8
        opacity: pad.live ? 1 : 0.55

        Repeater {
            model: pad.offers

            RaceCap {
                required property var modelData

                width: pad.cell
                height: pad.cell * 0.92
                symbol: modelData.symbol
                text: modelData.label
                hotkey: pad.keys[modelData.key] ?? ""
                lit: pad.held === modelData.key
                onTapped: (from, to) => {
                    const start = pad.session.race.time(from);
                    pad.send(modelData.key, start, pad.session.race.time(to));
                }
            }
        }
    }
}
