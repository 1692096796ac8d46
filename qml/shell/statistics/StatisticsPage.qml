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
    function rowsOf(head: var, rows: var): var {
        return head.concat(...rows);
    }
    function share(numbers: var): string {
        const counted = numbers.won + numbers.lost;
        return counted > 0 ? qsTr("%1%").arg(Math.round(100 * numbers.won / counted)) : "–";
    }
    function strength(numbers: var): string {
        return numbers.rated > 0 ? String(Math.round(numbers.percent)) : "–";
    }
    function review(savedId: string): void {
        close();
        App.review(savedId);
    }

    title: played.length > 0 ? name : qsTr("Statistics")
    sideTitle: played.length > 0 ? qsTr("Statistics") : ""
    wanted: played.length > 0 ? 0 : 8 * Theme.gap
    most: Math.round(1360 * Theme.unit)
    highest: Math.round(860 * Theme.unit)
    Component.onCompleted: statistics.game = played.some(entry => entry.id === Pages.gameId) ? Pages.gameId : ""

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
        id: scroll

        // Side by side where there is room for it.
        readonly property bool wide: width > 860 * Theme.unit

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
            text: qsTr("%n game(s) of before the reset are left out.", "", page.statistics.leftOut)
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
        DataTable {
            visible: !page.one && page.shown.played > 0
            width: parent.width
            columns: 6
            shares: [4, 2, 2, 2, 2.6, 2.2]
            cells: page.rowsOf([qsTr("Game"), qsTr("Played"), qsTr("Won"), qsTr("Share"), qsTr("Longest streak"), qsTr("Strength")], page.played.map(game => [game.name, String(game.played), String(game.won), page.share(game), String(game.bestStreak), page.strength(game)]))
        }
        Grid {
            id: grid

            readonly property real each: columns > 1 ? Math.floor((width - columnSpacing) * 0.6) : width
            readonly property real rest: columns > 1 ? width - columnSpacing - each : width

            visible: page.one && page.shown.played > 0
            width: parent.width
            columns: scroll.wide ? 2 : 1
            columnSpacing: 3 * Theme.gap
            rowSpacing: 2 * Theme.gap

            Column {
                width: grid.each
                spacing: 2 * Theme.gap

                CurvePanel {
                    width: parent.width
                    visible: kinds.length > 0
                    shown: page.shown
                    onChosen: savedId => page.review(savedId)
                }
                ReactionTable {
                    width: parent.width
                    list: page.shown.reactions
                }
                ScorePanel {
                    width: parent.width
                    visible: page.shown.bars.length > 0
                    bars: page.shown.bars
                }
            }
            Column {
                width: grid.rest
                spacing: Math.round(0.4 * Theme.gap)

                Heading {
                    text: qsTr("Opponents")
                    bottomPadding: 0
                }
                DataTable {
                    width: parent.width
                    columns: 4
                    shares: [2.4, 1.4, 1.2, 1.2]
                    cells: page.rowsOf([qsTr("Level"), qsTr("Played"), qsTr("Won"), qsTr("Share")], page.shown.opponents.map(kind => [kind.words, String(kind.played), String(kind.won), page.share(kind)]))
                }
                Heading {
                    text: qsTr("Last games")
                    topPadding: Theme.gap
                    bottomPadding: 0
                }
                DataTable {
                    width: parent.width
                    columns: 3
                    shares: [1.9, 1.1, 3]
                    cells: page.rowsOf([qsTr("Date"), qsTr("Score"), qsTr("Result")], page.shown.recent.map(game => [game.when, String(game.score), game.text]))
                }
            }
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
