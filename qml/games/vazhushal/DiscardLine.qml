// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Parts
import FullTable.Table

// All discards in a line, oldest left, every index to be seen; over a card it says what would be taken with it, and
// what could be melded at once.
Pile {
    id: line

    required property PlayTable board
    /// The card under the keyboard's cursor or the pointer.
    readonly property int looked: board.cursor.width > 0 ? board.chosen() : board.hovered
    readonly property var sweep: board.session && board.session.shown.deal >= 0 && looked >= 0 && !board.carrying && !board.session.input.melds.workspace.open ? board.session.input.melds.sweep(looked) : ({})
    readonly property int taken: sweep.count ?? 0
    readonly property int firstTaken: taken > 0 ? count - taken : -1
    /// The longest row of it, in card widths.
    property real longest: 8
    /// The width of its cards, in those of the table.
    property real breadth: 1
    /// The seat that has just taken cards of it, or −1.
    property int taker: -1
    readonly property int shown: Math.max(1, Math.min(3, (sweep.melds ?? []).length))

    pile: "discard"
    fan: Pile.Across
    spread.step: 0.5
    size: breadth
    spread.grow: longest / breadth
    level: 1

    /// The cards that stand up, because they would be taken.
    property var raised: []

    /// Raises those that would be taken now, and lowers the others: in one go, because cards pass from sign to sign.
    function raise(): void {
        for (const card of raised)
            if (card)
                card.raise = 0;
        const cards = [];
        for (let i = 0; i < taken; ++i) {
            const card = board.cardOf(board.session.cards.rowAt("discard", firstTaken + i)) as CardItem;
            if (!card)
                continue;
            card.raise = i === 0 ? 0.16 : 0.05;
            cards.push(card);
        }
        raised = cards;
    }

    onTakenChanged: raise()
    onFirstTakenChanged: raise()

    // A player who takes cards of it is called out.
    Connections {
        target: line.board.session

        function onMoved(seat: int, verb: string) {
            if (verb !== "take")
                return;
            line.taker = seat;
            wipe.restart();
        }
    }
    Timer {
        id: wipe

        interval: 1800
        onTriggered: line.taker = -1
    }
    Rectangle {
        id: note

        readonly property rect over: line.taken > 0 && line.board.cardWidth > 0 ? line.board.cardRect(line.sweep.row) : Qt.rect(0, 0, 0, 0)

        parent: line.layout
        z: 5
        visible: line.taken > 0
        x: Math.max(Theme.gap, Math.min(line.board.width - width - Theme.gap, over.x - Theme.gap))
        y: Math.max(Theme.gap, line.extent.y + line.extent.height + Theme.gap * 0.6)
        width: words.width + 2 * Theme.gap
        height: words.height + Theme.gap
        radius: Math.round(8 * Theme.unit)
        color: Theme.paper
        border.color: "#E0A100"
        border.width: 2

        Accessible.role: Accessible.StaticText
        Accessible.name: text.text

        Column {
            id: words

            anchors.centerIn: parent
            spacing: Theme.gap * 0.4

            Text {
                id: text

                text: qsTr("You would take %n card(s)", "", line.taken)
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            Text {
                visible: (line.sweep.melds ?? []).length === 0
                text: qsTr("No new meld found with this card")
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
            Row {
                spacing: Theme.gap

                Repeater {
                    model: (line.sweep.melds ?? []).slice(0, line.shown)

                    MeldSigns {
                        required property var modelData

                        codes: modelData.codes
                        roles: modelData.roles
                    }
                }
            }
        }
    }
}
