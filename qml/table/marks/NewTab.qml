// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Says of a card that it came since the viewer's last move: a tab above the corner that is seen in a fan, too. It leaves
// the index free.
Rectangle {
    id: tab

    x: Math.round(parent.width * 0.03)
    y: -Math.round(height * 0.78)
    width: Math.round(Math.min(parent.width * 0.5, name.implicitWidth + 0.8 * height))
    height: Math.round(Math.max(15 * Theme.unit, parent.height * 0.1))
    radius: height * 0.3
    color: Theme.action
    border.color: Theme.paper

    Text {
        id: name

        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - 2)
        text: qsTr("New", "a card that has just come")
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Math.round(tab.height * 0.74)
        minimumPixelSize: 7
        font.weight: Font.DemiBold
        color: "white"
    }
}
