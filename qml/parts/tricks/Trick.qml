// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// The trick in the middle of the table: every card lies towards the one who played it, with what is to be said of it.
// `first` says who began it.
Pile {
    id: trick

    /// The seat that plays no card to this trick, or −1: its place is crossed out.
    property int skipped: -1
    required property PlayTable board
    /// The seat whose card takes the trick so far, or −1.
    readonly property int best: {
        const mark = board.session?.shown.marked.find(each => each.kind === "winning") ?? null;
        return mark ? (first + board.session.cards.rowsOf("trick").indexOf(mark.row)) % board.seats : -1;
    }
    /// Whether the places of the cards are outlined.
    property bool outlined: true

    pile: "trick"
    from: Pile.Middle
    fan: Pile.Around
    slides: true
    engraving: ""

    Repeater {
        model: trick.outlined ? trick.places.length : 0

        Item {
            id: place

            required property int index
            readonly property point at: trick.places[index] ?? Qt.point(0, 0)
            readonly property bool crossed: trick.skipped >= 0 && trick.layout !== null && (trick.skipped - Math.max(0, trick.layout.viewer) + trick.layout.seats) % trick.layout.seats === index

            x: at.x
            y: at.y
            width: trick.width
            height: trick.height

            Text {
                anchors.fill: parent
                anchors.margins: Math.round(Theme.gap * 0.4)
                visible: place.index === 0 && trick.board.personal && trick.board.myTurn && trick.count > 0
                text: qsTr("Your card")
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                font.pixelSize: Theme.small
                color: Theme.clothInkFaint
            }
            Picture {
                anchors.fill: parent
                name: "cards/mark/blank" + (Theme.light ? "#403828" : "")
                frozen: trick.layout?.resizing ?? false
            }
            Repeater {
                model: place.crossed ? [-1, 1] : []

                Rectangle {
                    required property int modelData

                    anchors.centerIn: parent
                    width: Math.max(3, trick.width * 0.05)
                    height: trick.height * 0.8
                    radius: width / 2
                    rotation: 35 * modelData
                    color: Theme.clothInk
                    opacity: 0.55
                }
            }
        }
    }
    // Above the cards: below them, of those at the sides outwards; of the one at the top beside it, clear of its neighbour.
    Item {
        parent: trick.board.cardLayer
        z: 3000

        Repeater {
            model: trick.places.length

            TrickWord {
                required property int index
                readonly property string ruleName: "caption trick"
                readonly property int seat: (Math.max(0, trick.board.viewer) + index) % trick.board.seats
                readonly property point at: trick.places[index] ?? Qt.point(0, 0)
                readonly property bool opposite: 2 * index === trick.board.seats
                readonly property int beside: Math.round(trick.x + at.x + trick.width + Theme.gap * 0.6)

                // In a lesson with large text there is room for the tick alone; the plates tell the rest.
                text: trick.count > 0 && (best || !Theme.terse || !trick.board.session?.coach) ? trick.board.captions["trick." + seat] ?? "" : ""
                best: trick.count > 1 && trick.best === seat
                name: trick.board.nameOf(seat)
                // Not as far as the plate at the right edge.
                most: opposite && trick.board.seats > 2 && (!Theme.terse || trick.board.session?.coach) ? trick.board.width - trick.board.plate.width - 2.4 * Theme.gap - beside : Infinity
                x: opposite ? beside : Math.round(trick.x + at.x + (index === 0 ? (trick.width - width) / 2 : 2 * index < trick.board.seats ? trick.width - width : 0))
                y: Math.round(trick.y + at.y + (opposite ? trick.height * 0.06 : trick.height + Theme.gap * 0.5))
            }
        }
    }
}
