// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// Whose play lies in the middle to be beaten, in words below it.
PileItem {
    id: label

    property string text

    from: PileItem.Middle
    size: 0.3

    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""

    Rectangle {
        anchors.centerIn: line
        visible: label.text !== ""
        width: line.width + 2 * Theme.gap
        height: line.height + Theme.gap * 0.8
        radius: height / 2
        color: Theme.paper
        border.color: Theme.paperEdge
    }
    Text {
        id: line

        anchors.centerIn: parent
        text: label.text
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
