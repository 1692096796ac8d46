// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// How many cards of each rank are left, folded away until it is wanted.
Item {
    id: counts

    required property PlayTable board
    property bool open: false
    readonly property var ranks: board.facts.ranks ?? []

    anchors.bottom: parent.bottom
    anchors.left: parent.left
    anchors.right: parent.right
    anchors.margins: Theme.gap
    height: strip.height

    PushButton {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        text: qsTr("Ranks")
        key: counts.board.width > 1000 * Theme.unit ? "R" : ""
        font.pixelSize: Theme.small
        leftPadding: Theme.gap * 0.6
        reason: qsTr("Shows how many cards of each rank are left")
        onClicked: counts.open = !counts.open

        Shortcut {
            sequence: "R"
            enabled: counts.board.enabled
            onActivated: counts.open = !counts.open
        }
    }
    Row {
        id: strip

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        visible: counts.open
        spacing: Math.round(3 * Theme.unit)

        Repeater {
            model: counts.ranks

            Rectangle {
                id: rank

                required property int index
                required property int modelData
                readonly property string letter: Cards.rankOf(index)

                width: Math.round(34 * Theme.unit)
                height: lines.height + Math.round(6 * Theme.unit)
                radius: Math.round(5 * Theme.unit)
                color: modelData > 0 ? Theme.paper : Theme.panel

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2 left").arg(Cards.rank(letter)).arg(modelData)

                Column {
                    id: lines

                    anchors.centerIn: parent

                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: rank.letter === "T" ? "10" : rank.letter
                        font.pixelSize: Theme.normal
                        font.weight: Font.DemiBold
                        color: rank.modelData > 0 ? Theme.ink : Theme.clothInkFaint
                    }
                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: rank.modelData
                        font.pixelSize: Theme.small
                        color: rank.modelData > 0 ? Theme.inkFaint : Theme.clothInkFaint
                    }
                }
            }
        }
    }
}
