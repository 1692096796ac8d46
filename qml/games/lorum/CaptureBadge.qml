// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Geometry
import FullTable.Table

// What somebody has captured of the cards that matter, at the edge of the plate: their suits, or a number.
SeatItem {
    id: badge

    readonly property string ruleName: "Who pays whom"
    required property Session session
    /// Whether the plate is the viewer's own, with no room below it and the hand above.
    property bool own: false
    /// Shows this number instead of cards; −1: the cards.
    property int number: -1
    property string title
    readonly property var captured: {
        const marked = badge.session?.shown.marked ?? [];
        const rows = badge.session?.cards.rowsOf("won." + badge.seat) ?? [];
        return marked.filter(mark => mark.kind === "price" && rows.indexOf(mark.row) >= 0).map(mark => mark.code);
    }
    /// How large the cards are: as many as there are beside one plate, above the trick.
    readonly property int large: Math.round(Math.min(27 * Math.min(Theme.unit, 1.2 * Theme.usual), (badge.width - Theme.gap) / Math.max(1, captured.length) - 2 * Theme.unit))
    /// How far it sticks out of the plate at its right.
    readonly property real reach: visible && own ? sign.x + sign.width - badge.width : 0
    readonly property int amount: number >= 0 ? number : captured.length

    visible: amount > 0 && width > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(title).arg(amount)

    Rectangle {
        id: sign

        // The viewer's own beside the chips.
        x: badge.own ? badge.width + Math.round(26 * Theme.unit) : badge.width - width - Theme.gap
        y: badge.own ? Math.round((badge.height - height) / 2) : badge.height - (Theme.terse ? 0 : height * 0.2)
        width: content.width + Theme.gap
        height: badge.number >= 0 ? Math.round(28 * Theme.unit) : Math.round(badge.large * 1.4 + 6 * Theme.usual)
        radius: Math.round(8 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge

        Row {
            id: content

            anchors.centerIn: parent
            height: parent.height
            spacing: Math.round(2 * Theme.unit)

            Repeater {
                model: badge.number >= 0 ? [] : badge.captured

                Picture {
                    required property int modelData

                    anchors.verticalCenter: parent.verticalCenter
                    width: badge.large
                    height: Math.round(width * 1.4)
                    name: Theme.signPicture(modelData)
                }
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: badge.number >= 0 ? badge.title + " " + badge.number : ""
                font.pixelSize: Theme.normal
                font.weight: Font.DemiBold
                color: Theme.ink
            }
        }
    }
}
