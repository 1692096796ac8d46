// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// Which cards ask for which gesture: always in view at the edge. It does not say which is due; to read that off the card
// is the game.
Rectangle {
    id: board

    /// Gesture to trigger.
    required property var triggers
    /// The pips that set off the total.
    property string totalAt
    /// The gesture that beginners are shown to be due; empty: none.
    property string due
    readonly property var order: ["stand", "salute", "bow", "applaud", "knock", "wave", "point", "cheer"]
    readonly property var inUse: order.filter(gesture => triggers[gesture] !== undefined)

    function words(trigger: string): string {
        return ({
                "A": qsTr("ace"),
                "J": qsTr("jack"),
                "Q": qsTr("queen"),
                "K": qsTr("king"),
                "T": "10",
                "prime": qsTr("2, 3, 5, 7"),
                "total": qsTr("total of %1").arg(totalAt)
            })[trigger] ?? trigger;
    }

    visible: inUse.length > 0
    width: lines.width + 2 * Theme.gap
    height: lines.height + Theme.gap
    radius: Math.round(8 * Theme.unit)
    color: Theme.panel

    Accessible.role: Accessible.List
    Accessible.name: inUse.map(gesture => words(triggers[gesture]) + ": " + gesture).join(", ") + (due === "" ? "" : qsTr("; due now: %1").arg(due))

    Grid {
        id: lines

        anchors.centerIn: parent
        columns: 2
        columnSpacing: 1.6 * Theme.gap
        rowSpacing: Theme.gap * 0.5

        Repeater {
            model: board.inUse

            Row {
                id: line

                required property string modelData

                readonly property bool asked: board.due === modelData

                spacing: Theme.gap * 0.7

                Symbol {
                    name: line.modelData
                    color: line.asked ? Theme.accent : Theme.clothInk
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: "%1: %2".arg(board.words(board.triggers[line.modelData])).arg(line.modelData)
                    font.pixelSize: Theme.small
                    font.weight: line.asked ? Font.Bold : Font.Normal
                    font.underline: line.asked
                    color: line.asked ? Theme.accent : Theme.clothInk
                }
            }
        }
    }
}
