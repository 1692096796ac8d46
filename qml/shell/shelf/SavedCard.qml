// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// A game in play: one click goes on with it. Or one that was removed, which is put back.
T.Button {
    id: card

    required property var saved
    property bool inBin: false
    readonly property var closeUp: saved.closeUp
    readonly property string turn: closeUp.turn ?? ""

    signal resumed
    signal removed

    implicitHeight: Math.round(112 * Theme.unit)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    onClicked: resumed()
    Keys.onDeletePressed: if (!inBin)
        removed()
    Accessible.name: (inBin ? qsTr("Put back %1. %2. %3. %4") : qsTr("Continue %1. %2. %3. %4")).arg(saved.gameName).arg(turn === "" ? saved.status : qsTr("%1, %2", "whose turn it is, how the game stands").arg(turn).arg(saved.status)).arg(saved.when).arg(saved.line)
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Math.round(12 * Theme.unit)
        color: card.hovered ? Qt.lighter(Theme.paper, 1.02) : Theme.paper
        border.color: Theme.paperEdge

        FocusRing {
            shown: card.activeFocus
            paper: false
        }
    }
    Item {
        id: picture

        x: Math.round(8 * Theme.unit)
        y: x
        width: Math.round(height * 1.3)
        height: parent.height - 2 * y

        // What older versions have saved has no cards.
        ShelfPicture {
            anchors.fill: parent
            visible: !view.visible
            name: visible ? card.saved.picture : ""
        }
        CloseUp {
            id: view

            anchors.fill: parent
            visible: cards.length > 0
            cards: card.closeUp.cards ?? []
            columns: card.closeUp.columns ?? false
        }
    }
    Column {
        anchors.left: picture.right
        anchors.right: remove.left
        anchors.leftMargin: 1.2 * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Text {
            width: parent.width
            text: card.saved.gameName
            elide: Text.ElideRight
            font.pixelSize: Theme.normal
            font.weight: Font.Bold
            color: Theme.ink
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: (card.closeUp.yours ? "▶ " : "") + card.turn
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            font.weight: card.closeUp.yours ? Font.DemiBold : Font.Normal
            color: card.closeUp.yours ? Theme.action : Theme.inkFaint
        }
        Text {
            width: parent.width
            text: card.saved.status
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: card.saved.when
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    ToolButton {
        id: remove

        anchors.right: parent.right
        anchors.top: parent.top
        offered: !card.inBin
        KeyGroup.on: card.activeFocus || activeFocus
        symbol: "close"
        text: qsTr("Remove %1").arg(card.saved.gameName)
        paper: true
        onClicked: card.removed()
    }
}
