// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A line that everyone at the table should notice.
Rectangle {
    id: headline

    property string text
    property string suit
    property real most: Infinity

    visible: text !== ""
    width: line.x + line.width + 1.6 * Theme.gap
    height: line.height + Theme.gap
    radius: height / 2
    color: Theme.accent

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    SuitSign {
        id: sign

        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        suit: headline.suit
        size: Math.round(1.3 * Theme.normal)
    }
    Text {
        id: line

        x: sign.visible ? sign.x + sign.width + Theme.gap * 0.6 : 1.6 * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, headline.most - x - 1.6 * Theme.gap)
        text: headline.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.light ? "#FFFFFF" : "#2A1F05"
    }
}
