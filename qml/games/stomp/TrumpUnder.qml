// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Parts
import FullTable.Table

// The stock with the trump card crosswise half under it, which stays to be seen as a badge when it has been drawn.
Item {
    id: stock

    /// A card's text, "9H"; its last letter is the trump suit.
    property string card
    property real column: 0
    property real row: 0
    /// What is said under it once it is empty.
    property string afterwards
    /// Whether its last card was drawn a moment ago.
    readonly property bool justEnded: ended.running
    /// Where the badge and the words end, from the table's left edge.
    readonly property real rightmost: Math.max(sign.x + sign.width, pile.count === 0 ? pile.x + 1.25 * pile.width : 0)
    /// The pile's size before.
    property int before: 0

    Pile {
        id: pile

        pile: "stock"
        column: stock.column
        row: stock.row
        from: Pile.Middle
        engraving: ""
        level: 2
        counted: true
        onCountChanged: {
            if (count > 0)
                ended.stop();
            else if (stock.before > 0)
                ended.restart();
            stock.before = count;
        }

        // Under the pile's own cards, which lie above all pile items.
        Picture {
            x: pile.width * 0.32
            width: pile.width
            height: pile.height
            rotation: 90
            visible: pile.count > 1 && stock.card !== ""
            name: stock.card === "" ? "" : Theme.cardPicture(Cards.code(stock.card), true)
            frozen: pile.layout?.resizing ?? false
        }
        Text {
            anchors.centerIn: parent
            width: parent.width * 1.5
            visible: pile.count === 0
            text: stock.afterwards
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.accent
        }
    }
    Timer {
        id: ended

        interval: 3500
    }
    TrumpSign {
        id: sign

        x: pile.x
        y: pile.y + pile.height + Theme.gap
        trump: stock.card.slice(-1)
        words: qsTr("trump")
    }
}
