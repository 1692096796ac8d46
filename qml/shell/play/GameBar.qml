// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The bar above a table: the way back, what is played, and the tools with their keys.
Region {
    id: bar

    required property Session session
    property bool logShown: false
    property bool trickShown: false
    /// The result lies over the table, and says that the game is over.
    property bool resultShown: false
    property alias menuShown: menu.visible
    readonly property bool racing: session !== null && session.game.realTime
    /// A lesson: its coach has what a person may do besides.
    readonly property bool taught: (session?.coach ?? null) !== null
    readonly property bool roomy: width > 1050 * Theme.unit
    /// There is no room for the log beside the table: it is a page.
    readonly property bool narrow: width < 960 * Theme.usual
    readonly property bool free: Pages.current === "" && session !== null && session.view.coverSeat < 0

    property bool sorts: false
    /// The last moves are shown again, which Esc ends.
    property bool replaying: false
    readonly property bool resting: session?.shown.resting ?? false

    /// The keys are for the table again.
    signal done
    signal rulesAsked
    /// All legal moves are to be shown, or no longer.
    signal showMoves

    /// Shows the log, beside the table or as a page; or takes it away.
    function turnLog(): void {
        if (narrow)
            Pages.open("log", session.game.id);
        else
            logShown = !logShown;
    }

    KeyGroup.on: true
    // Down, or Esc, to the table.
    Keys.onDownPressed: bar.done()
    Keys.onEscapePressed: bar.done()
    onRestingChanged: replaying = replaying && resting
    onFreeChanged: menu.visible = false
    onSessionChanged: menu.visible = false
    onResultShownChanged: menu.visible = false

    height: Math.max(Math.round(48 * Theme.usual), Theme.touchSize + 4)

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Bar")

    WoodBar {
        anchors.fill: parent
    }
    Row {
        id: left

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        spacing: Theme.gap

        BarButton {
            symbol: "home"
            text: qsTr("All games")
            onClicked: {
                if (bar.taught)
                    App.leaveLesson();
                else
                    App.leave();
            }
        }
        GameTitle {
            anchors.verticalCenter: parent.verticalCenter
            session: bar.session
            wide: bar.width > 760 * Theme.unit
            room: bar.width - right.width - x - 2 * Theme.gap
        }
    }
    Row {
        id: right

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        spacing: 8

        BarButton {
            offered: bar.racing && !bar.taught
            symbol: "pause"
            text: qsTr("Pause")
            key: "P"
            keys: ["P"]
            labelled: bar.roomy
            live: bar.free
            enabled: bar.session !== null && bar.session.race.running
            onClicked: bar.session.race.pause()
        }
        BarButton {
            offered: !bar.racing && !bar.taught
            symbol: "undo"
            text: qsTr("Undo")
            key: "U"
            keys: ["U", "Ctrl+Z"]
            labelled: bar.roomy
            live: bar.free && !bar.covered
            enabled: bar.session !== null && bar.session.game.canUndo
            reason: bar.resultShown ? "" : bar.session?.game.undoProblem ?? ""
            onRefused: bar.session?.input.refuse(reason)
            onClicked: bar.session.undo()
        }
        BarButton {
            offered: !bar.racing && !bar.taught
            symbol: "redo"
            text: qsTr("Redo")
            keys: ["Ctrl+Y", "Ctrl+Shift+Z"]
            live: bar.free && !bar.covered
            enabled: bar.session !== null && bar.session.game.canRedo
            reason: bar.resultShown ? "" : qsTr("Nothing was undone, so there is nothing to redo.")
            onRefused: bar.session?.input.refuse(reason)
            onClicked: bar.session.game.redo()
        }
        BarButton {
            offered: !bar.taught
            symbol: "hint"
            text: qsTr("Hint")
            key: bar.racing ? "" : "H"
            keys: bar.racing ? [] : ["H"]
            labelled: bar.roomy
            live: bar.free && !bar.covered
            enabled: bar.session !== null && bar.session.advisor.canHint
            reason: bar.racing || bar.resultShown ? "" : bar.session?.shown.over ? qsTr("The game is over. “Review” shows its moves.") : bar.session?.shown.resting ? qsTr("Click or press Enter to go on.") : qsTr("It isn't your turn. A hint is for a move of your own.")
            onRefused: bar.session?.input.refuse(reason)
            onClicked: bar.session.advisor.hint()
        }
        BarButton {
            symbol: "log"
            text: qsTr("Log")
            key: "L"
            keys: ["L"]
            labelled: bar.roomy
            live: bar.free
            onClicked: bar.turnLog()
        }
        BarButton {
            symbol: "help"
            text: qsTr("Rules")
            key: "F1"
            keys: ["F1"]
            live: bar.free
            onClicked: bar.rulesAsked()
        }
        BarButton {
            // A sign that it is off, and the way to hear it again.
            offered: !App.settings.sound.on
            symbol: "mute"
            text: qsTr("Sound on")
            live: bar.free
            onClicked: App.settings.sound.on = true
        }
        BarButton {
            offered: bar.taught
            symbol: "close"
            text: qsTr("Leave lesson")
            labelled: true
            live: bar.free
            onClicked: App.leaveLesson()
        }
        BarButton {
            id: more

            offered: !bar.taught
            symbol: "menu"
            text: qsTr("More")
            live: bar.free
            onClicked: menu.visible = !menu.visible
        }
    }
    Escape {
        when: bar.replaying
        onPressed: bar.session.goOn()
    }
    GameMenu {
        id: menu

        anchors.right: parent.right
        anchors.top: parent.bottom
        anchors.margins: Theme.gap * 0.5
        visible: false
        session: bar.session
        most: (bar.parent?.height ?? 0) - bar.height - Theme.gap
        live: bar.free && !bar.taught
        onLastTrick: {
            menu.visible = false;
            bar.trickShown = !bar.trickShown;
            // It has nothing to choose from: Esc closes it.
            bar.done();
        }
        sorts: bar.sorts
        onReplay: {
            menu.visible = false;
            bar.replaying = bar.session.replay() || bar.replaying;
            if (!bar.resting)
                bar.session.input.refuse(qsTr("Nothing has happened since your last turn."));
        }
        onShowMoves: {
            menu.visible = false;
            bar.showMoves();
        }
        onTracker: {
            menu.visible = false;
            if (bar.narrow)
                Pages.open("tracker", bar.session.game.id);
            else
                App.settings.play.tracker = !App.settings.play.tracker;
        }
    }
    TapHandler {
        enabled: menu.visible
        gesturePolicy: TapHandler.DragThreshold
        onTapped: menu.visible = false
    }
}
