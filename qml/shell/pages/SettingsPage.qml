// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What a person may choose; each change shows at once.
Sheet {
    id: page

    readonly property Settings settings: App.settings
    readonly property bool ownCards: settings.look.deck === "fulltable"

    title: qsTr("Settings")

    Scroll {
        anchors.fill: parent

        Heading {
            text: qsTr("You")
        }
        Line {
            title: qsTr("Your name")

            Field {
                title: qsTr("Your name")
                text: page.settings.playerName
                onEditingFinished: page.settings.playerName = text
            }
        }
        Heading {
            text: qsTr("Cards and table")
        }
        Line {
            title: qsTr("Deck")
            note: page.settings.currentGame === "" ? qsTr("Each game can have its own deck") : qsTr("Used in this game")

            DeckRow {
                width: parent.width
                value: page.settings.look.deck
                onChosen: deck => page.settings.look.deck = deck
            }
        }
        Line {
            title: qsTr("Card back")
            visible: page.ownCards

            BackRow {
                width: parent.width
                title: qsTr("Card back")
                values: page.settings.look.backs
                value: page.settings.look.back
                onChosen: value => page.settings.look.back = value
            }
        }
        SwitchLine {
            title: qsTr("Four-colour suits")
            note: page.ownCards ? qsTr("Green clubs, blue diamonds") : qsTr("Only with the Full Table deck")
            enabled: page.ownCards
            on: page.settings.look.fourColour
            onSwitched: on => page.settings.look.fourColour = on
        }
        SwitchLine {
            title: qsTr("Large-print cards")
            note: qsTr("Rank and suit fill the card")
            on: page.settings.look.largeIndex
            onSwitched: on => page.settings.look.largeIndex = on
        }
        Line {
            title: qsTr("Table colour")

            Segments {
                width: parent.width
                title: qsTr("Table colour")
                values: page.settings.look.felts
                words: [qsTr("Green"), qsTr("Blue"), qsTr("Burgundy"), qsTr("Charcoal"), qsTr("Linen")]
                value: page.settings.look.felt
                onChosen: value => page.settings.look.felt = value
            }
        }
        Heading {
            text: qsTr("Play")
        }
        GameSwitches {
            group: "play"
        }
        SwitchLine {
            title: qsTr("Move safe cards automatically")
            note: qsTr("In solitaire, to the foundations after every move")
            on: page.settings.play.autoSafe
            onSwitched: on => page.settings.play.autoSafe = on
        }
        SwitchLine {
            title: qsTr("Play forced cards automatically")
            note: qsTr("After a short pause, when you have no other move")
            on: page.settings.play.playForced
            onSwitched: on => page.settings.play.playForced = on
        }
        SwitchLine {
            title: qsTr("Select a card first")
            note: qsTr("A second click on it plays it")
            on: page.settings.play.clickSelects
            onSwitched: on => page.settings.play.clickSelects = on
        }
        SwitchLine {
            title: qsTr("Turn the stock automatically")
            note: qsTr("When there is nothing else to do")
            on: page.settings.play.turnStock
            onSwitched: on => page.settings.play.turnStock = on
        }
        Line {
            title: qsTr("Opponents' pace")
            note: qsTr("How long computer players wait, so that you can follow")

            Segments {
                width: parent.width
                title: qsTr("Opponents' pace")
                values: ["slow", "normal", "fast", "instant"]
                words: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
                value: page.settings.play.opponents
                onChosen: value => page.settings.play.opponents = value
            }
        }
        Line {
            title: qsTr("Finished tricks stay")
            note: qsTr("And cards turned up, and what a call brings. Press Space or click to go on")

            Segments {
                width: parent.width
                title: qsTr("Finished tricks stay")
                values: ["short", "long", "click"]
                words: [qsTr("Briefly"), qsTr("Longer"), qsTr("Until I click")]
                value: page.settings.play.trickRest
                onChosen: value => page.settings.play.trickRest = value
            }
        }
        Heading {
            text: qsTr("Help")
        }
        SwitchLine {
            title: qsTr("First-game tips")
            on: page.settings.play.firstHelp
            onSwitched: on => page.settings.play.firstHelp = on
        }
        GameSwitches {
            group: "help"
        }
        Heading {
            text: qsTr("Animation and sound")
        }
        Line {
            title: qsTr("Animation")

            Segments {
                width: parent.width
                title: qsTr("Animation")
                values: ["normal", "fast", "instant"]
                words: [qsTr("Normal"), qsTr("Fast"), qsTr("Off")]
                value: page.settings.play.speed
                onChosen: value => page.settings.play.speed = value
            }
        }
        SwitchLine {
            title: qsTr("Reduce motion")
            on: page.settings.look.reducedMotion
            onSwitched: on => page.settings.look.reducedMotion = on
        }
        GameSwitches {
            group: "animation"
        }
        Line {
            title: qsTr("Sound")

            Row {
                spacing: 2 * Theme.gap

                YesNo {
                    title: qsTr("Sound")
                    on: page.settings.sound.on
                    onSwitched: on => page.settings.sound.on = on
                }
                Slider {
                    title: qsTr("Volume")
                    enabled: page.settings.sound.on
                    value: page.settings.sound.volume
                    onMoved: page.settings.sound.volume = value
                }
            }
        }
        Line {
            title: qsTr("All settings")

            PushButton {
                property bool done: false

                paper: true
                text: done ? qsTr("Undo reset") : qsTr("Reset")
                onClicked: {
                    if (done)
                        page.settings.undoReset();
                    else
                        page.settings.reset();
                    done = !done;
                }
            }
        }
    }
}
