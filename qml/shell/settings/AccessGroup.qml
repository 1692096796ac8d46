// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// For eyes and hands that need it.
SettingsGroup {
    id: group

    readonly property AccessSettings access: App.settings.access
    readonly property LookSettings look: App.settings.look

    function seconds(times: list<string>): list<string> {
        return Array.from(times).map(ms => ms === "0" ? qsTr("Off") : qsTr("%1 s").arg(Number(ms / 1000).toLocaleString(Qt.locale(), "f", ms % 1000 === 0 ? 0 : 1)));
    }

    title: qsTr("Access")

    ChoiceLine {
        sought: group.sought
        title: qsTr("Text size")
        note: qsTr("All words, with their buttons and plates. At a table as far as the window has room for the cards")
        values: group.access.textSizes
        words: Array.from(values).map(percent => qsTr("%1 %").arg(percent))
        value: String(group.access.textSize)
        onChosen: value => group.access.textSize = Number(value)
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("High contrast")
        note: qsTr("A plain table, strong inks, and an edge round every card and button")
        on: group.access.highContrast
        onSwitched: on => group.access.highContrast = on
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Reduce motion")
        note: qsTr("Cards are in their place at once")
        on: group.look.reducedMotion
        onSwitched: on => group.look.reducedMotion = on
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("Screen reader")
        note: qsTr("How much is read out: others' moves in few words; all moves; and what can be done, with nothing left out")
        values: ["brief", "normal", "full"]
        words: [qsTr("Brief"), qsTr("Normal"), qsTr("Full")]
        value: App.settings.sound.speech
        onChosen: value => App.settings.sound.speech = value
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("Play with switches")
        note: qsTr("What can be clicked is pointed out, group by group. One key, Space or Enter, chooses; with two, Space goes on and Enter chooses")
        values: ["off", "one", "two"]
        words: [qsTr("Off"), qsTr("One key"), qsTr("Two keys")]
        value: group.access.switches
        onChosen: value => group.access.switches = value
    }
    ChoiceLine {
        sought: group.sought
        offered: group.access.switches === "one"
        title: qsTr("Time to choose")
        note: qsTr("How long each thing is pointed out")
        values: ["500", "1000", "1500", "2500", "5000"]
        words: group.seconds(values)
        value: String(group.access.scanTime)
        onChosen: value => group.access.scanTime = Number(value)
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("Click by resting")
        note: qsTr("A pointer that rests on something clicks it: a ring shows how long it takes")
        values: ["0", "500", "1000", "1500", "3000"]
        words: group.seconds(values)
        value: String(group.access.dwellTime)
        onChosen: value => group.access.dwellTime = Number(value)
    }
    Line {
        sought: group.sought
        offered: App.settings.keys.games.length > 0
        title: qsTr("Keys of the races")
        note: qsTr("Which keys call and react, for each player")

        PushButton {
            paper: true
            text: qsTr("Change keys…")
            onClicked: Pages.open("keys", App.settings.currentGame)
        }
    }
}
