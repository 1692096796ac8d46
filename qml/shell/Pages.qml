// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Which page lies above the table or the shelf.
QtObject {
    /// Empty, `new`, `rules`, `settings`, `statistics`, `keys`, `log`, `history`, `shuffle`, `analysis` or `shortcuts`.
    property string current
    /// The game that the page is about.
    property string gameId

    /// Of `shortcuts`: each with its `keys` and its `text`.
    property var shortcuts: []

    function open(page: string, game: string): void {
        gameId = game;
        current = page;
    }
    function close(): void {
        current = "";
    }
}
