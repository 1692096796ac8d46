// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A line of a page: what it is about at the left, what can be chosen at the right.
Item {
    id: line

    property string title
    property string note
    default property alias content: right.data
    readonly property real part: Math.min(width * 0.42, 300 * Theme.unit)

    width: parent ? parent.width : 0
    height: Math.max(words.height, right.childrenRect.height) + Theme.gap

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: line.part - Theme.gap

        Text {
            width: parent.width
            text: line.title
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: line.note
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.tiny
            color: Theme.inkFaint
        }
    }
    Item {
        id: right

        anchors.verticalCenter: parent.verticalCenter
        x: line.part
        width: line.width - x
        height: childrenRect.height
    }
}
