// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What a person may choose; each change shows at once.
Sheet {
    id: page

    readonly property Settings settings: App.settings

    title: qsTr("Settings")

    Scroll {
        anchors.fill: parent

        Line {
            title: qsTr("Your name")

            Field {
                title: qsTr("Your name")
                text: page.settings.playerName
                onEditingFinished: page.settings.playerName = text
            }
        }
        Line {
            title: qsTr("Cards move")

            Segments {
                width: parent.width
                title: qsTr("Cards move")
                values: ["normal", "fast", "instant"]
                words: [qsTr("Calmly"), qsTr("Fast"), qsTr("At once")]
                value: page.settings.speed
                onChosen: value => page.settings.speed = value
            }
        }
        Line {
            title: qsTr("A finished trick stays")

            Segments {
                width: parent.width
                title: qsTr("A finished trick stays")
                values: ["short", "long", "click"]
                words: [qsTr("Shortly"), qsTr("Longer"), qsTr("Until a click")]
                value: page.settings.trickRest
                onChosen: value => page.settings.trickRest = value
            }
        }
        Line {
            title: qsTr("Cloth")

            Segments {
                width: parent.width
                title: qsTr("Cloth")
                values: ["green", "blue", "burgundy", "charcoal", "linen"]
                words: [qsTr("Green"), qsTr("Blue"), qsTr("Burgundy"), qsTr("Charcoal"), qsTr("Linen")]
                value: page.settings.felt
                onChosen: value => page.settings.felt = value
            }
        }
        Line {
            title: qsTr("Cards")
            note: page.settings.currentGame === "" ? qsTr("Each game can have its own") : qsTr("For this game")

            DeckRow {
                width: parent.width
                value: page.settings.deck
                onChosen: deck => page.settings.deck = deck
            }
        }
        Line {
            title: qsTr("Backs of the cards")
            visible: page.settings.deck === "fulltable"

            Row {
                spacing: Theme.gap

                Repeater {
                    model: ["lattice", "scales", "waves", "stars", "leaves", "plain"]

                    Rectangle {
                        id: back

                        required property string modelData
                        readonly property bool taken: page.settings.back === modelData

                        width: Math.round(52 * Theme.unit)
                        height: Math.round(70 * Theme.unit)
                        radius: 6
                        color: taken ? Theme.action : "transparent"

                        Accessible.role: Accessible.RadioButton
                        Accessible.name: qsTr("Back: %1").arg(modelData)
                        Accessible.checked: taken
                        Accessible.onPressAction: page.settings.back = modelData

                        Picture {
                            anchors.centerIn: parent
                            width: Math.round(44 * Theme.unit)
                            height: Math.round(61.6 * Theme.unit)
                            name: "cards/back/" + back.modelData
                        }
                        TapHandler {
                            onTapped: page.settings.back = back.modelData
                        }
                    }
                }
            }
        }
        Line {
            title: qsTr("Four colours")
            note: qsTr("Clubs green, diamonds blue")
            visible: page.settings.deck === "fulltable"

            YesNo {
                on: page.settings.fourColour
                onSwitched: on => page.settings.fourColour = on
            }
        }
        Line {
            title: qsTr("Large signs on the cards")

            YesNo {
                on: page.settings.largeIndex
                onSwitched: on => page.settings.largeIndex = on
            }
        }
        Line {
            title: qsTr("Raise the cards that can be played")

            YesNo {
                on: page.settings.liftPlayable
                onSwitched: on => page.settings.liftPlayable = on
            }
        }
        Line {
            title: qsTr("Play safe cards up by themselves")
            note: qsTr("In solitaires, after every move")

            YesNo {
                on: page.settings.autoSafe
                onSwitched: on => page.settings.autoSafe = on
            }
        }
        Line {
            title: qsTr("A few words of help in a first game")

            YesNo {
                on: page.settings.firstHelp
                onSwitched: on => page.settings.firstHelp = on
            }
        }
        Line {
            title: qsTr("Turn the stock by itself")
            note: qsTr("When nothing else is to be done")

            YesNo {
                on: page.settings.turnStock
                onSwitched: on => page.settings.turnStock = on
            }
        }
        Line {
            title: qsTr("Show the points of captured cards")

            YesNo {
                on: page.settings.showPoints
                onSwitched: on => page.settings.showPoints = on
            }
        }
        Line {
            title: qsTr("Play forced cards by themselves")
            note: qsTr("After a short pause, where there is no other move")

            YesNo {
                on: page.settings.playForced
                onSwitched: on => page.settings.playForced = on
            }
        }
        Line {
            title: qsTr("Show which gesture is due")
            note: qsTr("In Salute the King, for beginners")

            YesNo {
                on: page.settings.showDue
                onSwitched: on => page.settings.showDue = on
            }
        }
        Line {
            title: qsTr("Say what a hand is about")
            note: qsTr("In games of several hands, when one begins")

            YesNo {
                on: page.settings.handNotices
                onSwitched: on => page.settings.handNotices = on
            }
        }
        Line {
            title: qsTr("Shake the cards at a stomp")
            note: qsTr("In Stomp, when a trump falls upon other cards")

            YesNo {
                on: page.settings.shakes
                onSwitched: on => page.settings.shakes = on
            }
        }
        Line {
            title: qsTr("Sound")

            Row {
                spacing: 2 * Theme.gap

                YesNo {
                    on: page.settings.sound
                    onSwitched: on => page.settings.sound = on
                }
                Slider {
                    title: qsTr("Volume")
                    enabled: page.settings.sound
                    value: page.settings.volume
                    onMoved: page.settings.volume = value
                }
            }
        }
        Line {
            title: qsTr("Less motion")

            YesNo {
                on: page.settings.reducedMotion
                onSwitched: on => page.settings.reducedMotion = on
            }
        }
    }
}
