// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A game's deal of a day: whether it was played, how it came out, and a button that plays it.
Item {
    id: row

    /// A map as `DayDeals.deals` gives them.
    required property var deal
    readonly property bool done: deal.state === "played" || deal.state === "won"
    readonly property string told: deal.state === "won" ? qsTr("Won") : deal.state === "played" ? qsTr("Played") : deal.state === "playing" ? qsTr("In play") : qsTr("Not played yet")

    signal played

    height: Math.max(play.height + 4, words.height + Theme.gap)

    DayMark {
        id: mark

        anchors.verticalCenter: parent.verticalCenter
        done: row.done
        won: row.deal.state === "won"
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: mark.right
        anchors.leftMargin: Theme.gap
        anchors.right: play.left
        anchors.rightMargin: Theme.gap

        Text {
            width: parent.width
            text: row.deal.name
            elide: Text.ElideRight
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: row.deal.result === "" ? row.told : row.deal.result
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    PushButton {
        id: play

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        paper: true
        strong: row.deal.state === "playing"
        text: row.deal.state === "playing" ? qsTr("Continue") : row.done ? qsTr("Play again") : qsTr("Play")
        onClicked: row.played()
        Accessible.name: qsTr("%1 %2", "play or continue, a game").arg(text).arg(row.deal.name)
        Accessible.description: row.deal.result === "" ? row.told : row.deal.result
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.paperEdge
    }
}
