// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What is to be said of a card in a trick: who led it, or, in gold and with a tick, that it takes the trick so far. With
// large text the tick alone says that.
Rectangle {
    id: word

    property string text
    property bool best: false

    visible: text !== ""
    width: line.implicitWidth + 1.6 * Theme.gap
    height: line.implicitHeight + Math.round(6 * Theme.unit)
    radius: height / 2
    color: best ? Theme.accent : Theme.plate

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Text {
        id: line

        anchors.centerIn: parent
        text: !word.best ? word.text : Theme.terse ? "✓" : qsTr("✓ %1", "of the card that wins").arg(word.text)
        font.pixelSize: Theme.small
        font.weight: word.best ? Font.DemiBold : Font.Normal
        color: !word.best ? Theme.clothInk : Theme.light ? "#FFFFFF" : "#2A1F05"
    }
}
