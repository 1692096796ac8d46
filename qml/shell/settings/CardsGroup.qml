// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// What the cards look like: in the game at the table, or in all that have not their own.
SettingsGroup {
    id: group

    readonly property LookSettings look: App.settings.look
    readonly property bool own: look.deck === "fulltable"

    title: qsTr("Cards")

    Line {
        sought: group.sought
        title: qsTr("Deck")
        note: App.settings.currentGame === "" ? qsTr("Each game can have its own deck") : qsTr("Used in this game")
        below: true

        DeckRow {
            value: group.look.deck
            onChosen: deck => group.look.deck = deck
        }
    }
    Line {
        sought: group.sought
        offered: group.own
        title: qsTr("Card back")
        below: true

        BackRow {
            title: qsTr("Card back")
            values: group.look.backs
            value: group.look.back
            onChosen: value => group.look.back = value
        }
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Four-colour suits")
        note: group.own ? qsTr("Green clubs, blue diamonds") : qsTr("Only with the Full Table deck")
        enabled: group.own
        on: group.look.fourColour
        onSwitched: on => group.look.fourColour = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Large-print cards")
        note: qsTr("Rank and suit fill the card")
        on: group.look.largeIndex
        onSwitched: on => group.look.largeIndex = on
    }
}
