// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// For games of several different hands: which one is played, what it is about, and how far the round has come.
Item {
    id: compendium

    required property PlayTable board
    /// The hands of a round; empty: there is only one.
    property list<string> names
    /// The present one, and what it is about.
    property string title
    property string aim
    /// That again, until its first card is played.
    property string notice
    readonly property int hand: names.indexOf(title)
    /// How far the hand has come.
    property string progress
    property int round: 1
    property int rounds: 1
    /// The corners are free, but where all others sit in a row above a tall table.
    readonly property real upper: board.margin + (board.width > board.height ? 0 : 1.55 * board.plate.height + 1.5 * Theme.gap)

    anchors.fill: parent

    ContractCard {
        x: compendium.board.margin
        y: compendium.upper
        most: (compendium.width - compendium.board.plate.width) / 2 - 3 * compendium.board.margin
        number: compendium.hand + 1
        title: compendium.title
        aim: compendium.aim
    }
    HandStrip {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.rightMargin: compendium.board.margin
        // Below what the player there has captured.
        anchors.topMargin: compendium.upper + (compendium.board.width > compendium.board.height ? 0 : Theme.touchSize)
        names: compendium.names
        current: compendium.hand
        progress: compendium.progress
        round: compendium.round
        rounds: compendium.rounds
    }
    HandNotice {
        parent: compendium.board
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -compendium.board.cardHeight * (Theme.terse ? -0.1 : 0.4)
        z: 4
        // Between the plates, with some air.
        most: compendium.width - 2 * compendium.board.plate.width - 9 * Theme.gap
        title: compendium.title
        aim: compendium.aim
        due: compendium.notice !== "" && compendium.board.session !== null && !compendium.board.session.shown.resting
    }
}
