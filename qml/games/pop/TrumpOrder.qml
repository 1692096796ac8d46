// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Which suit is trump, and the trumps from the lowest to the highest on small cards.
Column {
    id: order

    readonly property string ruleName: "Trump"
    required property PlayTable board
    /// A suit letter; empty: there is no trump.
    required property string trump
    readonly property list<int> codes: board.trumps
    /// Whether there is room for them above the viewer's plate.
    readonly property bool roomy: y + 2 * Theme.normal + 1.4 * small < board.height - board.plate.height - 2 * board.margin
    readonly property real small: Math.round(Math.min(34 * Theme.unit, width / 4))

    spacing: Math.round(4 * Theme.unit)

    Text {
        width: parent.width
        wrapMode: Text.WordWrap
        text: order.trump === "" ? qsTr("No trump") : qsTr("Trump: %1").arg(Cards.suit(order.trump))
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.clothInk
    }
    Item {
        width: parent.width
        height: Math.round(order.small * 1.4)
        visible: order.codes.length > 0 && order.roomy

        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Trumps from low to high: %1").arg(Array.from(order.codes).map(code => Cards.words(code)).join(", "))

        Repeater {
            model: order.codes

            Picture {
                required property int index
                required property int modelData

                x: Math.round(index * Math.min(order.small + 2, (order.width - order.small) / Math.max(1, order.codes.length - 1)))
                width: order.small
                height: Math.round(order.small * 1.4)
                name: Theme.signPicture(modelData)
                frozen: order.board.resizing
            }
        }
    }
    Item {
        width: parent.width
        height: low.height
        visible: order.codes.length > 0 && !Theme.terse

        Text {
            id: low

            text: qsTr("low")
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
        Text {
            anchors.right: parent.right
            text: qsTr("high")
            font.pixelSize: Theme.small
            color: Theme.clothInkFaint
        }
    }
}
