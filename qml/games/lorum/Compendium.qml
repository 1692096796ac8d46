// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// For games of several different hands: which one is played, what it is about, and how far the round has come.
Item {
    id: compendium

    required property PlayTable board
    property list<string> names
    property string aim
    /// The present hand, from 0.
    property int hand: 0
    /// Whether it is the only one played.
    property bool alone: false
    /// Whether nothing has been played in it yet.
    property bool fresh: false
    property int round: 1
    property int rounds: 1

    anchors.fill: parent

    ContractCard {
        x: compendium.board.margin
        y: compendium.board.margin
        most: (compendium.width - compendium.board.plate.width) / 2 - 3 * compendium.board.margin
        number: compendium.alone ? 0 : compendium.hand + 1
        title: compendium.names[compendium.hand] ?? ""
        aim: compendium.aim
    }
    HandStrip {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: compendium.board.margin
        names: compendium.alone ? [] : compendium.names
        current: compendium.hand
        round: compendium.round
        rounds: compendium.rounds
    }
    HandNotice {
        parent: compendium.board
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -compendium.board.cardHeight * 0.4
        z: 4
        title: compendium.names[compendium.hand] ?? ""
        aim: compendium.aim
        due: compendium.fresh && compendium.board.session !== null && !compendium.board.session.shown.resting
    }
}
