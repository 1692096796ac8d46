// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// At the end of a game: what computers made of the same cards.
EndPart {
    id: same

    /// One person has played.
    required property bool alone
    readonly property var results: App.duplicates.results
    readonly property bool offered: results.length > 0 || App.duplicates.running
    readonly property string waiting: alone ? qsTr("The computer is playing these cards in your seat…") : qsTr("The computer is playing these cards in your seats…")

    title: qsTr("The same cards")

    Text {
        width: parent?.width ?? 0
        visible: bars.visible
        text: qsTr("What the computer made of them in your seat")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
        color: Theme.inkFaint
    }
    SameCards {
        id: bars

        width: parent?.width ?? 0
        visible: same.alone && same.results.length < 2
        result: same.results[0] ?? ({
                "rows": Array(4).fill({
                    "name": "",
                    "value": 0,
                    "text": "",
                    "own": false
                }),
                "name": "",
                "told": same.waiting
            })
    }
    Text {
        width: parent?.width ?? 0
        visible: !bars.visible
        text: App.duplicates.running ? same.waiting : same.results.map(result => result.told).join("\n")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.ink

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
