// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// Which cards ask for which gesture: always in view at the edge. It does not say which is due; to read that off the card
// is the game.
Rectangle {
    id: board

    readonly property string ruleName: "Triggers"
    required property Session session
    /// The gesture that beginners are shown to be due; empty: none.
    property string due
    readonly property var captions: session?.shown.captions ?? ({})
    /// What people do in this race, of that the gestures.
    readonly property var gestures: (session?.race.pad ?? []).filter(offer => captions[offer.symbol] !== undefined)

    visible: gestures.length > 0
    width: lines.width + 2 * Theme.gap
    height: lines.height + Theme.gap
    radius: Math.round(8 * Theme.unit)
    color: Theme.panel

    Accessible.role: Accessible.List
    Accessible.name: gestures.map(offer => captions[offer.symbol]).join(", ") + (due === "" ? "" : qsTr(". Now: %1").arg(captions[due] ?? ""))

    Grid {
        id: lines

        anchors.centerIn: parent
        columns: 2
        columnSpacing: 1.6 * Theme.gap
        rowSpacing: Theme.gap * 0.5

        Repeater {
            model: board.gestures

            Row {
                id: line

                required property var modelData

                readonly property bool asked: board.due === modelData.symbol

                spacing: Theme.gap * 0.7

                Symbol {
                    name: line.modelData.symbol
                    color: line.asked ? Theme.accent : Theme.clothInk
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: board.captions[line.modelData.symbol] ?? ""
                    font.pixelSize: Theme.small
                    font.weight: line.asked ? Font.Bold : Font.Normal
                    font.underline: line.asked
                    color: line.asked ? Theme.accent : Theme.clothInk
                }
            }
        }
    }
}
