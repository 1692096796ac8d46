// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// At each plate what begging has to do with its seat: who is given a card, who was passed over, who has one card left.
PlateSign {
    id: sign

    required property PlayTable board
    readonly property var facts: board.facts
    /// The last beg, while nothing but the gift has followed: [seat, "beg", card, giver].
    readonly property var asked: (facts.log ?? []).slice(-2).filter((entry, at, all) => entry[1] === "beg" && all[all.length - 1][1] !== "play").pop() ?? null
    /// How many places to the left of the beggar this seat is, and the one that gives; without one, all were asked.
    readonly property int away: asked ? (asked[0] - seat + board.seats) % board.seats : 0
    readonly property int giver: asked && (asked[3] ?? -1) >= 0 ? (asked[0] - asked[3] + board.seats) % board.seats : board.seats
    readonly property bool skipped: away > 0 && away < giver

    marked: (facts.beggar ?? facts.offender ?? -1) === seat
    caption: marked && board.phase === "penalty" ? qsTr("Caught!") : ""
    remark: skipped ? qsTr("Skipped: last card") : cards === 1 ? qsTr("Last card!") : ""
    urgent: cards === 1

    SkipArrow {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -height * 0.45
        visible: sign.skipped
        toRight: sign.isViewer
    }
}
