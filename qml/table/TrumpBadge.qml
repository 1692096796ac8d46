// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// Which suit is trump, under the stock.
PileItem {
    id: badge

    /// A suit letter; empty: no trump.
    property string trump

    from: PileItem.Middle
    column: 0.21
    row: 0.78
    size: 0.4

    Accessible.role: Accessible.StaticText
    Accessible.name: line.text

    Rectangle {
        anchors.centerIn: line
        width: line.width + 2 * Theme.gap
        height: line.height + Theme.gap * 0.8
        radius: height / 2
        color: Theme.paper
        border.color: Theme.paperEdge
    }
    Text {
        id: line

        // In the middle, but never beyond the edge of a narrow table.
        x: Math.max(1.5 * Theme.gap - badge.x, (badge.width - width) / 2)
        text: badge.trump === "" ? qsTr("No trump") : qsTr("Trump: %1").arg(Theme.suitName(badge.trump))
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: badge.trump === "D" || badge.trump === "H" ? Theme.red : Theme.ink
    }
}
