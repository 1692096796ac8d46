// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The cards of the line that would be taken together stand up a little, the one that is looked at higher.
Repeater {
    id: swept

    required property DiscardLine line

    model: line.taken

    Item {
        id: sign

        required property int index
        readonly property bool deepest: index === 0
        readonly property CardItem card: swept.line.board.cardOf(swept.line.board.session.cards.rowAt("discard", swept.line.firstTaken + index)) as CardItem

        // Only this goes upon the card: the repeater keeps its own items in a row.
        Item {
            parent: sign.card ? sign.card.face : sign
            width: sign.card?.width ?? 0
            height: sign.card?.height ?? 0
            visible: sign.card !== null && !sign.card.lifted

            Rectangle {
                anchors.fill: parent
                visible: !sign.deepest
                radius: width * 0.05
                color: "#E0A100"
                opacity: 0.24
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Math.max(1, parent.width * 0.012)
                visible: sign.deepest
                radius: width * 0.06
                color: "transparent"
                border.width: Math.max(3, parent.width * 0.04)
                border.color: "#E0A100"
            }
        }
    }
}
