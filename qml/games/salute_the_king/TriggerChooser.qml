// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The dealer ties four gestures to what asks for them: a gesture, then a trigger.
Rectangle {
    id: page

    required property Session session
    readonly property var facts: session ? session.shown.facts : ({})
    readonly property var chosen: facts.triggers ?? ({})
    property string gesture
    /// The dealer, if that is a person who is to choose now; −1: nobody.
    readonly property int chooser: session !== null && session.shown.phase === "choosing" && Array.from(session.game.people).indexOf(session.view.toAct[0]) >= 0 ? session.view.toAct[0] : -1
    readonly property string who: chooser >= 0 ? session.seats.name(chooser) : ""
    readonly property var offers: gesture === "" ? ["stand", "salute", "bow", "applaud", "knock", "wave", "point", "cheer"] : ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "prime", "total"]

    /// The key of an offer: the number of a gesture, the letter of a trigger.
    function keyOf(offer: string): string {
        return gesture === "" ? String(offers.indexOf(offer) + 1) : ({
                "prime": "P",
                "total": "O"
            })[offer] ?? offer;
    }
    function byKey(): var {
        const map = {
            "Esc": "back"
        };
        for (const offer of offers)
            map[keyOf(offer)] = offer;
        return map;
    }
    function isOpen(offer: string): bool {
        return gesture === "" ? chosen[offer] === undefined : Object.values(chosen).indexOf(offer) < 0;
    }
    function choose(offer: string): void {
        if (offer === "back") {
            gesture = "";
        } else if (gesture === "") {
            if (isOpen(offer))
                gesture = offer;
        } else if (isOpen(offer)) {
            const now = session.race.now();
            session.race.move(chooser, "choose %1 %2".arg(gesture).arg(offer), now, now);
            gesture = "";
        }
    }

    visible: chooser >= 0
    width: column.width + 3 * Theme.gap
    height: column.height + 3 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

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
            text: page.gesture === "" ? qsTr("%1 chooses a gesture: %2 of 4").arg(page.who).arg(Object.keys(page.chosen).length + 1) : qsTr("%1: what asks for “%2”?").arg(page.who).arg(page.gesture)
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        Grid {
            columns: page.gesture === "" ? 4 : 5
            spacing: 4

            Repeater {
                model: page.offers

                ActionButton {
                    required property string modelData

                    width: Math.round((page.gesture === "" ? 148 : 104) * Theme.unit)
                    paper: true
                    text: modelData === "T" ? "10" : modelData
                    key: page.keyOf(modelData) === text ? "" : page.keyOf(modelData)
                    symbol: page.gesture === "" ? modelData : ""
                    enabled: page.isOpen(modelData)
                    onClicked: page.choose(modelData)
                }
            }
        }
    }
}
