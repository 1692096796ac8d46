// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// How the finished games came out: of one kind, or of all that have been played.
Sheet {
    id: page

    readonly property var played: App.statistics.games
    readonly property string game: App.statistics.game
    readonly property var shown: game === "" ? null : Object.assign({
        "name": played.find(entry => entry.id === game)?.name ?? ""
    }, App.statistics.shown)

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

    title: shown?.name ?? (played.length > 0 ? qsTr("All games") : qsTr("Statistics"))
    sideTitle: played.length > 0 ? qsTr("Statistics") : ""
    wanted: played.length > 0 ? 0 : 8 * Theme.gap

    Component.onCompleted: App.statistics.game = played.some(entry => entry.id === Pages.gameId) ? Pages.gameId : ""

    side: [
        SideList {
            anchors.fill: parent
            title: qsTr("Games")
            entries: page.entriesOf(page.played)
            current: page.game
            onChosen: id => App.statistics.game = id
        }
    ]

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
            visible: page.shown !== null
            width: parent.width
            spacing: Theme.gap

            NumberTile {
                title: qsTr("Played")
                number: page.shown?.played ?? 0
            }
            NumberTile {
                title: qsTr("Won")
                number: page.shown ? page.share(page.shown) : ""
                note: qsTr("%1 of %2").arg(page.shown?.won ?? 0).arg((page.shown?.won ?? 0) + (page.shown?.lost ?? 0))
            }
            NumberTile {
                title: qsTr("Longest streak")
                number: page.shown?.bestStreak ?? 0
                note: qsTr("now %1").arg(page.shown?.streak ?? 0)
            }
            NumberTile {
                title: qsTr("Best score")
                number: page.shown?.bestScore ?? 0
            }
        }
        DataTable {
            visible: page.shown === null
            width: Math.min(parent.width, Math.round(640 * Theme.unit))
            columns: 5
            shares: [4, 2, 2, 2, 2.4]
            cells: page.rowsOf([qsTr("Game"), qsTr("Played"), qsTr("Won"), qsTr("Share"), qsTr("Longest streak")], page.played.map(game => [game.name, String(game.played), String(game.won), page.share(game), String(game.bestStreak)]))
        }
        Column {
            visible: page.shown !== null
            width: parent.width
            spacing: Math.round(0.6 * Theme.gap)

            Heading {
                text: qsTr("Last games")
            }
            DataTable {
                width: parent.width
                columns: 3
                shares: [1.4, 0.8, 4]
                cells: page.rowsOf([qsTr("Date"), qsTr("Score"), qsTr("Result")], (page.shown?.recent ?? []).map(game => [game.when, String(game.score), game.text]))
            }
        }
    }
}
