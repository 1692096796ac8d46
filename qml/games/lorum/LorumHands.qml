// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The seven hands of Lórum in words, and what each needs of its table.
Compendium {
    id: hands

    readonly property var ids: ["no_hearts", "queens", "no_tricks", "hairy_ape", "train", "quart", "domino"]
    readonly property var aims: [qsTr("Every heart you capture costs."), qsTr("Captured queens cost: hearts 4, diamonds 3, spades 2, clubs 1."), qsTr("Every trick you take costs."), board.option("ape") === "blind" ? qsTr("The king of hearts costs %1. You see every hand but your own.").arg(price) : qsTr("The king of hearts costs %1, nothing else does.").arg(price), stops === 4 ? qsTr("Who reaches 25, 50, 75 or 100 pays 1, 2, 3 or 4.") : qsTr("Who reaches 25, 50 or 75 pays 1, 2 or 3."), qsTr("Be out first: every card left pays you 1."), qsTr("Be out first and take the pot; every card left costs 1.")]
    readonly property string contract: board.facts.contract ?? ids[0]
    readonly property string name: names[hand] ?? ""
    readonly property string price: board.option("ape_chips")
    readonly property bool tricks: hand < 4
    readonly property bool blind: contract === "hairy_ape" && board.option("ape") === "blind"
    readonly property bool train: contract === "train"
    readonly property bool quart: contract === "quart"
    readonly property bool domino: contract === "domino"
    readonly property int stops: board.option("train_ten") === "ten" ? 4 : 3
    /// What the card under the pointer, or the keyboard's cursor, counts in Train; −1: no card of the viewer's.
    readonly property int hovered: {
        const row = board.cursor.width > 0 ? board.chosen() : board.hovered;
        const code = board.session && board.myTurn && row >= 0 ? board.session.shown.codeOf(row) : -1;
        if (!train || code < 0 || board.session.shown.codesIn("hand." + board.viewer).indexOf(code) < 0)
            return -1;
        return [11, 0, 0, 0, 0, 0, 0, 0, 0, stops === 4 ? 10 : 1, 2, 3, 4][code % 13];
    }
    /// The captured cards that cost.
    readonly property list<int> costly: contract === "no_hearts" ? [26, 32, 33, 34, 35, 36, 37, 38] : contract === "queens" ? [11, 24, 37, 50] : contract === "hairy_ape" ? [38] : []

    names: [qsTr("No Hearts"), qsTr("Queens"), qsTr("No Tricks"), qsTr("Hairy Ape"), qsTr("Train"), qsTr("Quart"), qsTr("Domino")]
    aim: aims[hand] ?? ""
    hand: ids.indexOf(contract)
    alone: board.option("contract") !== "all"
    round: board.facts.round ?? 1
    rounds: Number(board.option("rounds"))
    fresh: {
        board.facts;
        const session = board.session;
        return session !== null && session.shown.pileSize("hand.0") + session.shown.pileSize("hand.1") + session.shown.pileSize("hand.2") + session.shown.pileSize("hand.3") === 32;
    }
}
