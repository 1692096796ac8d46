// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The finished games of every kind, a line each.
DataTable {
    function cellsOf(games: var): var {
        const cells = [qsTr("Game"), qsTr("Played"), qsTr("Won"), qsTr("Share"), qsTr("Longest streak"), qsTr("Strength")];
        for (const game of games)
            cells.push(game.name, String(game.played), String(game.won), game.share, String(game.bestStreak), game.rated > 0 ? String(Math.round(game.percent)) : "–");
        return cells;
    }

    columns: 6
    shares: [3.8, 2, 2, 2, 2.6, 2.5]
    cells: cellsOf(App.statistics.games)
}
