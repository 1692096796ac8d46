// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What is to be said of a card in a trick: who led it, or, in gold and with a tick, that it takes the trick so far. Where
// that has no room, whose it is; with large text the tick alone says it.
Rectangle {
    id: word

    property string text
    property bool best: false
    property string name
    /// How wide it may be: what is longer takes a second line.
    property real most: Infinity
    readonly property bool whole: full.advanceWidth + 1.6 * Theme.gap < most

    visible: text !== ""
    width: line.width + 1.6 * Theme.gap
    height: line.implicitHeight + Math.round(6 * Theme.unit)
    radius: Math.min(height / 2, Theme.gap * 1.4)
    color: best ? Theme.accent : Theme.plate

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: natural

        font: line.font
        text: line.text
    }
    TextMetrics {
        id: full

        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        text: "✓ " + word.text
    }
    Text {
        id: line

        anchors.centerIn: parent
        width: Math.min(Math.ceil(natural.advanceWidth) + 1, Math.max(1, word.most - 1.6 * Theme.gap))
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        text: !word.best ? word.text : Theme.terse ? "✓" : qsTr("✓ %1", "of the card that wins").arg(word.whole ? word.text : word.name)
        font.pixelSize: Theme.small
        font.weight: word.best ? Font.DemiBold : Font.Normal
        color: !word.best ? Theme.clothInk : Theme.light ? "#FFFFFF" : "#2A1F05"
    }
}
