// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// The decks of cards there are, each with three of its cards: our own first, then what the desktop has installed.
Column {
    id: row

    property string value

    signal chosen(string deck)

    spacing: Math.round(0.6 * Theme.gap)
    Component.onCompleted: DeckModel.search()

    ListView {
        id: list

        width: row.width
        height: Math.round(128 * Theme.unit)
        orientation: ListView.Horizontal
        spacing: 8
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: DeckModel
        KeyGroup.chooses: true

        delegate: T.RadioButton {
            id: tile

            required property int index
            required property string deckId
            required property string name
            required property string origin
            readonly property bool taken: row.value === deckId
            readonly property bool own: deckId === "fulltable"

            text: name
            width: Math.round(120 * Theme.unit)
            height: list.height
            hoverEnabled: true
            focusPolicy: Qt.TabFocus
            onClicked: row.chosen(deckId)
            onActiveFocusChanged: if (activeFocus)
                list.positionViewAtIndex(index, ListView.Contain)

            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("Deck: %1 (%2)").arg(text).arg(origin)
            Accessible.checked: taken
            Accessible.onPressAction: clicked()

            background: Rectangle {
                radius: Math.round(10 * Theme.unit)
                color: tile.taken ? Theme.paperPicked : tile.hovered ? Theme.paperHover : Theme.paperDeep
                border.width: tile.taken ? 3 : 1
                border.color: tile.taken ? Theme.action : Theme.paperEdge

                // Inside, as the list is cut off at its edges.
                FocusRing {
                    gap: -5 - Theme.ring
                    round: 10
                    shown: tile.activeFocus
                }
            }

            Repeater {
                model: ["back", "QH", "AS"]

                Picture {
                    required property int index
                    required property string modelData

                    x: Math.round(tile.width * 0.1 + index * tile.width * 0.22)
                    y: Math.round(9 * Theme.unit)
                    width: Math.round(46 * Theme.unit)
                    height: Math.round(64.4 * Theme.unit)
                    name: !tile.own ? "deck/" + tile.deckId + "/" + modelData : index === 0 ? "cards/back/lattice" : "cards/face/" + modelData
                }
            }
            Text {
                anchors.bottom: source.top
                width: parent.width
                leftPadding: 6
                rightPadding: 6
                text: tile.text
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.small
                font.weight: tile.taken ? Font.DemiBold : Font.Normal
                color: Theme.ink
            }
            Text {
                id: source

                anchors.bottom: parent.bottom
                anchors.bottomMargin: 5
                width: parent.width
                text: tile.origin
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.tiny
                color: Theme.inkFaint
            }
        }
    }
    Text {
        width: row.width
        visible: text !== ""
        text: DeckModel.searching ? qsTr("Looking for decks on this computer…") : DeckModel.leftOut !== "" ? qsTr("Not offered: %1.").arg(DeckModel.leftOut) : ""
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.tiny
        color: Theme.inkFaint
    }
}
