// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// What is played, in the bar above it: the game, its deal, whether it is being saved, and how far a solitaire has come.
Row {
    id: title

    required property Session session
    /// There is room for the deal.
    required property bool wide
    /// How wide it may be; what does not fit is not said.
    required property real room

    spacing: Theme.gap

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: title.session ? title.session.game.name : ""
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.woodInk
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        visible: title.wide
        // Anybody who knew the number could deal the hidden cards.
        text: !title.session ? "" : title.session.coach ? qsTr("Guided game") : title.session.game.dealNumber !== "" ? qsTr("Deal no. %1").arg(title.session.game.dealNumber) : qsTr("Deal check %1").arg(title.session.game.commitment.slice(0, 8))
        font.pixelSize: Theme.small
        color: Theme.woodInkFaint
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        visible: App.saving && !patience.running
        text: qsTr("Saving…")
        font.pixelSize: Theme.small
        color: Theme.woodInk
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text

        // It does not flicker with every move on a disk that is a little slow.
        Timer {
            id: patience

            interval: 150
            running: App.saving
        }
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        visible: title.session !== null && title.session.game.solitaire && x + implicitWidth + Theme.gap < title.room
        text: title.session ? qsTr("Home: %1 of %2 · moves: %3").arg(title.session.shown.scores[0] ?? 0).arg(title.session.cards.count).arg(title.session.game.moveCount) : ""
        font.pixelSize: Theme.small
        color: Theme.woodInkFaint
    }
}
