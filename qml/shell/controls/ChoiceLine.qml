// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a page for one of some values.
Line {
    id: line

    property list<string> values
    property list<string> words: values
    property string value

    signal chosen(string value)

    Choice {
        most: line.width
        title: line.title
        values: line.values
        words: line.words
        value: line.value
        onChosen: value => line.chosen(value)
    }
}
