// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The finished games of one kind: curves, scores, opponents and the last ones.
Grid {
    id: grid

    readonly property var shown: App.statistics.shown
    // Side by side where there is room for it.
    readonly property bool wide: width > 860 * Theme.unit
    readonly property real each: columns > 1 ? Math.floor((width - columnSpacing) * 0.6) : width
    readonly property real rest: columns > 1 ? width - columnSpacing - each : width

    function opponentCells(kinds: var): var {
        const cells = [qsTr("Level"), qsTr("Played"), qsTr("Won"), qsTr("Share")];
        for (const kind of kinds)
            cells.push(kind.words, String(kind.played), String(kind.won), kind.share);
        return cells;
    }
    function gameCells(games: var): var {
        const cells = [qsTr("Date"), qsTr("Score"), qsTr("Result")];
        for (const game of games)
            cells.push(game.when, String(game.score), game.text);
        return cells;
    }
    function review(savedId: string): void {
        Pages.close();
        App.review(savedId);
    }

    columns: wide ? 2 : 1
    columnSpacing: 3 * Theme.gap
    rowSpacing: 2 * Theme.gap

    Column {
        width: grid.each
        spacing: 2 * Theme.gap

        CurvePanel {
            width: parent.width
            visible: kinds.length > 0
            shown: grid.shown
            onChosen: savedId => grid.review(savedId)
        }
        ReactionTable {
            width: parent.width
            list: grid.shown.reactions
        }
        ScorePanel {
            width: parent.width
            visible: grid.shown.bars.length > 0
            bars: grid.shown.bars
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
            cells: grid.opponentCells(grid.shown.opponents)
        }
        Heading {
            text: qsTr("Last games")
            topPadding: Theme.gap
            bottomPadding: 0
        }
        DataTable {
            width: parent.width
            columns: 3
            shares: [2.4, 1.1, 2.5]
            cells: grid.gameCells(grid.shown.recent)
        }
    }
}
