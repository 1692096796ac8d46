// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The decisions that cost most: what was played, what would have been better, and why.
Column {
    id: list

    /// Maps as `Analyst.mistakes` gives them.
    required property var mistakes
    /// Whether the game is in review, so that each can be looked at.
    property bool reviewed: false
    /// Without what it rests on.
    property bool brief: false

    signal chosen(int move)

    spacing: Theme.gap

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Costliest moves")

    Repeater {
        model: list.mistakes

        Item {
            id: entry

            required property int index
            required property var modelData
            readonly property string number: qsTr("Move %1").arg(modelData.move)

            width: list.width
            height: Math.max(badge.height, words.height) + (index > 0 ? Theme.gap : 0)

            Accessible.role: Accessible.ListItem
            Accessible.name: [qsTr("%1, %2% lost.").arg(number).arg(Math.round(modelData.lost)), modelData.played, qsTr("Better: %1").arg(modelData.better), modelData.why, modelData.figures].filter(text => text !== "").join(" ")

            Rectangle {
                visible: entry.index > 0
                width: parent.width
                height: 1
                color: Theme.paperEdge
            }
            LossBadge {
                id: badge

                y: words.y
                width: Math.round(Math.max(64 * Theme.unit, implicitWidth))
                lost: entry.modelData.lost
            }
            Column {
                id: words

                x: badge.width + 1.2 * Theme.gap
                y: entry.index > 0 ? Theme.gap : 0
                width: Math.min(parent.width - x, Math.round(36 * Theme.normal))
                spacing: Math.round(0.2 * Theme.gap)

                Text {
                    width: parent.width
                    text: qsTr("%1. %2", "the number of a move, what was played").arg(entry.number).arg(entry.modelData.played)
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.normal
                    color: Theme.ink
                }
                Text {
                    width: parent.width
                    text: qsTr("Better: %1").arg(entry.modelData.better)
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.normal
                    font.weight: Font.DemiBold
                    color: Theme.ink
                }
                Text {
                    visible: !list.brief
                    width: parent.width
                    text: [entry.modelData.why, entry.modelData.figures].filter(text => text !== "").join(" ")
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.small
                    color: Theme.inkFaint
                }
                PushButton {
                    visible: list.reviewed
                    paper: true
                    text: qsTr("Show move %1").arg(entry.modelData.move)
                    onClicked: list.chosen(entry.modelData.move)
                }
            }
        }
    }
}
