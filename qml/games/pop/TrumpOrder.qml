// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// Which suit is trump, and the trumps from the lowest to the highest on small cards.
PileItem {
    id: order

    /// A suit letter; empty: there is no trump.
    required property string trump
    readonly property list<int> codes: (layout as PlayTable)?.trumps ?? []
    /// How far to the right it may reach, in card widths.
    property real breadth: 1.3
    readonly property real reach: x - Theme.gap + width * breadth
    readonly property int inLine: reach > 150 * Theme.unit ? 6 : 4
    readonly property real low: (height - line.height - 1.6 * Theme.gap) / Math.ceil(Math.max(1, codes.length) / inLine) / 1.4
    readonly property real small: Math.floor(Math.min(reach / inLine - 2, low, 40 * Theme.unit))
    readonly property string suit: Cards.suit(trump)

    Column {
        // As far to the left as the table goes, where it is narrow.
        x: Math.max(Theme.gap * 0.6 - order.x, Math.min(0, order.width * order.breadth - width))
        y: (order.height - height) / 2
        spacing: Math.round(5 * Theme.unit)

        Rectangle {
            width: line.width + 1.6 * Theme.gap
            height: line.height + Theme.gap * 0.7
            radius: height / 2
            color: Theme.paper
            border.color: Theme.paperEdge

            Accessible.role: Accessible.StaticText
            Accessible.name: order.trump === "" ? qsTr("No trump") : qsTr("Trump: %1").arg(order.suit)

            Text {
                id: line

                anchors.centerIn: parent
                text: order.trump === "" ? qsTr("No trump") : order.inLine === 4 ? order.suit : qsTr("Trump: %1").arg(order.suit)
                font.pixelSize: Theme.small
                font.weight: Font.DemiBold
                color: order.trump === "D" || order.trump === "H" ? Theme.red : Theme.ink
            }
        }
        Grid {
            columns: order.inLine
            spacing: Math.max(2, Math.round(2 * Theme.unit))
            visible: order.trump !== ""

            Repeater {
                model: order.codes

                Picture {
                    required property int modelData

                    width: order.small
                    height: Math.round(order.small * 1.4)
                    name: Theme.signPicture(modelData)
                    frozen: order.layout?.resizing ?? false
                }
            }
        }
    }
}
