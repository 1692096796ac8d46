// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A short line on a small piece of paper.
Rectangle {
    id: note

    property string text
    property real most: 340 * Theme.unit

    width: Math.min(most, line.implicitWidth + 2 * Theme.gap)
    height: line.height + Theme.gap
    radius: Math.round(7 * Theme.unit)
    color: Theme.paper
    border.color: Theme.paperEdge

    Text {
        id: line

        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.most - 2 * Theme.gap)
        text: note.text
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.ink
    }
}
