// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A game's table from near, as it looks in play; for a game without a picture some cards.
Rectangle {
    id: picture

    required property string name
    /// It is seen, or soon will be: before, nothing is drawn.
    property bool near: true
    readonly property list<int> codes: [53, 36, 48, 26, 11]
    readonly property real unit: Math.min(height / 2, width / 4.4)

    color: Theme.light ? "#2F6A50" : Qt.lighter(Theme.clothColor, 1.3)
    clip: true

    Picture {
        anchors.fill: parent
        name: picture.near ? picture.name : ""
        settles: true
    }
    Repeater {
        model: picture.name === "" ? picture.codes : []

        Picture {
            required property int index
            required property int modelData
            width: Math.round(picture.unit)
            height: Math.round(picture.unit * 1.4)
            x: picture.width / 2 + (index - 2) * width * 0.62 - width / 2
            y: picture.height / 2 - height * (0.5 - Math.abs(index - 2) * 0.07)
            rotation: (index - 2) * 9
            name: Theme.cardPicture(modelData, true)
        }
    }
    // Round corners, of the paper that it lies on.
    Rectangle {
        readonly property int rim: Math.round(6 * Theme.unit)

        anchors.fill: parent
        anchors.margins: -rim
        radius: Math.round(8 * Theme.unit) + rim
        color: "transparent"
        border.width: rim
        border.color: Theme.paper
    }
}
