// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One option of a game, made from what the game says of it: a switch, a number or a choice.
Line {
    id: line

    required property var option
    required property string gameId
    /// What its values change, as `App.optionLines` has it.
    required property var lines
    /// As text.
    required property string value
    readonly property bool number: option.type === "int"
    readonly property Item used: option.type === "bool" ? onOff : number ? stepper : choice

    signal picked(var value)

    title: option.label
    // What the chosen value changes, as the rules page has it.
    note: lines[number ? 0 : option.type === "bool" ? (value === "true" ? 1 : 0) : option.choices.indexOf(value)] || option.help
    explained: true
    onAsked: Pages.openRules(gameId, "Options", option.label)

    Item {
        implicitWidth: line.used.implicitWidth
        height: line.used.height

        YesNo {
            id: onOff

            visible: line.used === onOff
            title: line.title
            on: line.value === "true"
            onSwitched: on => line.picked(on)
        }
        Stepper {
            id: stepper

            visible: line.number
            title: line.title
            from: line.option.min
            to: line.option.max
            value: line.number ? Number(line.value) : from
            time: line.option.time
            zero: line.option.zero
            onPicked: value => line.picked(value)
        }
        Choice {
            id: choice

            width: parent.width
            visible: line.used === choice
            most: line.width
            title: line.title
            values: line.option.choices
            words: line.option.values
            value: line.value
            onChosen: value => line.picked(value)
        }
    }
}
