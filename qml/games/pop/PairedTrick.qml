// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// A trick of four cards in two pairs: above each whose it is, and in gold which one takes it so far; in the places still
// empty what is to come; and beside it who is winning, or is to lead.
Pile {
    id: trick

    required property PlayTable board
    readonly property real step: 1.08
    /// Where its last place ends.
    readonly property real end: x + (3 * step + 1.25) * width
    readonly property int best: {
        const mark = board.session?.shown.marked.find(each => each.kind === "winning") ?? null;
        return mark ? board.session.cards.rowsOf("trick").indexOf(mark.row) : -1;
    }
    /// The word in gold is longer than a card is wide: there is no room for others.
    readonly property bool crowded: best >= 0 && (places.itemAt(best)?.broad ?? false)

    pile: "trick"
    from: Pile.Middle
    // Room for the words above it.
    row: 0.05
    fan: Pile.Right
    spread.step: step
    spread.gapEvery: 2
    spread.grow: 5
    engraving: ""

    Repeater {
        id: places

        model: 4

        Item {
            id: place

            required property int index
            readonly property string words: trick.board.captions["trick." + index] ?? ""
            readonly property bool taken: index < trick.count
            readonly property bool first: index === 0
            readonly property bool broad: natural.advanceWidth + 1.6 * Theme.gap > width

            x: Math.round((index * trick.step + (index > 1 ? 0.25 : 0)) * trick.width)
            width: trick.width
            height: trick.height
            visible: words !== ""

            TextMetrics {
                id: natural

                font.pixelSize: Theme.small
                text: (place.index === trick.best ? "✓ " : "") + place.words
            }
            TrickWord {
                // Left of the first card there is room for a longer word.
                x: Math.round(place.first && place.broad ? parent.width - width : Math.max(0, (parent.width - width) / 2))
                anchors.bottom: parent.top
                anchors.bottomMargin: Math.round(4 * Theme.unit)
                // Where they are too large only the most important, and in a lesson none: the cards above leave no room.
                text: place.taken && !(Theme.terse && trick.board.session?.coach) && (best || !(Theme.terse || place.broad && !place.first || trick.crowded)) ? place.words : ""
                best: place.index === trick.best
            }
            Rectangle {
                anchors.fill: parent
                visible: !place.taken
                radius: width * 0.05
                color: "transparent"
                border.width: Math.max(1, Math.round(1.5 * Theme.unit))
                border.color: Theme.light ? "#70695A" : "#66FFFFFF"

                Text {
                    anchors.centerIn: parent
                    width: parent.width - Math.round(8 * Theme.unit)
                    visible: contentWidth <= width && contentHeight <= parent.height
                    text: place.words
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.small
                    color: Theme.clothInkFaint
                }
            }
        }
    }
    Column {
        readonly property bool begun: (trick.board.captions["trick.0"] ?? "") !== ""

        x: begun ? Math.round(trick.end - trick.x + 0.2 * trick.width) : Math.round(1.15 * trick.width)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(1.8 * trick.width)
        visible: !("pop" in trick.board.captions)
        spacing: Math.round(4 * Theme.unit)

        Text {
            readonly property string ruleName: "caption winning"

            width: parent.width
            visible: contentWidth <= width
            text: trick.board.captions.winning ?? ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.clothInk
        }
        Text {
            readonly property string ruleName: "caption count"

            width: parent.width
            visible: !Theme.terse
            text: trick.board.captions.count ?? ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
}
