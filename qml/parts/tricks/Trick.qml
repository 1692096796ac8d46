// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// The trick in the middle of the table: every card lies towards the one who played it. `first` says who began it.
Pile {
    id: trick

    /// The seat that plays no card to this trick, or −1: its place is crossed out.
    property int skipped: -1
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
}
