// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The shelf: games in play first, then every game there is.
FocusScope {
    id: page

    // Wide enough for the list's bar in every size of text: the cards fill the width to the pixel.
    readonly property real edge: Math.max(Math.round((width < 1000 ? 18 : 24) * Theme.unit), Math.ceil(1.6 * Theme.gap))
    readonly property real space: Math.round(20 * Theme.unit)
    readonly property int across: Math.max(1, Math.min(5, Math.floor((width - 2 * edge + space) / (310 * Theme.unit + space))))
    readonly property real cardWidth: Math.floor((width - 2 * edge - (across - 1) * space) / across)

    focus: true
    Keys.forwardTo: [shelf]

    WoodBar {
        id: head

        z: 1
        width: parent.width
        height: Math.round(56 * Theme.unit)

        Image {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            x: page.edge
            width: Math.round(36 * Theme.unit)
            height: width
            source: "qrc:/icons/fulltable.svg"
            sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: sign.right
            anchors.leftMargin: 1.2 * Theme.gap
            text: qsTr("Full Table")
            font.pixelSize: Math.round(Theme.large * 1.2)
            font.weight: Font.Bold
            color: Theme.woodInk
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: page.edge - Theme.gap
            spacing: 8
            KeyGroup.on: true

            BarButton {
                symbol: "history"
                text: qsTr("History")
                labelled: page.width > 640 * Theme.unit
                onClicked: Pages.open("history", "")
            }
            BarButton {
                symbol: "stats"
                text: qsTr("Statistics")
                labelled: page.width > 640 * Theme.unit
                onClicked: Pages.open("statistics", "")
            }
            BarButton {
                symbol: "settings"
                text: qsTr("Settings")
                labelled: page.width > 640 * Theme.unit
                onClicked: Pages.open("settings", "")
            }
        }
    }
    Scroll {
        id: shelf

        anchors.fill: parent
        anchors.topMargin: head.height
        inset: page.edge
        spacing: Math.round(1.4 * Theme.gap)
        barColor: Theme.clothInk
        fade: "transparent"

        SavedGames {
            width: parent.width
            across: page.across
            cardWidth: page.cardWidth
            space: page.space
            onRemoved: saved => undo.saved = saved
        }
        TodaysDeals {
            width: parent.width
            most: page.across < 3 ? 1 : 3
        }
        ShelfFilters {
            width: parent.width
        }
        Flow {
            id: games

            width: parent.width
            spacing: page.space
            KeyGroup.first: true

            Repeater {
                model: App.shelf.games

                ShelfCard {
                    required property var modelData

                    width: page.cardWidth
                    game: modelData
                    // What is one page below is ready when it is scrolled to.
                    near: games.y + y < shelf.contentY + 1.2 * shelf.height
                    onPlay: App.quickGame(modelData.id)
                    onSetUp: Pages.open("new", modelData.id)
                }
            }
        }
    }
    UndoNote {
        id: undo

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap * 2
    }
}
