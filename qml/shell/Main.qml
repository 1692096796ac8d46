// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The window: cloth, the shelf or the table, pages above them.
Window {
    id: main

    /// The page to open at once.
    property string page
    /// As it is where it does not fill the screen.
    property bool maximised: false
    readonly property Session session: App.session

    function showKeys(): void {
        const info = session?.game;
        const table = info ? ShortcutList.ofTable(!info.realTime, info.hasHome) : [];
        Pages.shortcuts = table.concat(ShortcutList.below(below.item as Item), [
            {
                keys: ["F11"],
                text: qsTr("Full screen")
            },
            {
                keys: ["?"],
                text: qsTr("This page; also F1 twice")
            }
        ]);
        Pages.open("shortcuts", Pages.gameId);
    }

    Component.onCompleted: {
        if (page !== "" && page !== "start")
            Pages.open(page, session ? session.game.id : App.games[0].id);
    }

    width: 1280
    height: 800
    minimumWidth: 640
    minimumHeight: 480
    visible: true
    color: Theme.clothColor
    title: session ? qsTr("%1 – Full Table").arg(session.game.name) : qsTr("Full Table")
    visibility: App.settings.look.fullScreen ? Window.FullScreen : maximised ? Window.Maximized : Window.AutomaticVisibility
    onVisibilityChanged: {
        const now = main.visibility;
        if (now === Window.Windowed || now === Window.Maximized)
            maximised = now === Window.Maximized;
    }

    Connections {
        target: App
        function onHistoryWanted(): void {
            if (Pages.current === "history")
                App.history.refresh();
            else
                Pages.open("history", "");
        }
    }
    // Records of games come in by mouse, too.
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            drop.accept(Qt.CopyAction);
            App.openUrls(drop.urls);
        }
    }
    Shortcut {
        sequence: "F11"
        onActivated: App.settings.look.fullScreen = !App.settings.look.fullScreen
    }
    Shortcut {
        sequence: "?"
        enabled: Pages.current === "" || Pages.current === "rules"
        onActivated: main.showKeys()
    }
    Shortcut {
        enabled: Pages.current === "rules"
        sequence: "F1"
        onActivated: main.showKeys()
    }
    // Flat where contrasts are to be high.
    Rectangle {
        anchors.fill: parent
        visible: Theme.stark
        color: Theme.clothColor
    }
    Picture {
        width: main.width
        height: main.height
        smooth: false
        visible: !Theme.stark
        name: "felt/" + Theme.cloth
        settles: true
    }
    Region {
        // What it is in has no size before the window is shown.
        width: main.width
        height: main.height
        covered: Pages.current !== ""

        Accessible.role: Accessible.Grouping

        Loader {
            id: below

            anchors.fill: parent
            focus: true
            // Tab and Enter must not reach what a page covers.
            enabled: Pages.current === ""
            source: !main.session ? "StartPage.qml" : main.session.review ? "ReviewPage.qml" : "GamePage.qml"
            onEnabledChanged: if (enabled && item)
                (item as FocusScope).forceActiveFocus()
        }
    }
    // The uppermost is seen; those below it stay as they were, with what has their keys.
    Repeater {
        model: Pages.stack

        Loader {
            id: above

            required property int index
            required property string page

            anchors.fill: parent
            visible: index === Pages.stack.count - 1
            enabled: visible
            source: ({
                    "new": "NewGameSheet.qml",
                    "rules": "RulesPage.qml",
                    "settings": "SettingsPage.qml",
                    "keys": "KeysPage.qml",
                    "statistics": "StatisticsPage.qml",
                    "analysis": "AnalysisPage.qml",
                    "log": "LogPage.qml",
                    "tracker": "TrackerPage.qml",
                    "history": "HistoryPage.qml",
                    "calendar": "CalendarPage.qml",
                "shuffle": "ShufflePage.qml",
                    "shortcuts": "ShortcutsPage.qml"
                })[page] ?? ""
            onLoaded: (item as FocusScope).forceActiveFocus()
            onEnabledChanged: if (enabled && item)
                (item as FocusScope).forceActiveFocus()
        }
    }
    Banner {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap * 2
        text: App.message
        onDismissed: App.dismissMessage()
    }
    KeyRound {
        root: main.contentItem
        table: main.session?.review ? null : aids.board
    }
    AccessAids {
        id: aids

        anchors.fill: parent
        z: 100
        root: main.contentItem
        board: (below.item as TablePage)?.gameTable ?? null
    }
    Announcements {
        chronicle: main.session?.chronicle ?? null
    }
    // What stands last is completed first: pages are made in their size, and not once more.
    Binding {
        target: Theme
        property: "usual"
        value: Theme.usualOf(main.width, main.height)
    }
    Binding {
        target: Theme
        property: "unit"
        // A coach above the table takes of its height.
        value: Theme.unitOf(main.width, main.height * (main.session?.coach && Theme.coachAbove(main.width, main.height) ? 0.76 : 1))
    }
}
