// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A ring round the cards that the rules take together, wherever they lie: a frame round each, joined by cords.
Item {
    id: tie

    required property GameTable host
    // As text, so that what has not changed is not laid out anew.
    readonly property string rowsOf: JSON.stringify((host.session?.shown.marked ?? []).filter(mark => mark.kind === "bound").map(mark => mark.row))
    readonly property var frames: host.cardWidth <= 0 ? [] : JSON.parse(rowsOf).map(row => host.cardRect(row)).filter(frame => frame.width > 0)
    /// The cords keep below the number at the stock in the middle.
    readonly property real low: 0.7
    readonly property real thick: Math.max(3, 4 * Theme.unit)

    anchors.fill: parent

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Three cards that are taken together")
    Accessible.ignored: frames.length === 0

    Repeater {
        model: Math.max(0, tie.frames.length - 1)

        Rectangle {
            required property int index
            readonly property point from: Qt.point(tie.frames[index].x + tie.frames[index].width / 2, tie.frames[index].y + tie.low * tie.frames[index].height)
            readonly property point to: Qt.point(tie.frames[index + 1].x + tie.frames[index + 1].width / 2, tie.frames[index + 1].y + tie.low * tie.frames[index + 1].height)

            x: from.x
            y: from.y - height / 2
            width: Math.hypot(to.x - from.x, to.y - from.y)
            height: tie.thick
            radius: height / 2
            color: Theme.accent
            transformOrigin: Item.Left
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
        }
    }
    Repeater {
        model: tie.frames

        Rectangle {
            required property rect modelData

            x: modelData.x - tie.thick
            y: modelData.y - tie.thick
            width: modelData.width + 2 * tie.thick
            height: modelData.height + 2 * tie.thick
            radius: modelData.width * 0.05 + tie.thick
            color: Theme.accent
        }
    }
}
