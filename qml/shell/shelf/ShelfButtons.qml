// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What can be done with a game on the shelf: the usual in a row, the rest in another row that ends above `gap`.
Item {
    id: buttons

    required property var game
    /// How much lies between the rows, which is the card's own.
    required property real between
    readonly property bool taught: App.hasLesson(game.id)

    signal play
    signal setUp

    height: more.height + between + usual.height

    Row {
        id: usual

        anchors.bottom: parent.bottom
        spacing: 8

        PushButton {
            text: qsTr("Play")
            strong: true
            paper: true
            focusPolicy: Qt.NoFocus
            onClicked: buttons.play()
        }
        PushButton {
            visible: buttons.taught
            text: qsTr("Learn")
            paper: true
            Accessible.description: qsTr("A guided first game, in about five minutes")
            onClicked: App.beginLesson(buttons.game.id)
        }
        PushButton {
            text: qsTr("Set up…")
            paper: true
            onClicked: buttons.setUp()
        }
    }
    Row {
        id: more

        spacing: 8

        PushButton {
            text: qsTr("Rules")
            paper: true
            onClicked: Pages.open("rules", buttons.game.id)
        }
        PushButton {
            text: qsTr("Today’s deal")
            paper: true
            onClicked: App.playDay(buttons.game.id, App.days.today)
        }
    }
}
