// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What is seldom needed during a game.
Rectangle {
    id: menu

    required property Session session
    property bool live: true
    /// How high it may be; what does not fit is scrolled to.
    property real most: 10000
    /// The game has a pad, whose digits mean what is on it: also by a player whose turn is over already.
    property bool padded: false
    /// The hand can be held by suits or by ranks, and no button beside it says so.
    property bool sorts: false

    signal lastTrick
    signal replay
    signal tracker
    signal showMoves

    onSessionChanged: padded = session?.input.pad.shown ?? false

    width: entries.width + 2 * Theme.gap
    height: view.height + 2 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge
    KeyGroup.modal: true
    onVisibleChanged: if (visible)
        first.forceActiveFocus(Qt.TabFocusReason)

    Escape {
        when: menu.visible
        onPressed: menu.visible = false
    }
    Connections {
        target: menu.session?.input.pad ?? null

        function onChanged(): void {
            menu.padded = menu.padded || menu.session.input.pad.shown;
        }
    }
    MouseArea {
        anchors.fill: parent
    }
    Flickable {
        id: view

        readonly property Item reached: Window.activeFocusItem

        x: Theme.gap
        y: Theme.gap
        width: entries.width
        height: Math.min(entries.height, menu.most - 2 * Theme.gap)
        contentHeight: entries.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        onReachedChanged: {
            if (reached?.parent === entries)
                contentY = Math.max(reached.y + reached.height - height, Math.min(contentY, reached.y));
        }

        Column {
            id: entries

            MenuEntry {
                id: first

                symbol: "new"
                text: qsTr("New deal")
                key: "N"
                keys: ["N"]
                // Too near to the keys of a race in play.
                live: menu.live && !(menu.session?.race.running ?? false)
                onClicked: App.again(true)
            }
            MenuEntry {
                symbol: "settings"
                text: qsTr("New game with other options…")
                live: menu.live
                onClicked: Pages.open("new", menu.session.game.id)
            }
            MenuEntry {
                symbol: "restart"
                text: qsTr("Restart this deal")
                live: menu.live
                onClicked: menu.session.restart()
            }
            MenuEntry {
                offered: menu.session !== null && menu.session.game.solitaire
                symbol: "play"
                text: qsTr("Move safe cards")
                key: "P"
                keys: ["P"]
                live: menu.live
                enabled: menu.session !== null && menu.session.advisor.canPlaySafe
                onClicked: menu.session.advisor.playSafe()
            }
            MenuEntry {
                offered: menu.session !== null && menu.session.game.solitaire && !menu.session.shown.over
                symbol: "right"
                text: qsTr("Show all moves")
                key: "A"
                keys: ["A"]
                live: menu.live
                onClicked: menu.showMoves()
            }
            MenuEntry {
                offered: menu.session !== null && menu.session.advisor.canSolve
                symbol: "check"
                text: [qsTr("Check deal"), qsTr("This deal can still be won"), qsTr("This deal can't be won any more"), qsTr("Checking…")][menu.session ? menu.session.advisor.winnable : 0]
                live: menu.live
                onClicked: menu.session.advisor.checkWinnable()
            }
            MenuEntry {
                id: flag

                property bool asking: false

                offered: menu.session !== null && menu.session.game.solitaire
                symbol: "flag"
                text: asking ? qsTr("Really give up?") : qsTr("Give up")
                live: menu.live
                enabled: menu.session !== null && menu.session.game.canGiveUp
                onVisibleChanged: asking = false
                onEnabledChanged: asking = false
                onClicked: {
                    if (asking)
                        return menu.session.game.giveUp();
                    asking = true;
                    menu.session.chronicle.announce(text);
                }
            }
            MenuEntry {
                offered: menu.session !== null && menu.session.shown.lastTrick.length > 0
                symbol: "deal"
                text: qsTr("Last trick")
                key: "F2"
                keys: ["F2"]
                live: menu.live
                onClicked: menu.lastTrick()
            }
            MenuEntry {
                offered: menu.session !== null && !menu.session.game.solitaire && !menu.session.game.realTime
                symbol: "redo"
                text: qsTr("Last moves again")
                key: "F3"
                keys: ["F3"]
                live: menu.live
                onClicked: menu.replay()
            }
            MenuEntry {
                offered: menu.session !== null && menu.session.tracker.offered
                symbol: "search"
                text: qsTr("Card tracker")
                key: "Ctrl+T"
                keys: ["Ctrl+T"]
                live: menu.live
                onClicked: menu.tracker()
            }
            MenuEntry {
                offered: menu.sorts
                symbol: "deal"
                text: App.settings.play.handByRank ? qsTr("Sort by suit") : qsTr("Sort by rank")
                key: "R"
                keys: ["R"]
                live: menu.live
                onClicked: App.settings.play.handByRank = !App.settings.play.handByRank
            }
            MenuEntry {
                symbol: "four-colour"
                text: App.settings.look.fourColour ? qsTr("Two colours") : qsTr("Four colours")
                key: menu.padded ? "" : keys[0] ?? ""
                keys: menu.session ? [menu.session.input.buttons.coloursKey] : []
                live: menu.live && !menu.padded && (menu.session?.input.chooser.length ?? 0) === 0
                enabled: App.settings.look.deck === "fulltable" || App.settings.look.largeIndex
                reason: qsTr("Only the Full Table deck has four colours. Choose it in the settings, under Cards.")
                onRefused: menu.session.input.refuse(reason)
                onClicked: App.settings.look.fourColour = !App.settings.look.fourColour
            }
            MenuEntry {
                symbol: App.settings.sound.on ? "sound" : "mute"
                text: App.settings.sound.on ? qsTr("Sound off") : qsTr("Sound on")
                key: "M"
                keys: ["M"]
                // With cards selected it may be the key of a meld.
                live: menu.live && (menu.session?.input.lifted.length ?? 0) === 0
                onClicked: App.settings.sound.on = !App.settings.sound.on
            }
            MenuEntry {
                offered: menu.session !== null && menu.session.game.realTime
                symbol: "deal"
                text: qsTr("Keys")
                live: menu.live
                onClicked: Pages.open("keys", menu.session.game.id)
            }
            MenuEntry {
                symbol: "settings"
                text: qsTr("Settings")
                live: menu.live
                onClicked: Pages.open("settings", menu.session.game.id)
            }
            MenuEntry {
                offered: menu.session !== null && (!menu.session.game.realTime || menu.session.shown.over)
                symbol: "play"
                text: qsTr("Review this game")
                live: menu.live
                enabled: menu.session !== null && menu.session.game.moveCount > 0
                onClicked: App.reviewThis()
            }
            MenuEntry {
                symbol: "check"
                text: qsTr("Check the shuffle")
                live: menu.live
                onClicked: Pages.open("shuffle", menu.session.game.id)
            }
            MenuEntry {
                symbol: "history"
                text: qsTr("History")
                live: menu.live
                onClicked: Pages.open("history", menu.session.game.id)
            }
            MenuEntry {
                offered: App.canAnalyse && menu.session.shown.over
                symbol: "analysis"
                text: qsTr("Analysis")
                key: "A"
                keys: ["A"]
                live: menu.live
                onClicked: Pages.open("analysis", menu.session.game.id)
            }
            MenuEntry {
                symbol: "stats"
                text: qsTr("Statistics")
                live: menu.live
                onClicked: Pages.open("statistics", menu.session.game.id)
            }
        }
    }
}
