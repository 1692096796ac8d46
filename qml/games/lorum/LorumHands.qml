// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// The seven hands of Lórum in words, and what each needs of its table.
Compendium {
    id: hands

    readonly property string contract: board.facts.contract ?? ""
    readonly property bool tricks: (board.facts.tricks ?? null) !== null
    readonly property bool blind: contract === "hairy_ape" && board.option("ape") === "blind"
    readonly property bool train: contract === "train"
    readonly property bool quart: contract === "quart"
    readonly property bool domino: contract === "domino"
    /// The stops of Train in words.
    readonly property list<string> stops: numbered("stop.")
    /// What the card under the pointer, or the keyboard's cursor, counts in Train; −1: no card of the viewer's.
    readonly property int hovered: {
        const row = board.cursor.width > 0 ? board.chosen() : board.hovered;
        const price = row < 0 || !train ? undefined : (board.cardOf(row) as CardItem)?.marks.find(mark => mark.kind === "price");
        return price?.points ?? -1;
    }

    function numbered(place: string): list<string> {
        return Object.keys(board.captions).filter(id => id.startsWith(place)).sort().map(id => board.captions[id]);
    }

    names: numbered("contract.")
    title: board.captions.contract ?? ""
    aim: board.captions.aim ?? ""
    notice: board.captions.notice ?? ""
    progress: board.captions.progress ?? ""
    round: board.facts.round ?? 1
    rounds: Number(board.option("rounds"))
}
