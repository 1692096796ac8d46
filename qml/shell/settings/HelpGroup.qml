// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// What the table explains.
SettingsGroup {
    id: group

    readonly property PlaySettings play: App.settings.play

    title: qsTr("Help")

    SwitchLine {
        sought: group.sought
        title: qsTr("First-game tips")
        note: qsTr("A few words beside the table, the first time you play a game")
        on: group.play.firstHelp
        onSwitched: on => group.play.firstHelp = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Card tips")
        note: qsTr("What a card could do now, when the pointer or a finger rests on it")
        on: group.play.cardTips
        onSwitched: on => group.play.cardTips = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Are you sure?")
        note: qsTr("Asks before a move that gives much away. In solitaire only when all cards are open, in races never")
        on: group.play.careful
        onSwitched: on => group.play.careful = on
    }
}
