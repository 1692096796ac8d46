// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// The cards of one suit, or the jokers, in the card tracker.
Row {
    id: row

    /// As `Tracker::suits` tells it.
    required property var line
    /// How many cards the longest row has.
    required property int places

    signal pointed(string text)

    readonly property real signWidth: Math.round(22 * Theme.unit)

    spacing: 1
    Accessible.role: Accessible.ListItem
    Accessible.name: line.text

    Item {
        width: row.signWidth
        height: width

        SuitSign {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(18 * Theme.unit)
            alone: true
            suit: row.line.suit
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: row.line.suit === ""
            text: "J"
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            color: Theme.ink
        }
    }
    Repeater {
        model: row.line.cells

        TrackerCell {
            id: cell

            required property var modelData

            width: Math.floor((row.width - row.signWidth - row.places * row.spacing) / row.places)
            rank: modelData.rank
            card: modelData.state
            copies: modelData.left
            red: row.line.suit === "H" || row.line.suit === "D"

            HoverHandler {
                onHoveredChanged: row.pointed(hovered ? cell.modelData.text : "")
            }
        }
    }
}
