// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// A new game in detail: who sits where, the rules, the deal.
Sheet {
    id: page

    readonly property var game: known(Pages.gameId, App.games)
    /// How a game of that kind was begun the last time.
    readonly property var last: App.settings.lastSetup(game.id)
    property var seats: App.proposedSeats(game.id, fitting(last.kinds?.length ?? 0))
    /// What each is called where nothing is typed.
    readonly property var names: App.seatNames(seats.map(seat => seat.kind), seats.map(seat => seat.name))
    readonly property var faces: App.seatFaces(seats.map(seat => seat.kind), names)
    property var options: last.options ?? ({})
    property bool winnableOnly: last.winnableOnly ?? false
    property bool relaxed: last.relaxed ?? false
    readonly property bool wide: choices.width > 760 * Theme.unit

    function known(id: string, games: var): var {
        return games.find(game => game.id === id) ?? games[0];
    }
    function fitting(count: int): int {
        return count >= game.minSeats && count <= game.maxSeats ? count : 0;
    }
    function setSeat(index: int, key: string, value: var): void {
        seats = seats.map((seat, i) => i === index ? Object.assign({}, seat, {
                [key]: value
            }) : seat);
    }
    function begin(): void {
        composing.commit();
        if (App.newGame(game.id, seats.map(seat => seat.kind), seats.map(seat => seat.name), options, deal.number, winnableOnly, relaxed, seats.map(seat => seat.tempo ?? 1)))
            Pages.close();
    }

    title: qsTr("New game: %1").arg(game.name)
    footed: true
    wanted: choices.contentHeight + Theme.gap
    // In a field, too; what can be pressed takes it for itself.
    Keys.onReturnPressed: begin()
    Keys.onEnterPressed: begin()

    Scroll {
        id: choices

        anchors.fill: parent
        spacing: 2 * Theme.gap

        SeatTiles {
            id: tiles

            visible: !page.game.solitaire
            seats: page.seats
            names: page.names
            faces: page.faces
            most: page.game.maxSeats
            onAdded: page.seats = page.seats.concat([App.proposedSeats(page.game.id, page.seats.length + 1)[page.seats.length]])
        }
        Flow {
            width: parent.width
            spacing: page.wide ? 4 * Theme.gap : 2 * Theme.gap

            Column {
                id: left

                width: page.wide ? Math.floor((parent.width - 4 * Theme.gap) / 2) : parent.width
                spacing: 2 * Theme.gap

                SeatEditor {
                    visible: !page.game.solitaire
                    seat: page.seats[tiles.chosen] ?? ({})
                    name: page.names[tiles.chosen] ?? ""
                    others: page.names.filter((name, i) => i !== tiles.chosen)
                    levels: page.game.levels
                    racing: page.game.realTime
                    steady: page.wide
                    removable: page.seats.length > page.game.minSeats
                    onChanged: (key, value) => page.setSeat(tiles.chosen, key, value)
                    onRemoved: {
                        const gone = tiles.chosen;
                        tiles.chosen = Math.max(0, gone - 1);
                        page.seats = page.seats.filter((seat, i) => i !== gone);
                    }
                }
            }
            Column {
                id: right

                width: left.width
                spacing: 2 * Theme.gap

                RulesChoice {
                    id: rules

                    width: parent.width
                    game: page.game
                    chosen: page.options
                    onPicked: options => page.options = options
                }
                DealChoice {
                    id: deal

                    // Below the rules, where they are few.
                    parent: !page.game.solitaire && rules.main.length < 2 ? right : left
                    game: page.game
                    winnableOnly: page.winnableOnly
                    relaxed: page.relaxed
                    onWinnableSwitched: on => page.winnableOnly = on
                    onRelaxedSwitched: on => page.relaxed = on
                }
            }
        }
    }

    foot: [
        Text {
            anchors.verticalCenter: parent?.verticalCenter
            x: 2.4 * Theme.gap
            width: Math.max(0, endings.x - x - Theme.gap)
            text: page.game.solitaire ? qsTr("All of this is kept for the next game") : qsTr("%1 · all of this is kept for the next game").arg(qsTr("%n player(s)", "", page.seats.length))
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        },
        Row {
            id: endings

            anchors.verticalCenter: parent?.verticalCenter
            anchors.right: parent?.right
            anchors.rightMargin: 1.6 * Theme.gap
            spacing: Theme.gap
            KeyGroup.on: true

            PushButton {
                text: qsTr("Cancel")
                key: qsTr("Esc")
                paper: true
                onClicked: page.close()
            }
            PushButton {
                focus: true
                text: qsTr("Deal")
                key: qsTr("Enter")
                keyShown: activeFocus
                strong: true
                paper: true
                onClicked: page.begin()
            }
        }
    ]
}
