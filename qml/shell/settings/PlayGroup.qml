// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// What the table does without being asked.
SettingsGroup {
    id: group

    readonly property PlaySettings play: App.settings.play

    title: qsTr("Play")

    SwitchLine {
        sought: group.sought
        title: qsTr("Move safe cards automatically")
        note: qsTr("In solitaire, to the foundations after every move")
        on: group.play.autoSafe
        onSwitched: on => group.play.autoSafe = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Play forced cards automatically")
        note: qsTr("After a short pause, when you have no other move")
        on: group.play.playForced
        onSwitched: on => group.play.playForced = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Card tracker")
        note: qsTr("Beside the table: which cards are out, and which you haven’t seen. Its games count as assisted")
        on: group.play.tracker
        onSwitched: on => group.play.tracker = on
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("A click on a card")
        note: qsTr("By game: it plays at once what could be undone, and asks for a second click where nothing could")
        values: ["game", "once", "select"]
        words: [qsTr("By game"), qsTr("Plays at once"), qsTr("Selects first")]
        value: group.play.clicks
        onChosen: value => group.play.clicks = value
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Turn the stock automatically")
        note: qsTr("When there is nothing else to do")
        on: group.play.turnStock
        onSwitched: on => group.play.turnStock = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Compare with the same cards")
        note: qsTr("After a game the computer plays your cards in the background, which takes power")
        on: group.play.sameCards
        onSwitched: on => group.play.sameCards = on
    }
}
