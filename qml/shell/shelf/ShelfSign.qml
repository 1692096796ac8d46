// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A word about a game on the shelf, beside its name.
Rectangle {
    property alias text: word.text

    implicitWidth: word.implicitWidth + Math.round(16 * Theme.unit)
    implicitHeight: word.implicitHeight + Math.round(4 * Theme.unit)
    radius: Math.round(6 * Theme.unit)
    color: Theme.stark ? Theme.paper : "#F3E2B3"
    border.width: Theme.stark ? 2 : 0
    border.color: Theme.ink

    Text {
        id: word

        anchors.centerIn: parent
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.stark ? Theme.ink : "#5A3E00"
    }
}
