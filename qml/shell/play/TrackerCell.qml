// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A card in the card tracker: bright while nobody has seen it, on green in one's own hand, struck out once it is out; a
// corner marks one that is hidden and yet certain.
Rectangle {
    id: cell

    required property string rank
    /// `unseen`, `own`, `known` or `out`.
    required property string card
    /// Of several equal ones so many are not seen yet; 0: there is but one, or none of them.
    required property int copies
    required property bool red
    readonly property bool gone: card === "out"

    height: Math.round(1.45 * width)
    radius: Math.round(3 * Theme.unit)
    color: gone ? "transparent" : card === "own" ? Theme.paperPicked : "#FFFFFF"
    border.width: gone ? 0 : card === "own" ? 2 : 1
    border.color: card === "own" ? Theme.action : Theme.inkFaint

    Text {
        id: word

        anchors.centerIn: parent
        text: cell.rank
        font.pixelSize: Math.max(9, Math.min(Theme.normal, Math.round(cell.width * (cell.rank.length > 1 ? 0.58 : 0.72))))
        font.weight: cell.gone ? Font.Normal : Font.Bold
        font.strikeout: cell.gone
        color: cell.gone ? Theme.inkFaint : cell.red ? Theme.red : Theme.ink
    }
    Text {
        visible: cell.copies > 0
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 1
        text: cell.copies
        font.pixelSize: Math.max(8, Math.round(cell.width * 0.42))
        color: Theme.inkFaint
    }
    Rectangle {
        visible: cell.card === "known"
        anchors.right: parent.right
        anchors.top: parent.top
        width: Math.round(cell.width * 0.36)
        height: width
        radius: Math.round(2 * Theme.unit)
        color: Theme.ink
    }
}
