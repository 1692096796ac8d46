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
    readonly property var keys: App.settings.keys.keys("salute_the_king", 0)
    readonly property var gestures: board.gestures
    readonly property var wanted: gestures[step] ?? null
    readonly property string key: wanted ? keys[wanted.key] ?? "" : ""

    function take(key: string): bool {
        for (const token in keys)
            if (keys[token].split(" ").indexOf(key) >= 0) {
                choose(token);
                return true;
            }
        return false;
    }
    function choose(token: string): void {
        const made = gestures.find(offer => offer.key === token);
        if (made === undefined || wanted === null)
            return;
        wrong = token === wanted.key ? "" : made.label;
        if (wrong === "")
            step += 1;
    }

    visible: gestures.length > 0

    TriggerTable {
        id: board

        visible: false
        session: trial.session
    }
    Text {
        width: parent.width
        text: trial.wanted === null ? qsTr("That is all of them. %1 turns a card.").arg(trial.keys["turn"] ?? "") : (trial.wrong === "" ? "" : qsTr("That was “%1”.").arg(trial.wrong) + " ") + qsTr("Practice. %1. Press %2.").arg(board.captions[trial.wanted.symbol]).arg(trial.key)
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        spacing: 8

        Repeater {
            model: trial.gestures

            RaceCap {
                required property var modelData

                width: Math.round((trial.width - 3 * 8) / 4)
                height: Math.round(72 * Theme.unit)
                symbol: modelData.symbol
                text: modelData.label
                hotkey: trial.keys[modelData.key] ?? ""
                lit: trial.wanted?.key === modelData.key
                onTapped: trial.choose(modelData.key)
            }
        }
    }
}
