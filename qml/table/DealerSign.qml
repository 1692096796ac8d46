// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A small disc beside the name of who deals, which says so to a pointer that rests on it.
Rectangle {
    id: sign

    required property bool narrow
    /// What it says, and whether that stands above it.
    required property string words
    required property bool above

    width: height
    height: 2 * Math.round(Theme.tiny * (narrow ? 0.6 : 0.72))
    radius: height / 2
    color: Theme.light ? Theme.clothInkFaint : Theme.paper
    border.color: Theme.light ? Theme.clothInkFaint : Theme.paperEdge

    Text {
        anchors.centerIn: parent
        text: qsTr("D", "the dealer's sign")
        font.pixelSize: Math.round(Theme.tiny * (sign.narrow ? 0.8 : 0.9))
        font.weight: Font.Bold
        color: Theme.light ? Theme.paper : Theme.ink
    }
    HoverHandler {
        id: pointer
    }
    Note {
        y: sign.above ? -height - 4 : sign.height + 4
        x: -Theme.gap
        z: 10
        visible: pointer.hovered
        text: sign.words
    }
}
