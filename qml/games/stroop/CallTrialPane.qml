// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// Stroop without a clock: cards to answer, by the keys or by the buttons, as many as one likes.
RaceTrial {
    id: trial

    property string half
    readonly property var keys: App.settings.keys.keys("stroop", 0)
    readonly property int ranks: session.shown.ranks.length
    readonly property real cell: Math.floor((width - (ranks - 1) * 8) / ranks)

    function take(key: string): bool {
        if (game.right && key === "Space") {
            half = "";
            game.another();
            return true;
        }
        for (const token in keys)
            if (keys[token].split(" ").indexOf(key) >= 0) {
                choose(token);
                return true;
            }
        return false;
    }
    function choose(token: string): void {
        if (game.right)
            game.another();
        if ("CDHS".indexOf(token) < 0) {
            half = token;
            return;
        }
        if (half !== "")
            game.call(half + " " + token, session.seats.name(session.game.people[0] ?? 0));
        half = "";
    }

    CallTrial {
        id: game

        game: trial.session.game.id
    }
    Row {
        width: parent.width
        spacing: 1.4 * Theme.gap

        Picture {
            width: Math.round(62 * Theme.unit)
            height: Math.round(width * 1.4)
            name: Theme.cardPicture(game.card, true)
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 62 * Theme.unit - 1.4 * Theme.gap
            text: trial.half !== "" ? qsTr("%1… and the suit?").arg(Cards.rank(trial.half)) : game.said === "" ? qsTr("Practice: call an answer to the %1.").arg(game.cardName) : game.right ? qsTr("%1 It counts. Space turns another card.").arg(game.said) : qsTr("%1. Try again.").arg(game.said.slice(0, -1))
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            font.weight: game.said !== "" ? Font.DemiBold : Font.Normal
            color: Theme.ink
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    Flow {
        width: parent.width
        spacing: 8

        Repeater {
            model: App.settings.keys.tokens("stroop")

            RaceCap {
                required property string modelData
                required property int index

                // The ranks in a row, and the suits below them.
                width: index >= trial.ranks ? 3 * trial.cell + 2 * 8 : trial.cell
                height: Theme.touchSize
                text: index >= trial.ranks ? "" : modelData === "T" ? "10" : modelData
                symbol: index >= trial.ranks ? "suit-" + modelData : ""
                hotkey: trial.keys[modelData] ?? ""
                title: index >= trial.ranks ? Cards.suit(modelData) : Cards.rank(modelData)
                lit: trial.half === modelData
                onTapped: trial.choose(modelData)
            }
        }
    }
}
