// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// How the finished games came out: of one kind, or of all that have been played.
Sheet {
    id: page

    readonly property Statistics statistics: App.statistics
    readonly property var played: statistics.games
    readonly property var shown: statistics.shown
    readonly property bool one: statistics.game !== ""
    readonly property string name: played.find(game => game.id === statistics.game)?.name ?? qsTr("All games")

    function entriesOf(played: var): var {
        const all = {
            "id": "",
            "text": qsTr("All games"),
            "count": String(played.reduce((sum, game) => sum + game.played, 0))
        };
        return [all, ...played.map(game => ({
                    "id": game.id,
                    "text": game.name,
                    "count": String(game.played)
                }))];
    }

    title: played.length > 0 ? name : qsTr("Statistics")
    sideTitle: played.length > 0 ? qsTr("Statistics") : ""
    wanted: played.length > 0 ? 0 : 8 * Theme.gap
    most: Math.round(1360 * Theme.unit)
    highest: Math.round(860 * Theme.unit)
    // At the start nothing has been counted yet.
    Component.onCompleted: statistics.game = played.length === 0 || played.some(entry => entry.id === Pages.gameId) ? Pages.gameId : ""

    Connections {
        target: page.statistics

        function onCounted(): void {
            if (page.one && !page.played.some(entry => entry.id === page.statistics.game))
                page.statistics.game = "";
        }
    }

    side: [
        SideList {
            anchors.fill: parent
            title: qsTr("Games")
            entries: page.entriesOf(page.played)
            current: page.statistics.game
            onChosen: id => page.statistics.game = id
        }
    ]
    tools: [
        ToolButton {
            offered: page.shown.played > 0
            symbol: "save"
            text: qsTr("Export")
            labelled: page.width > 900 * Theme.unit
            paper: true
            onClicked: writing.ask(App.history.folder(), page.statistics.fileName())
        },
        ToolButton {
            offered: page.shown.played > 0
            symbol: "bin"
            text: qsTr("Reset")
            labelled: page.width > 900 * Theme.unit
            paper: true
            onClicked: {
                undo.saved = {
                    "name": page.name,
                    "all": !page.one
                };
                page.statistics.reset();
            }
        }
    ]

    FileQuestion {
        id: writing

        saving: true
        title: qsTr("Export these games")
        kind: qsTr("Tables for other programs")
        ending: "csv"
        onAnswered: files => page.statistics.exportTo(files[0])
    }
    Text {
        visible: page.played.length === 0
        x: Theme.gap
        width: parent.width - 2 * Theme.gap
        text: qsTr("No game has been finished yet. How often you win, your streaks and your last results will stand here.")
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        color: Theme.ink

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Scroll {
        anchors.fill: parent
        visible: page.played.length > 0
        reads: true
        spacing: 2 * Theme.gap

        Flow {
            width: parent.width
            visible: page.statistics.choices.length > 0
            spacing: Theme.gap

            Repeater {
                model: page.statistics.choices

                DropDown {
                    required property var modelData

                    width: Math.min(parent?.width ?? implicitWidth, implicitWidth)
                    title: modelData.title
                    values: modelData.values
                    words: modelData.words
                    value: modelData.value
                    onChosen: value => page.statistics.choose(modelData.id, value)
                }
            }
        }
        Prose {
            visible: page.statistics.leftOut > 0
            text: qsTr("%n game(s) from before the reset are left out.", "", page.statistics.leftOut)
        }
        PushButton {
            visible: page.statistics.leftOut > 0
            paper: true
            text: qsTr("Count them again")
            onClicked: page.statistics.countAgain()
        }
        NumberTiles {
            visible: page.shown.played > 0
            width: parent.width
            shown: page.shown
            one: page.one
        }
        // Made between frames: of many games it is much.
        Loader {
            active: page.shown.played > 0
            visible: active
            asynchronous: true
            width: parent.width
            source: page.one ? "GameFigures.qml" : "AllFigures.qml"
        }
    }
    UndoNote {
        id: undo

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        page: "statistics"
        said: !saved ? "" : saved.all ? qsTr("The statistics of all games begin anew.") : qsTr("The statistics of %1 begin anew.").arg(saved.name)
        onUndone: page.statistics.undoReset()
    }
}
