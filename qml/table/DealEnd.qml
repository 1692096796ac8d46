// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a deal has brought, in a line or a few, while its last cards still lie there.
Rectangle {
    id: sheet

    property string text
    property real most: 640 * Theme.unit

    visible: text !== ""
    width: line.width + 4 * Theme.gap
    height: line.height + 2.4 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Text {
        id: line

        anchors.centerIn: parent
        width: Math.min(implicitWidth, sheet.most - 4 * Theme.gap)
        text: sheet.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
