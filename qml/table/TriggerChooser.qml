// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable

// The dealer ties four gestures to what asks for them: a gesture, then a trigger.
Rectangle {
    id: page

    required property Session session
    readonly property var facts: session ? session.facts : ({})
    readonly property var chosen: facts.triggers ?? ({})
    property string gesture

    width: column.width + 3 * Theme.gap
    height: column.height + 3 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Column {
        id: column

        anchors.centerIn: parent
        spacing: Theme.gap

        Text {
            text: page.gesture === "" ? qsTr("Choose a gesture: %1 of 4").arg(Object.keys(page.chosen).length + 1) : qsTr("What asks for “%1”?").arg(page.gesture)
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        Grid {
            columns: 5
            spacing: 4

            Repeater {
                model: page.gesture === "" ? ["stand", "salute", "bow", "applaud", "knock", "wave", "point", "cheer"] : ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "prime", "total"]

                ActionButton {
                    required property string modelData

                    paper: true
                    text: modelData === "T" ? "10" : modelData
                    symbol: page.gesture === "" ? modelData : ""
                    enabled: page.gesture === "" ? page.chosen[modelData] === undefined : Object.values(page.chosen).indexOf(modelData) < 0
                    onClicked: {
                        if (page.gesture === "") {
                            page.gesture = modelData;
                            return;
                        }
                        const now = page.session.raceNow();
                        page.session.raceMove(page.session.viewer, "choose %1 %2".arg(page.gesture).arg(modelData), now, now);
                        page.gesture = "";
                    }
                }
            }
        }
    }
}
