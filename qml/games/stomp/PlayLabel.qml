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
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
    }
    Text {
        id: line

        anchors.centerIn: parent
        width: Math.ceil(Math.min(whole.advanceWidth + 1, label.most - 2 * Theme.gap))
        // With large text rather smaller than in two lines, which the cards above have no room for.
        fontSizeMode: Theme.terse ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Math.round(0.8 * Theme.tiny)
        text: label.shown
        wrapMode: Theme.terse ? Text.NoWrap : Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: !label.offer ? Theme.ink : Theme.light ? "#FFFFFF" : "#2A1F05"
    }
}
