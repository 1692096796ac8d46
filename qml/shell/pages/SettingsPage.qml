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
                value: page.settings.play.speed
                onChosen: value => page.settings.play.speed = value
            }
        }
        Line {
            title: qsTr("A finished trick stays")

            Segments {
                width: parent.width
                title: qsTr("A finished trick stays")
                values: ["short", "long", "click"]
                words: [qsTr("Shortly"), qsTr("Longer"), qsTr("Until a click")]
                value: page.settings.play.trickRest
                onChosen: value => page.settings.play.trickRest = value
            }
        }
        Line {
            title: qsTr("Cloth")

            Segments {
                width: parent.width
                title: qsTr("Cloth")
                values: page.settings.look.felts
                words: [qsTr("Green"), qsTr("Blue"), qsTr("Burgundy"), qsTr("Charcoal"), qsTr("Linen")]
                value: page.settings.look.felt
                onChosen: value => page.settings.look.felt = value
            }
        }
        Line {
            title: qsTr("Cards")
            note: page.settings.currentGame === "" ? qsTr("Each game can have its own") : qsTr("For this game")

            DeckRow {
                width: parent.width
                value: page.settings.look.deck
                onChosen: deck => page.settings.look.deck = deck
            }
        }
        Line {
            title: qsTr("Backs of the cards")
            visible: page.settings.look.deck === "fulltable"

            Row {
                spacing: Theme.gap

                Repeater {
                    model: page.settings.look.backs

                    Rectangle {
                        id: back

                        required property string modelData
                        readonly property bool taken: page.settings.look.back === modelData

                        width: Math.round(52 * Theme.unit)
                        height: Math.round(70 * Theme.unit)
                        radius: 6
                        color: taken ? Theme.action : "transparent"

                        Accessible.role: Accessible.RadioButton
                        Accessible.name: qsTr("Back: %1").arg(modelData)
                        Accessible.checked: taken
                        Accessible.onPressAction: page.settings.look.back = modelData

                        Picture {
                            anchors.centerIn: parent
                            width: Math.round(44 * Theme.unit)
                            height: Math.round(61.6 * Theme.unit)
                            name: "cards/back/" + back.modelData
                        }
                        TapHandler {
                            onTapped: page.settings.look.back = back.modelData
                        }
                    }
                }
            }
        }
        Line {
            title: qsTr("Four colours")
            note: qsTr("Clubs green, diamonds blue")
            visible: page.settings.look.deck === "fulltable"

            YesNo {
                on: page.settings.look.fourColour
                onSwitched: on => page.settings.look.fourColour = on
            }
        }
        Line {
            title: qsTr("Large signs on the cards")

            YesNo {
                on: page.settings.look.largeIndex
                onSwitched: on => page.settings.look.largeIndex = on
            }
        }
        Line {
            title: qsTr("Play safe cards up by themselves")
            note: qsTr("In solitaires, after every move")

            YesNo {
                on: page.settings.play.autoSafe
                onSwitched: on => page.settings.play.autoSafe = on
            }
        }
        Line {
            title: qsTr("A few words of help in a first game")

            YesNo {
                on: page.settings.play.firstHelp
                onSwitched: on => page.settings.play.firstHelp = on
            }
        }
        Line {
            title: qsTr("Turn the stock by itself")
            note: qsTr("When nothing else is to be done")

            YesNo {
                on: page.settings.play.turnStock
                onSwitched: on => page.settings.play.turnStock = on
            }
        }
        Line {
            title: qsTr("Play forced cards by themselves")
            note: qsTr("After a short pause, where there is no other move")

            YesNo {
                on: page.settings.play.playForced
                onSwitched: on => page.settings.play.playForced = on
            }
        }
        // What single games have, as their rules list it.
        Repeater {
            model: page.settings.games.list

            Line {
                id: own

                required property var modelData

                title: modelData.label
                note: modelData.help

                YesNo {
                    on: page.settings.games.on[own.modelData.id]
                    onSwitched: on => page.settings.games.set(own.modelData.id, on)
                }
            }
        }
        Line {
            title: qsTr("Sound")

            Row {
                spacing: 2 * Theme.gap

                YesNo {
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
            title: qsTr("Less motion")

            YesNo {
                on: page.settings.look.reducedMotion
                onSwitched: on => page.settings.look.reducedMotion = on
            }
        }
    }
}
