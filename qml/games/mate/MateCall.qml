// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What the card under the pointer would bring if it mates: above it.
Headline {
    id: call

    required property PlayTable board
    readonly property CardItem card: board.cardWidth > 0 && board.hovered >= 0 && !board.carrying ? board.cardOf(board.hovered) as CardItem : null
    readonly property rect at: card ? board.cardRect(card.index) : Qt.rect(0, 0, 0, 0)

    parent: board
    z: 4
    text: card?.marks.find(mark => mark.kind === "price")?.text ?? ""
    x: Math.round(Math.max(Theme.gap, Math.min(board.width - width - Theme.gap, at.x + (at.width - width) / 2)))
    y: Math.round(at.y - height - Theme.gap * 1.4)
}
