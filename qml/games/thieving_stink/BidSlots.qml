// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A face-down card before each of four players, round the middle of a table of five columns. When they are turned up, the
// winner's is lit, with a word at its outer edge.
Repeater {
    id: slots

    /// Whether the empty places are outlined.
    property bool outlined: true
    /// The word for the winner's card, by its pile.
    property var signs: ({})

    model: 4

    Pile {
        id: bid

        required property int index

        pile: "bid"
        seat: index
        from: Pile.Middle
        column: [2, 0.8, 2, 3.2][index]
        row: [0.54, 0, -0.54, 0][index]
        engraving: slots.outlined ? "blank" : ""

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Math.round(7 * Theme.unit)
            visible: bid.count > 0 && line.text !== ""
            radius: Math.round(10 * Theme.unit)
            color: Theme.accent

            Accessible.role: Accessible.StaticText
            Accessible.name: line.text

            Rectangle {
                readonly property real middle: (parent.width - width) / 2

                x: Math.round(bid.index === 1 ? Math.min(middle, 2 * middle) : bid.index === 3 ? Math.max(middle, 0) : middle)
                y: bid.index === 0 ? parent.height - Math.round(4 * Theme.unit) : Math.round(4 * Theme.unit) - height
                width: line.width + 2 * Theme.gap
                height: line.height + Theme.gap * 0.4
                radius: height / 2
                color: Theme.accent

                Text {
                    id: line

                    anchors.centerIn: parent
                    text: slots.signs["bid." + bid.seatNumber] ?? ""
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    color: Theme.light ? "#FFFFFF" : "#2A1F05"
                }
            }
        }
    }
}
