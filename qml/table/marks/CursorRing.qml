// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// The keyboard's cursor on the table: a ring round a card, an empty pile or a target.
Item {
    id: cursor

    required property GameTable board
    /// What it goes round, if it is a card.
    required property Item card
    property bool shown: true
    readonly property CardItem whole: card as CardItem
    readonly property bool lies: whole?.look === "crosswise"
    readonly property real aside: ring.gap + Theme.ring

    x: board.cursor.x
    y: board.cursor.y - (whole ? Math.round(whole.raise * board.cursor.height) : 0)
    z: 200000
    // It leaves alone what lies upon the card.
    width: board.cursor.width - (board.cursor.width < board.cardWidth - 1 ? aside : 0)
    height: board.cursor.height - (board.cursor.height < ((lies ? whole?.width : whole?.height) ?? 0) - 1 ? aside : 0)

    FocusRing {
        id: ring

        shown: cursor.shown && cursor.board.cursor.width > 0
        paper: false
        gap: 2
        round: 0.05 * cursor.board.cardWidth

        RingEdges {}
    }
    // The card's own signs lie below the ring.
    Item {
        id: host

        readonly property CardItem at: cursor.whole
        readonly property real edge: at?.edge ?? 0

        visible: ring.shown && at !== null
        x: -edge
        y: -edge
        width: (at?.width ?? 0) + 2 * edge
        height: (at?.height ?? 0) + 2 * edge

        CardSign {
            sign: host.at?.sign ?? ""
            hint: host.at !== null && host.at.hinted !== ""
        }
        Item {
            anchors.fill: parent
            anchors.margins: host.edge

            NewTab {
                visible: host.at !== null && host.at.faceUp && host.at.isMarked("fresh")
            }
        }
    }
}
