// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A game on the shelf: one click begins it, the button below sets it up.
T.Button {
    id: card

    required property var game
    readonly property string seats: game.minSeats === game.maxSeats ? qsTr("%n player(s)", "", game.minSeats) : qsTr("%1–%2 players").arg(game.minSeats).arg(game.maxSeats)

    readonly property bool holdsFocus: activeFocus || setUpButton.activeFocus || rulesButton.activeFocus

    signal setUp

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: qsTr("%1. %2 %3, about %4 minutes. Play").arg(game.name).arg(game.tagline).arg(seats).arg(game.minutes)
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Math.round(12 * Theme.unit)
        color: Theme.paper
        border.width: card.visualFocus ? 4 : 1
        border.color: card.visualFocus ? Theme.accent : Theme.paperEdge

        Rectangle {
            z: -1
            anchors.fill: parent
            anchors.topMargin: card.hovered ? 8 : 4
            anchors.bottomMargin: card.hovered ? -8 : -4
            radius: parent.radius
            color: "black"
            opacity: 0.25
        }
    }
    ShelfPicture {
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * Theme.gap
        height: parent.height - words.height - buttons.height - 4 * Theme.gap
        source: card.game.picture
    }
    Column {
        id: words

        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.gap
        x: 1.5 * Theme.gap
        width: parent.width - 3 * Theme.gap
        spacing: 3

        Text {
            text: card.game.name
            font.pixelSize: Math.round(Theme.large * 1.1)
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: card.game.tagline
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.ink
        }
        Text {
            text: qsTr("%1 · %2 min · %3").arg(card.seats).arg(card.game.minutes).arg(card.game.familyName)
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    Row {
        id: buttons

        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1.2 * Theme.gap
        x: 1.5 * Theme.gap
        spacing: Theme.gap

        PushButton {
            text: qsTr("Play")
            strong: true
            paper: true
            focusPolicy: Qt.NoFocus
            onClicked: card.clicked()
        }
        PushButton {
            id: setUpButton

            text: qsTr("Set up…")
            paper: true
            onClicked: card.setUp()
        }
        PushButton {
            id: rulesButton

            text: qsTr("Rules")
            paper: true
            onClicked: Pages.open("rules", card.game.id)
        }
    }
}
