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
    readonly property Session session: board.session
    readonly property var lines: session && due ? session.game.recapText.split("\n") : []
    readonly property real most: board.width - 4 * Theme.gap
    readonly property bool few: board.seats <= 2
    readonly property real reach: Math.min(most - 3 * Theme.gap, Math.round((few ? 820 : 620) * Theme.unit))
    /// Of a few cards each is seen well; of many, as well as there is room.
    readonly property real sign: {
        const cards = tally.reduce((sum, line) => sum + line.codes.length + 2, 1);
        const room = Math.sqrt(reach * Math.max(1, board.height - 220 * Theme.unit) / (cards * 2.4));
        return Math.round(Math.max(board.seats > 4 ? 19 * Theme.unit : 24 * Theme.unit, few ? Math.min(38 * Theme.unit, room) : 0));
    }
    /// What counts, line by line, as the rules tell.
    readonly property var tally: session && due ? session.shown.tally : []

    /// What such cards count, one by one and together, where each counts by itself and all are seen.
    function reckoned(line: var): string {
        const points = line.points.map(each => Math.abs(each));
        const sum = Math.abs(line.sum);
        const whole = points.length > 1 && points.reduce((all, each) => all + each, 0) === sum;
        return whole ? qsTr("%1 = %2", "a sum").arg(points.join(" + ")).arg(sum) : String(sum);
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
            font.pixelSize: Math.round(Theme.large * (sheet.few ? 1.25 : 1))
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Repeater {
            model: sheet.visible ? sheet.board.seats : 0

            Column {
                id: seat

                required property int index

                spacing: Math.round(3 * Theme.unit)

                Text {
                    text: sheet.lines[seat.index] ?? ""
                    font.pixelSize: sheet.few ? Theme.large : Theme.normal
                    font.weight: Font.DemiBold
                    color: Theme.ink
                }
                Flow {
                    width: sheet.reach
                    spacing: Theme.gap * 0.8

                    Repeater {
                        model: sheet.tally.filter(line => line.seat === seat.index)

                        Row {
                            id: line

                            required property var modelData
                            readonly property bool inHand: modelData.pile.startsWith("hand.")

                            spacing: Theme.gap * 0.8
                            opacity: inHand ? 0.75 : 1

                            Text {
                                visible: line.inHand
                                height: Math.round(sheet.sign * 1.4)
                                verticalAlignment: Text.AlignVCenter
                                text: qsTr("%1:", "what cards are").arg(line.modelData.words)
                                font.pixelSize: Theme.small
                                color: Theme.inkFaint
                            }
                            CountedCards {
                                size: sheet.sign
                                codes: line.modelData.codes
                                roles: line.modelData.roles
                                sum: sheet.reckoned(line.modelData)
                            }
                        }
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
