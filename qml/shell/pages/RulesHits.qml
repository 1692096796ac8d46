// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable
import FullTable.Table

// Where the rules of all games speak of what was looked for: a click leads there.
Scroll {
    id: found

    required property string wanted
    required property string game
    readonly property var hits: wanted.trim().length > 1 ? App.searchRules(wanted, game) : []

    signal chosen(string game, int section)

    spacing: Math.round(0.4 * Theme.gap)
    Accessible.role: Accessible.List
    Accessible.name: line.text

    Text {
        id: line

        width: parent?.width ?? 0
        text: found.wanted.trim().length < 2 ? qsTr("Type a word to look for.") : found.hits.length === 0 ? qsTr("No rules speak of that.") : qsTr("%n place(s)", "", found.hits.length)
        wrapMode: Text.WordWrap
        bottomPadding: Theme.gap
        font.pixelSize: Theme.small
        color: Theme.inkFaint
    }
    Repeater {
        model: found.hits

        T.Button {
            id: hit

            required property var modelData

            width: parent?.width ?? 0
            implicitHeight: Math.max(Theme.touchSize, words.height + 1.4 * Theme.gap)
            text: modelData.title === modelData.gameName ? modelData.title : qsTr("%1: %2", "a game, a section of its rules").arg(modelData.gameName).arg(modelData.title)
            hoverEnabled: true
            focusPolicy: Qt.TabFocus
            onClicked: found.chosen(modelData.gameId, modelData.section)
            Accessible.name: text
            Accessible.description: modelData.line
            Accessible.onPressAction: clicked()

            background: Rectangle {
                radius: Math.round(10 * Theme.unit)
                color: hit.hovered ? Theme.paperDeep : "transparent"

                FocusRing {
                    shown: hit.activeFocus
                }
            }
            Column {
                id: words

                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(hit.width - 2 * Theme.gap, Math.round(40 * Theme.normal))
                spacing: 2

                Text {
                    width: parent.width
                    text: hit.text
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.normal
                    font.weight: Font.DemiBold
                    color: Theme.ink
                }
                Text {
                    width: parent.width
                    text: hit.modelData.line
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                    color: Theme.inkFaint
                }
            }
        }
    }
}
