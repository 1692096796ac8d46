// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// What can be done with a game on the shelf, in a row. Its deal of the day is among today's deals.
Row {
    id: buttons

    required property var game

    signal play
    signal setUp

    spacing: 8

    PushButton {
        text: qsTr("Play")
        strong: true
        paper: true
        focusPolicy: Qt.NoFocus
        onClicked: buttons.play()
    }
    PushButton {
        visible: App.hasLesson(buttons.game.id)
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
    ToolButton {
        symbol: "help"
        text: qsTr("Rules")
        paper: true
        onClicked: Pages.open("rules", buttons.game.id)
    }
}
