// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// Some cards of a saved game's table, from near, so that it is known again.
Rectangle {
    id: view

    /// Lists of codes: rows, or columns.
    required property var cards
    required property bool columns
    readonly property int lists: cards.length
    readonly property int longest: cards.reduce((most, list) => Math.max(most, list.length), 1)
    readonly property real rim: Math.round(6 * Theme.unit)
    /// How much of a covered card is seen, as a part of it.
    readonly property real step: columns ? 0.36 : 0.5
    /// Of a row so much height is its own; its cards reach below it.
    readonly property real pitch: (height - 2 * rim) / Math.max(1, lists)
    readonly property real cardWidth: columns ? Math.min((width - 2 * rim) / (1.1 * lists - 0.1), (height - 2 * rim) / 1.4 / 1.72) : Math.min((width - 2 * rim) / (1 + (longest - 1) * step), pitch / 1.4 * (lists > 1 ? 1.4 : 1))
    readonly property real cardHeight: 1.4 * cardWidth

    color: Theme.light ? "#2F6A50" : Qt.lighter(Theme.clothColor, 1.3)
    clip: true

    Repeater {
        model: view.cards

        Item {
            id: list

            required property int index
            required property var modelData
            readonly property real across: view.columns ? 1.1 * view.cardWidth * view.lists - 0.1 * view.cardWidth : view.cardWidth * (1 + (modelData.length - 1) * view.step)

            x: Math.round((view.width - across) / 2 + (view.columns ? index * 1.1 * view.cardWidth : 0))
            y: Math.round(view.columns || view.lists > 1 ? view.rim + (view.columns ? 0 : index * view.pitch) : (view.height - view.cardHeight) / 2)

            Repeater {
                model: list.modelData

                Picture {
                    required property int index
                    required property int modelData

                    x: Math.round(view.columns ? 0 : index * view.step * view.cardWidth)
                    y: Math.round(view.columns ? index * view.step * view.cardHeight : 0)
                    width: Math.round(view.cardWidth)
                    height: Math.round(view.cardHeight)
                    name: Theme.signPicture(modelData)
                }
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -view.rim
        radius: Math.round(8 * Theme.unit) + view.rim
        color: "transparent"
        border.width: view.rim
        border.color: Theme.paper
    }
}
