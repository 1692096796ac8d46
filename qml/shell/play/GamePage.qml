// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// A game in play: the bar above, the game's own table below it. In the order in which the Tab key goes round.
TablePage {
    id: page

    readonly property Session session: App.session
    readonly property PlayTable board: table.item as PlayTable
    readonly property bool free: Pages.current === "" && !cover.visible
    /// Something lies over the table: nothing moves there that could not be seen.
    readonly property bool covered: !free || help.shown || bar.menuShown || trick.visible

    gameTable: board
    focus: true

    /// The rules at the paragraph of what was refused, or of what a workspace lacks, or else of those signs.
    function openRules(signs: list<string>): void {
        const game = page.session.game.id;
        const work = page.session.input.melds.workspace;
        const lacking = work.open && !work.valid ? work.problemRule : "";
        Pages.openRules(game, page.session.input.refusalRule || lacking || App.firstRule(game, signs), "");
    }

    Binding {
        target: page.session
        property: "still"
        value: page.covered
        when: page.session !== null
    }
    Loader {
        id: table

        readonly property string type: page.session ? page.session.game.id.split("_").map(w => w[0].toUpperCase() + w.slice(1)).join("") : ""

        anchors.fill: parent
        anchors.topMargin: bar.height + (coach.visible && coach.above ? coach.height + Theme.gap : 0)
        anchors.leftMargin: coach.visible && !coach.above ? coach.width + Theme.gap : 0
        anchors.rightMargin: log.visible || tracker.visible ? log.width + Theme.gap : 0
        focus: true
        enabled: !cover.visible && !help.shown
        // The page of the end is in its place.
        visible: !result.shown
        source: type === "" ? "" : "qrc:/qt/qml/FullTable/Games/" + page.session.game.id + "/" + type + ".qml"
    }
    Binding {
        target: page.board?.note ?? null
        property: "aside"
        value: gate.taken
        when: page.board !== null && gate.taken > 0
    }
    RaceGate {
        id: gate

        anchors.fill: table
        z: 5
        session: page.session
        board: page.board
        covered: !page.free || help.shown || bar.menuShown
        onPractise: help.wanted = true
    }
    GameOver {
        id: result

        anchors.fill: table
        z: 9
        // The coach says how a lesson goes on.
        session: coach.coach ? null : page.session
        end: page.board?.end ?? null
        onClosing: table.focus = true
        onAgain: App.again(true)
        onSameDeal: App.again(false)
        onHome: App.leave()
        onAnalysis: Pages.open("analysis", page.session.game.id)
        onHistory: Pages.open("history", "")
        onShuffle: Pages.open("shuffle", page.session.game.id)
        onGameLog: bar.turnLog()
    }
    GameBar {
        id: bar

        width: parent.width
        session: page.session
        covered: cover.visible || help.shown
        resultShown: result.shown
        sorts: page.board?.sorts ?? false
        // Its menu also above how a game ended.
        z: menuShown ? 9.5 : 8
        onDone: page.board?.enterByKey()
        onRulesAsked: page.openRules(page.board?.signs() ?? [])
        onShowMoves: page.board.showingMoves = !page.board.showingMoves
    }
    LogPane {
        id: log

        anchors.right: parent.right
        anchors.top: tracker.visible ? tracker.bottom : bar.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        z: 7
        width: Math.round(Math.min(parent.width * 0.42, 320 * Theme.unit))
        visible: bar.logShown && !bar.narrow
        covered: cover.visible || help.shown
        session: page.session
        onClosed: bar.logShown = false
    }
    TrackerPane {
        id: tracker

        anchors.right: parent.right
        anchors.top: bar.bottom
        anchors.margins: Theme.gap
        z: 7
        width: log.width
        height: Math.round((parent.height - bar.height - 2 * Theme.gap) * (log.visible ? 0.6 : 1))
        visible: App.settings.play.tracker && !bar.narrow && (page.session?.tracker.offered ?? false)
        covered: cover.visible || help.shown
        session: page.session
        onClosed: App.settings.play.tracker = false
    }
    CoachPane {
        id: coach

        anchors.left: parent.left
        anchors.top: bar.bottom
        anchors.margins: Theme.gap
        z: 7
        above: Theme.coachAbove(parent.width, parent.height)
        most: above ? Theme.coachHeight(parent.height, Theme.unit) : parent.height - bar.height - 2 * Theme.gap
        width: above ? table.width - 2 * Theme.gap : Theme.coachWidth(parent.width, Theme.unit)
        visible: (page.session?.coach ?? null) !== null
        session: page.session
        coach: page.session?.coach ?? null
        free: page.free && !bar.menuShown
        covered: cover.visible
        onPlayed: table.forceActiveFocus()
        onEscaped: page.board?.enterByKey()
    }
    FirstHelp {
        id: help

        anchors.centerIn: table
        z: 6
        session: page.session
        trial: page.board?.trial ?? null
        live: page.free
        covered: cover.visible
        onRules: Pages.open("rules", page.session.game.id)
        // The gate of a race has them already.
        onClosing: {
            if (coach.asks)
                coach.takeKeys();
            else if (!gate.ready)
                table.focus = true;
        }
    }
    Connections {
        target: page.board
        function onRulesWanted(): void {
            page.openRules([]);
        }
        function onSignsAsked(signs: list<string>): void {
            page.openRules(signs);
        }
    }
    LastTrick {
        id: trick

        anchors.horizontalCenter: table.horizontalCenter
        y: table.y + Theme.gap
        z: 7
        shown: bar.trickShown
        session: page.session
        onDismissed: bar.trickShown = false
    }
    SpokenKeys {
        session: page.session
        board: page.board
        live: page.free && !help.shown
    }
    Cover {
        id: cover

        anchors.fill: parent
        z: 10
        session: page.session
    }
}
