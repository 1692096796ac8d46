// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// A game's table in small, as it looks in play; for a game without a picture some cards.
Rectangle {
    id: picture

    required property string family
    required property string source
    readonly property list<int> codes: family === "solitaire" ? [12, 24, 36, 48, 9, 34, 46, 32] : family === "stops" ? [7, 20, 33, 46, 6, 19, 32, 45] : [53, 36, 48, 26, 11]
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
            readonly property int column: index % 4
            readonly property int row: Math.floor(index / 4)

            width: Math.round(picture.unit)
            height: Math.round(picture.unit * 1.4)
            x: picture.width / 2 + (picture.family === "solitaire" || picture.family === "stops" ? (column - 2) * width * 1.12 + width * 0.06 : (index - 2) * width * 0.62 - width / 2)
            y: picture.family === "solitaire" ? height * (0.22 + row * 0.36 + column * 0.04) : picture.family === "stops" ? height * (0.22 + row * 0.4) : height * (0.32 + Math.abs(index - 2) * 0.07)
            rotation: picture.family === "solitaire" || picture.family === "stops" ? 0 : (index - 2) * 9
            visible: picture.family !== "stops" || row === 1 || column < 3
            name: Theme.cardPicture(modelData, true)
        }
    }
}
