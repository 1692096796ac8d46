// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What the dealer has to choose: a gesture, then what asks for it. Both are listed by the rules.
Rectangle {
    id: page

    required property Session session
    /// The key of the gesture that is chosen, while what asks for it is not.
    property string first
    readonly property int chooser: session?.race.chooser ?? -1
    readonly property string who: chooser >= 0 ? session.seats.name(chooser) : ""
    readonly property var choices: session?.race.choices ?? []
    /// Each with the `key` that is pressed for it.
    readonly property var offers: first === "" ? groupsOf(choices) : choices.filter(choice => keysOf(choice)[0] === first).map(choice => ({
                "key": keysOf(choice)[1],
                "label": choice.label,
                "symbol": "",
                "open": choice.open
            }))

    function keysOf(choice: var): var {
        return choice.key.split(" ");
    }
    function groupsOf(choices: var): var {
        const groups = {};
        for (const choice of choices) {
            const key = keysOf(choice)[0];
            groups[key] = {
                "key": key,
                "label": choice.heading,
                "symbol": choice.symbol,
                "open": choice.open || (groups[key]?.open ?? false)
            };
        }
        return Object.values(groups);
    }
    function byKey(): var {
        const map = {
            "Esc": "back"
        };
        for (const offer of offers)
            map[offer.key] = offer.key;
        return map;
    }
    function choose(key: string): void {
        if (key === "back") {
            first = "";
        } else if (!offers.some(offer => offer.key === key && offer.open)) {
            return;
        } else if (first === "") {
            first = key;
        } else {
            const now = session.race.now();
            session.race.press(chooser, first + " " + key, now, now);
            first = "";
        }
    }

    visible: chooser >= 0
    width: column.width + 3 * Theme.gap
    height: column.height + 3 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    onChooserChanged: first = ""

    RaceKeys {
        session: page.visible ? page.session : null
        keys: page.byKey()
        onPressed: token => page.choose(token)
    }
    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.gap

        Text {
            text: page.first === "" ? qsTr("%1: %2").arg(page.who).arg(page.session?.shown.captions.choosing ?? "") : qsTr("%1: What asks for “%2”?").arg(page.who).arg(page.choices.find(choice => page.keysOf(choice)[0] === page.first)?.heading ?? "")
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        Grid {
            columns: page.first === "" ? 4 : 5
            spacing: 8

            Repeater {
                model: page.offers

                PushButton {
                    required property var modelData

                    width: Math.round((page.first === "" ? 148 : 104) * Theme.unit)
                    paper: true
                    text: modelData.label
                    key: modelData.key === text ? "" : modelData.key
                    symbol: modelData.symbol
                    enabled: modelData.open
                    onClicked: page.choose(modelData.key)
                }
            }
        }
    }
}
