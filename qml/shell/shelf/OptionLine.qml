// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One option of a game with its values, made from what the game says of it.
Line {
    id: line

    required property var option
    required property var value
    readonly property bool number: option.type === "int"
    readonly property bool wide: number && option.max - option.min >= 12

    signal picked(var value)

    title: option.label
    note: option.help

    Stepper {
        visible: line.wide
        height: visible ? implicitHeight : 0
        title: line.title
        from: line.option.min
        to: line.option.max
        value: line.wide ? line.value : line.option.min
        time: line.option.time
        zero: line.option.zero
        onPicked: value => line.picked(value)
    }
    Segments {
        visible: !line.wide
        width: parent.width
        title: line.title
        values: line.wide ? [] : line.option.type === "bool" ? ["false", "true"] : line.number ? line.numbers(line.option.min, line.option.max) : line.option.choices
        words: line.option.type === "bool" ? [qsTr("Off"), qsTr("On")] : line.number ? values : line.option.values
        value: String(line.value)
        onChosen: value => line.picked(line.option.type === "bool" ? value === "true" : line.number ? Number(value) : value)
    }

    function numbers(least: int, most: int): list<string> {
        const list = [];
        for (let i = least; i <= most; ++i)
            list.push(String(i));
        return list;
    }
}
