// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A part of what the end of a game tells: a paper with its title, what it says, and at its foot where that leads.
Rectangle {
    id: part

    property string title
    default property alias content: told.data
    property alias foot: ways.data
    readonly property int margin: Math.round(20 * Theme.unit)
    readonly property real natural: words.height + (ways.height > 0 ? ways.height + margin : 0) + 2 * margin

    radius: Math.round(12 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Column {
        id: words

        x: part.margin
        y: part.margin
        width: part.width - 2 * part.margin
        spacing: Theme.gap

        Text {
            width: parent.width
            text: part.title
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.large
            font.weight: Font.Bold
            color: Theme.ink

            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Column {
            id: told

            width: parent.width
            spacing: Theme.gap
        }
    }
    Flow {
        id: ways

        x: part.margin
        y: part.height - height - part.margin
        width: words.width
        spacing: Theme.gap
    }
}
