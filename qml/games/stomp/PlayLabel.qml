// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry
import FullTable.Table

// Whose play lies in the middle to be beaten, in words below it.
PileItem {
    id: label

    property string text
    /// What the selected cards would do here, in its place while there are such.
    property string offer
    /// How wide it may be.
    property real most: 1000
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
        color: label.offer ? Theme.accent : Theme.paper
        border.color: label.offer ? Theme.accent : Theme.paperEdge
    }
    TextMetrics {
        id: whole

        text: label.shown
        font: line.font
    }
    Text {
        id: line

        anchors.centerIn: parent
        width: Math.ceil(Math.min(whole.advanceWidth + 1, label.most - 2 * Theme.gap))
        text: label.shown
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: !label.offer ? Theme.ink : Theme.light ? "#FFFFFF" : "#2A1F05"
    }
}
