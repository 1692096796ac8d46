// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// How fast things happen, and how long they rest.
SettingsGroup {
    id: group

    readonly property PlaySettings play: App.settings.play

    title: qsTr("Pace")

    ChoiceLine {
        sought: group.sought
        title: qsTr("Animation")
        values: ["normal", "fast", "instant"]
        words: [qsTr("Normal"), qsTr("Fast"), qsTr("Off")]
        value: group.play.speed
        onChosen: value => group.play.speed = value
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("Opponents' pace")
        note: qsTr("How long computer players wait, so that you can follow")
        values: ["slow", "normal", "fast", "instant"]
        words: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
        value: group.play.opponents
        onChosen: value => group.play.opponents = value
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("Finished tricks stay")
        note: qsTr("And cards turned up, and what a call brings. Press Space or click to go on")
        values: ["short", "long", "click"]
        words: [qsTr("Briefly"), qsTr("Longer"), qsTr("Until I click")]
        value: group.play.trickRest
        onChosen: value => group.play.trickRest = value
    }
    ChoiceLine {
        sought: group.sought
        title: qsTr("Cores for thinking")
        note: qsTr("With more, experts and hints answer sooner. What they answer stays the same")
        values: ["1", "2", "4"]
        words: [qsTr("One"), qsTr("Two"), qsTr("Four")]
        value: group.play.cores
        onChosen: value => group.play.cores = value
    }
}
