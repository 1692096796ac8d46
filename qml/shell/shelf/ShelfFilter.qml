// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// One of the things that a game on the shelf can be chosen by; where there is little room a list to open.
Row {
    id: filter

    required property bool narrow
    required property string title
    required property list<string> values
    /// In a few letters, and where the title is not seen beside them.
    required property list<string> words
    required property list<string> sentences
    required property string value
    property real most

    signal chosen(string value)

    spacing: Math.round(1.2 * Theme.gap)

    Text {
        anchors.verticalCenter: parent.verticalCenter
        visible: !filter.narrow
        text: filter.title
        font.pixelSize: Theme.normal
        color: Theme.clothInk
    }
    Repeater {
        model: filter.narrow ? 0 : 1

        Segments {
            title: filter.title
            paper: false
            values: filter.values
            words: filter.words
            value: filter.value
            width: implicitWidth
            onChosen: value => filter.chosen(value)
        }
    }
    Repeater {
        model: filter.narrow ? 1 : 0

        DropDown {
            KeyGroup.on: true
            paper: false
            width: Math.min(implicitWidth, filter.most)
            title: filter.title
            values: filter.values
            words: filter.sentences
            value: filter.value
            onChosen: value => filter.chosen(value)
        }
    }
}
