// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// Which pages lie above the table or the shelf, one upon another: a step back leads to the one that opened the last.
QtObject {
    id: pages

    /// Each `page` is `new`, `rules`, `settings`, `statistics`, `keys`, `log`, `tracker`, `history`, `calendar`, `shuffle`, `analysis` or
    /// `shortcuts`; `game` is the game that it is about.
    readonly property ListModel stack: ListModel {}
    /// The uppermost, or empty; and its game.
    property string current
    property string gameId

    /// Of `rules`, as it is opened: the paragraph to go to, as a refusal names it, and the option there. Empty: the top.
    property string rule
    property string option

    /// Of `shortcuts`: each with its `keys` and its `text`.
    property var shortcuts: []

    function open(page: string, game: string): void {
        gameId = game;
        stack.append({
            "page": page,
            "game": game
        });
        current = page;
    }
    function openRules(game: string, paragraph: string, label: string): void {
        rule = paragraph;
        option = label;
        open("rules", game);
    }
    function close(): void {
        if (stack.count > 0)
            stack.remove(stack.count - 1);
        const top = stack.count > 0 ? stack.get(stack.count - 1) : null;
        gameId = top?.game ?? "";
        current = top?.page ?? "";
    }
}
