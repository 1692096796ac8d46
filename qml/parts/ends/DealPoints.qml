// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What a deal counted: each seat's melds, card by card as what they stand for, what is known of its hand, and the sums;
// until somebody goes on.
Rectangle {
    id: sheet

    required property PlayTable board
    property bool due: false
    /// By pile, what its cards stand for.
    property var roles: ({})
    /// What each rank counts, the ace first; a joker in the hand; and a king laid with the queen of its suit, or 0.
    property var worth: []
    property int jokerWorth: 0
    property int marriageWorth: 0
    /// Whether the cards in the hands count.
    property bool handsCount: true
    readonly property Session session: board.session
    readonly property var lines: session && due ? session.game.recapText.split("\n") : []
    readonly property real most: board.width - 4 * Theme.gap
    readonly property real sign: Math.round((board.seats > 4 ? 19 : 24) * Theme.unit)

    function meldsOf(seat: int): var {
        return (session?.shown.piles ?? []).filter(pile => pile.id.startsWith("meld." + seat + ".")).map(pile => ({
                    "codes": session.shown.cardsOf(pile.id),
                    "roles": roles[pile.id] ?? []
                }));
    }

    /// What these cards count, one by one and together.
    function reckoned(codes: var, roles: var): string {
        const cards = codes.map((code, i) => roles[i] ?? code);
        if (marriageWorth > 0 && cards.length === 2 && cards[0] % 13 === 12 && cards[1] === cards[0] - 1)
            return String(marriageWorth);
        const counts = cards.map(card => card < 52 ? worth[card % 13] : jokerWorth);
        const sum = counts.reduce((all, count) => all + count, 0);
        return counts.length === 1 ? String(sum) : qsTr("%1 = %2", "a sum").arg(counts.join(" + ")).arg(sum);
    }

    parent: board
    z: 4
    visible: due && session !== null
    x: Math.round((board.width - width) / 2)
    y: Math.round(Math.max(Theme.gap, (board.height - height) / 2))
    width: content.width + 3 * Theme.gap
    height: content.height + 2 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2

    Accessible.role: Accessible.StaticText
    Accessible.name: session && due ? session.game.recapHeading + ". " + session.game.recapText : ""

    Column {
        id: content

        anchors.centerIn: parent
        spacing: Theme.gap * 0.7

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: sheet.session?.game.recapHeading ?? ""
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Repeater {
            model: sheet.visible ? sheet.board.seats : 0

            Column {
                id: seat

                required property int index
                readonly property var hand: sheet.handsCount ? sheet.session.shown.cardsOf("hand." + index) : []

                spacing: Math.round(3 * Theme.unit)

                Text {
                    text: sheet.lines[seat.index] ?? ""
                    font.pixelSize: Theme.normal
                    font.weight: Font.DemiBold
                    color: Theme.ink
                }
                Flow {
                    width: Math.min(sheet.most - 3 * Theme.gap, Math.round(620 * Theme.unit))
                    spacing: Theme.gap * 0.8

                    Repeater {
                        model: sheet.meldsOf(seat.index)

                        CountedCards {
                            required property var modelData

                            size: sheet.sign
                            codes: modelData.codes
                            roles: modelData.roles
                            sum: sheet.reckoned(codes, roles)
                        }
                    }
                    Text {
                        visible: seat.hand.length > 0
                        height: Math.round(sheet.sign * 1.4)
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("in the hand:")
                        font.pixelSize: Theme.small
                        color: Theme.inkFaint
                    }
                    CountedCards {
                        visible: seat.hand.length > 0
                        size: sheet.sign
                        codes: seat.hand
                        // Only who sees all of it can reckon it.
                        sum: seat.hand.length === sheet.session.shown.pileSize("hand." + seat.index) ? sheet.reckoned(codes, []) : ""
                        opacity: 0.75
                    }
                }
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Click or press Enter to go on")
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
}
