// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of some values, which are all shown where they are few.
Item {
    id: choice

    property list<string> values
    property list<string> words: values
    property string value
    property string title
    /// How wide it may be.
    property real most: Infinity
    readonly property bool few: values.length <= 6 && segments.natural <= most

    signal chosen(string value)

    implicitWidth: few ? segments.implicitWidth : list.implicitWidth
    implicitHeight: few ? segments.height : list.height
    height: implicitHeight

    Segments {
        id: segments

        width: parent.width
        visible: choice.few
        title: choice.title
        values: choice.values.length <= 6 ? choice.values : []
        words: choice.words
        value: choice.value
        onChosen: value => choice.chosen(value)
    }
    DropDown {
        id: list

        width: parent.width
        visible: !choice.few
        title: choice.title
        values: choice.few ? [] : choice.values
        words: choice.few ? [] : choice.words
        value: choice.value
        onChosen: value => choice.chosen(value)
    }
}
