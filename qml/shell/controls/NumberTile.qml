// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A number that says much, with what it counts above it.
Rectangle {
    id: tile

    required property string title
    required property var number
    property string note

    width: Math.round(170 * Theme.unit)
    height: words.height + 2 * Theme.gap
    radius: Math.round(12 * Theme.unit)
    color: Theme.paperDeep

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 %3").arg(title).arg(number).arg(note)

    Column {
        id: words

        x: 1.4 * Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x

        Text {
            width: parent.width
            text: tile.title
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
        Text {
            width: parent.width
            text: String(tile.number)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.tiny
            font.pixelSize: Math.round(30 * Theme.unit)
            font.weight: Font.ExtraBold
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: tile.note
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
}
