// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Parts
import FullTable.Table

// Which deal of a game for two is played, how the last one came out, and the buttons that help with one's own: at the
// left edge of the table, above and below the middle.
Item {
    id: corners

    required property PlayTable board
    /// How many cards the viewer holds.
    required property int held
    /// Stock and discard pile, with what stands below: there is the room for buttons.
    required property rect piles
    readonly property real room: lower.y + lower.height - piles.y - piles.height - Theme.gap
    readonly property var said: board.session?.shown.captions ?? ({})

    anchors.fill: parent

    Pile {
        id: upper

        engraving: ""
    }
    Pile {
        id: lower

        // Above the hand, which may take the whole width.
        row: 1.1
        from: Pile.Bottom
        engraving: ""
    }
    Column {
        x: Theme.gap
        y: upper.y

        Text {
            text: corners.said.deal ?? ""
            font.pixelSize: Theme.small
            color: Theme.clothInk
        }
        Text {
            // Beside the melds.
            width: Math.round(2 * corners.board.columnStep * corners.board.cardWidth)
            wrapMode: Text.WordWrap
            visible: text !== "" && !Theme.terse
            text: corners.said.last_deal ?? ""
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
    Column {
        x: Theme.gap
        anchors.bottom: lower.bottom
        spacing: Theme.gap

        OfferButton {
            // A lesson may leave the table no room for it: then there is its key alone.
            roomy: !(corners.board.session?.coach ?? null) || corners.room >= 2 * height + Theme.gap && width <= corners.piles.x + corners.piles.width
            session: corners.board.session
        }
        SortButton {
            visible: corners.held > 0
        }
    }
}
