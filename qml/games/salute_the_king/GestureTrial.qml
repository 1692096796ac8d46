// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// The gestures of this game, one by one, each to be made once without a clock.
RaceTrial {
    id: trial

    property int step: 0
    property string wrong
    readonly property var facts: session ? session.shown.facts : ({})
    readonly property var keys: App.settings.keys.keys("salute_the_king", 0)
    readonly property var gestures: board.inUse
    readonly property string wanted: gestures[step] ?? ""
    readonly property string key: keys[String(step + 1)] ?? ""

    function take(key: string): bool {
        for (const token in keys)
            if (keys[token].split(" ").indexOf(key) >= 0) {
                choose(gestures[Number(token) - 1] ?? "");
                return true;
            }
        return false;
    }
    function choose(gesture: string): void {
        if (gesture === "" || wanted === "")
            return;
        wrong = gesture === wanted ? "" : gesture;
        if (wrong === "")
            step += 1;
    }

    visible: gestures.length > 0

    TriggerTable {
        id: board

        visible: false
        triggers: trial.facts.triggers ?? ({})
        totalAt: String(trial.session?.game.options.total_at ?? "")
    }
    Text {
        width: parent.width
        text: trial.wanted === "" ? qsTr("That is all of them. %1 turns a card.").arg(trial.keys["turn"] ?? "") : (trial.wrong === "" ? "" : qsTr("That was “%1”.").arg(trial.wrong) + " ") + qsTr("Try it without a clock: %1 asks for “%2”. Press %3.").arg(board.words(board.triggers[trial.wanted] ?? "")).arg(trial.wanted).arg(trial.key)
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        spacing: 5

        Repeater {
            model: trial.gestures

            RaceCap {
                required property string modelData
                required property int index

                width: Math.round((trial.width - 3 * 5) / 4)
                height: Math.round(72 * Theme.unit)
                symbol: modelData
                text: modelData
                hotkey: trial.keys[String(index + 1)] ?? ""
                lit: trial.wanted === modelData
                onTapped: trial.choose(modelData)
            }
        }
    }
}
