// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// The seats at the end of a game, the first before the last, with their scores or how many cards they have left; beside
// each the cards that count, where the game says which.
Item {
    id: standing

    required property Session session
    /// What the game's table says of it.
    required property GameEnd end
    required property bool shown

    readonly property int seats: session?.game.seatCount ?? 0
    readonly property bool placed: end !== null && end.order.length === seats
    readonly property var order: placed ? end.order : shown && session ? session.seats.standing() : []
    /// The cards of a seat lie beside its plate, in a line of their own.
    readonly property bool carded: shown && (end?.counted.length ?? 0) > 0
    readonly property real air: Math.round(12 * Theme.unit)
    readonly property int columns: carded ? 1 : Math.max(1, Math.min(seats > 8 ? 5 : 4, seats, Math.floor((width + air) / (200 * Theme.unit + air))))
    readonly property real plateWidth: carded ? Math.round(Math.min(0.5 * width, 300 * Theme.unit)) : Math.min(Math.round(320 * Theme.unit), Math.floor((width + air) / columns - air))
    readonly property real plateHeight: Math.round((seats > 8 ? 48 : seats > 4 ? 60 : 88) * Theme.unit)
    readonly property real cardWidth: Math.round(plateHeight / 1.2)
    /// From card to card, alike for all seats.
    readonly property real step: !carded ? 0 : Math.floor(Math.min(1.03 * cardWidth, (width - plateWidth - 2 * air - cardWidth) / Math.max(1, Math.max(...end.counted.map(line => line.codes.length)) - 1)))

    height: Math.ceil(seats / columns) * (plateHeight + air) - air

    Repeater {
        model: standing.session ? standing.session.seats : null

        Rectangle {
            id: plate

            required property int seat
            required property string name
            required property string about
            required property int face
            required property int score
            required property int cards
            required property bool isWinner

            readonly property int rank: Math.max(0, standing.order.indexOf(seat))
            readonly property var line: standing.carded ? standing.end.counted.find(line => line.seat === seat) ?? null : null
            readonly property string below: standing.plateHeight < 80 * Theme.unit ? "" : line ? qsTr("%n card(s)", "", line.codes.length) : about.split("\n")[0]

            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2, %3", "place, player, score or cards left").arg(rank + 1).arg(name).arg(number.text)

            x: rank % standing.columns * (standing.plateWidth + standing.air)
            y: Math.floor(rank / standing.columns) * (standing.plateHeight + standing.air)
            width: standing.plateWidth
            height: standing.plateHeight
            radius: Math.round(12 * Theme.unit)
            color: Theme.plate
            border.width: isWinner ? Theme.ring : 1
            border.color: isWinner ? Theme.accent : Theme.clothEdge

            Text {
                id: place

                x: Theme.gap * 0.6
                anchors.verticalCenter: parent.verticalCenter
                visible: standing.placed
                width: visible ? Math.round(26 * Theme.unit) : 0
                text: qsTr("%1.", "a place: 1st, 2nd").arg(plate.rank + 1)
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.normal
                color: Theme.clothInkFaint
            }
            Image {
                id: portrait

                x: Theme.gap + (place.visible ? place.width + Theme.gap * 0.4 : 0)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(Math.min(parent.height * 0.72, 56 * Theme.unit))
                height: width
                source: Theme.face(plate.face)
                sourceSize.width: width
                sourceSize.height: width
            }
            Column {
                anchors.left: portrait.right
                anchors.right: number.left
                anchors.leftMargin: Theme.gap
                anchors.rightMargin: Theme.gap * 0.6
                anchors.verticalCenter: parent.verticalCenter

                Text {
                    width: parent.width
                    text: (plate.isWinner ? "★ " : "") + plate.name
                    elide: Text.ElideRight
                    font.pixelSize: Math.round(18 * Theme.unit)
                    font.weight: Font.Bold
                    color: Theme.clothInk
                }
                Text {
                    width: parent.width
                    visible: text !== "" && !Theme.terse
                    text: plate.below
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                    color: Theme.clothInkFaint
                }
            }
            Text {
                id: number

                anchors.right: parent.right
                anchors.rightMargin: 1.4 * Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                visible: !(standing.session?.game.solitaire ?? true)
                text: standing.end?.byCards ? qsTr("%1 left").arg(plate.cards) : plate.score
                font.pixelSize: standing.end?.byCards ? Theme.normal : standing.plateHeight < 80 * Theme.unit ? Theme.large : Math.round(38 * Theme.unit)
                font.weight: Font.ExtraBold
                color: plate.isWinner ? Theme.accent : Theme.clothInk
            }
            // The upper part of each card, with its signs.
            Repeater {
                model: plate.line ? plate.line.codes : []

                Item {
                    id: card

                    required property int index
                    required property int modelData

                    x: plate.width + 2 * standing.air + index * standing.step
                    width: standing.cardWidth
                    height: plate.height
                    clip: true

                    Picture {
                        width: parent.width
                        height: Math.round(1.4 * width)
                        name: Theme.signPicture(card.modelData)
                    }
                }
            }
        }
    }
}
