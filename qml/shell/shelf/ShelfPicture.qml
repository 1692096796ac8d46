// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A game's table in small, as it looks in play; for a game without a picture some cards.
Rectangle {
    id: picture

    required property string source
    readonly property list<int> codes: [53, 36, 48, 26, 11]
    readonly property real unit: Math.min(height / 2.2, width / 4.9)

    radius: Math.round(8 * Theme.unit)
    color: Theme.light ? "#2F6A50" : Qt.lighter(Theme.clothColor, 1.35)
    clip: true

    Image {
        anchors.fill: parent
        anchors.margins: Theme.gap * 0.6
        asynchronous: true
        source: picture.source
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        fillMode: Image.PreserveAspectFit
    }
    Repeater {
        model: picture.source === "" ? picture.codes : []

        Picture {
            required property int index
            required property int modelData
            width: Math.round(picture.unit)
            height: Math.round(picture.unit * 1.4)
            x: picture.width / 2 + (index - 2) * width * 0.62 - width / 2
            y: height * (0.32 + Math.abs(index - 2) * 0.07)
            rotation: (index - 2) * 9
            name: Theme.cardPicture(modelData, true)
        }
    }
}
