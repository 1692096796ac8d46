// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// A new game in detail: seats, options, deal.
Sheet {
    id: page

    readonly property var game: known(Pages.gameId, App.games)
    property var seats: App.proposedSeats(game.id, 0)
    /// What each is called where nothing is typed.
    readonly property var names: App.seatNames(seats.map(seat => seat.kind), seats.map(seat => seat.name))
    property var options: ({})
    property bool winnableOnly: false

    function known(id: string, games: var): var {
        return games.find(game => game.id === id) ?? games[0];
    }
    function resize(count: int): void {
        const proposed = App.proposedSeats(game.id, count);
        seats = proposed.map((seat, i) => seats[i] ?? seat);
    }
    function setSeat(index: int, key: string, value: string): void {
        seats = seats.map((seat, i) => i === index ? Object.assign({}, seat, {
                [key]: value
            }) : seat);
    }
    function setOption(id: string, value: var): void {
        options = Object.assign({}, options, {
            [id]: value
        });
    }
    function begin(): void {
        if (App.newGame(game.id, seats.map(seat => seat.kind), seats.map(seat => seat.name), options, deal.text, winnableOnly))
            Pages.close();
    }

    title: qsTr("New game: %1").arg(game.name)
    wanted: choices.contentHeight + start.height + 3 * Theme.gap

    Scroll {
        id: choices

        anchors.fill: parent
        anchors.bottomMargin: start.height + Theme.gap

        Heading {
            visible: !page.game.solitaire
            text: qsTr("Players")
        }
        Line {
            visible: page.game.maxSeats > page.game.minSeats
            title: qsTr("Number of players")

            Segments {
                width: parent.width
                title: qsTr("Number of players")
                values: Array.from({
                    length: page.game.maxSeats - page.game.minSeats + 1
                }, (_, i) => String(page.game.minSeats + i))
                value: String(page.seats.length)
                onChosen: value => page.resize(Number(value))
            }
        }
        Repeater {
            model: page.game.solitaire ? 0 : page.seats.length

            Line {
                id: seat

                required property int index

                title: qsTr("Seat %1").arg(index + 1)
                note: page.game.levels[["easy", "medium", "hard"].indexOf(page.seats[index]?.kind ?? "")] ?? ""

                Flow {
                    width: parent.width
                    spacing: Theme.gap

                    Field {
                        width: Math.round(130 * Theme.unit)
                        title: qsTr("Name for seat %1").arg(seat.index + 1)
                        text: page.seats[seat.index]?.name ?? ""
                        placeholderText: page.names[seat.index] ?? ""
                        onTextEdited: page.setSeat(seat.index, "name", text)
                    }
                    Segments {
                        title: seat.title
                        values: ["human", "easy", "medium", "hard"]
                        words: [qsTr("Person"), qsTr("Easy"), qsTr("Medium"), qsTr("Hard")]
                        value: page.seats[seat.index]?.kind ?? ""
                        onChosen: value => page.setSeat(seat.index, "kind", value)
                    }
                }
            }
        }
        Heading {
            visible: rules.count > 0
            text: qsTr("Rules")
        }
        OptionLines {
            id: rules

            model: page.game.options.filter(option => !option.time)
            chosen: page.options
            onPicked: (id, value) => page.setOption(id, value)
        }
        Heading {
            visible: times.count > 0
            text: qsTr("Timing")
        }
        OptionLines {
            model: page.game.options.filter(option => option.time && !option.paced)
            chosen: page.options
            onPicked: (id, value) => page.setOption(id, value)
        }
        PaceLine {
            visible: times.count > 0
            options: page.game.options
            chosen: page.options
            onPicked: (id, value) => page.setOption(id, value)
        }
        OptionLines {
            id: times

            model: page.game.options.filter(option => option.paced)
            chosen: page.options
            onPicked: (id, value) => page.setOption(id, value)
        }
        Heading {
            text: qsTr("Deal")
        }
        Line {
            title: qsTr("Deal number")
            note: qsTr("Leave empty for a random deal")

            Field {
                id: deal

                title: qsTr("Deal number")
                placeholderText: qsTr("Random")
                inputMethodHints: Qt.ImhDigitsOnly
                validator: RegularExpressionValidator {
                    regularExpression: /[0-9]{0,19}/
                }
            }
        }
        SwitchLine {
            visible: page.game.solitaire
            title: qsTr("Winnable deals only")
            on: page.winnableOnly
            onSwitched: on => page.winnableOnly = on
        }
    }
    PushButton {
        id: start

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        text: qsTr("Deal")
        key: qsTr("Enter")
        strong: true
        paper: true
        onClicked: page.begin()
    }
    Keys.onReturnPressed: page.begin()
}
