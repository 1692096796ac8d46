// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// Whose play lies in the middle to be beaten, in words below it.
PileItem {
    id: label

    property string text
    /// What the selected cards would do here, in its place while there are such.
    property string offer
    readonly property string shown: offer || text

    from: PileItem.Middle
    size: 0.3

    Accessible.role: Accessible.StaticText
    Accessible.name: shown
    Accessible.ignored: shown === ""

    Rectangle {
        anchors.centerIn: line
        visible: label.shown !== ""
        width: line.width + 2 * Theme.gap
        height: line.height + Theme.gap * 0.8
        radius: height / 2
        color: label.offer ? Theme.action : Theme.paper
        border.color: label.offer ? Theme.action : Theme.paperEdge
    }
    Text {
        id: line

        anchors.centerIn: parent
        text: label.shown
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: label.offer ? "#FFFFFF" : Theme.ink
    }
}
