// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// What a move cost of the chance to win, in percent: a number with its sign on a small red ground.
Rectangle {
    id: badge

    required property real lost
    property int size: Theme.normal

    implicitWidth: Math.round(number.implicitWidth + 0.75 * size)
    implicitHeight: Math.round(number.implicitHeight + 0.3 * size)
    radius: Math.round(6 * Theme.unit)
    color: Theme.stark ? Theme.paper : Qt.tint(Theme.paper, "#22B3261E")
    border.color: Theme.stark ? Theme.red : "transparent"

    Text {
        id: number

        anchors.centerIn: parent
        text: qsTr("−%1%").arg(Math.round(badge.lost))
        font.pixelSize: badge.size
        font.weight: Font.Bold
        color: Theme.red
    }
}
