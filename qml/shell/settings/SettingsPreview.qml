// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// What the chosen table and cards look like together.
Item {
    id: preview

    readonly property real cardHigh: height * 0.78
    readonly property real cardWide: cardHigh / 1.4
    // King of spades, jack of diamonds, eight of clubs, seven of hearts, and a back.
    readonly property list<int> codes: [51, 23, 7, 32, -1]

    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Preview of the table and the cards")

    Picture {
        anchors.fill: parent
        smooth: false
        name: "felt/" + Theme.cloth
    }
    Repeater {
        model: preview.codes

        Picture {
            required property int index
            required property int modelData

            width: Math.round(preview.cardWide)
            height: Math.round(preview.cardHigh)
            x: Math.round(preview.width / 2 + (index - 2) * width * 1.12 - width / 2)
            y: Math.round((preview.height - height) / 2)
            shadow: Picture.Resting
            name: Theme.cardPicture(modelData, modelData >= 0)
        }
    }
    // The sheet's corners.
    Rectangle {
        anchors.fill: parent
        readonly property int rim: Math.round(8 * Theme.unit)

        anchors.margins: -rim
        radius: Math.round(12 * Theme.unit) + rim
        color: "transparent"
        border.width: rim
        border.color: Theme.paper
    }
}
