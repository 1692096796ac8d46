// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A part of what the end of a game tells, under its title.
Column {
    property string title

    spacing: Math.round(0.8 * Theme.gap)

    Text {
        visible: text !== ""
        width: parent.width
        text: parent.title
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink

        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
