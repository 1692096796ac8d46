// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A whole number of a wide range: written, or changed step by step.
Row {
    id: stepper

    required property int from
    required property int to
    required property int value
    property string title
    readonly property int step: to - from <= 100 ? 1 : to - from <= 1000 ? 10 : 500

    signal picked(int value)

    function pick(number: int): void {
        field.text = Qt.binding(() => String(stepper.value));
        picked(Math.max(from, Math.min(to, number)));
    }

    spacing: 4

    ActionButton {
        paper: true
        text: "−"
        enabled: stepper.value > stepper.from
        Accessible.name: qsTr("%1: less").arg(stepper.title)
        onClicked: stepper.pick(stepper.value - stepper.step)
    }
    Field {
        id: field

        width: Math.round(90 * Theme.unit)
        height: Theme.target
        title: stepper.title
        text: String(stepper.value)
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        validator: RegularExpressionValidator {
            regularExpression: /[0-9]{0,6}/
        }
        onEditingFinished: stepper.pick(text === "" ? stepper.value : Number(text))
    }
    ActionButton {
        paper: true
        text: "+"
        enabled: stepper.value < stepper.to
        Accessible.name: qsTr("%1: more").arg(stepper.title)
        onClicked: stepper.pick(stepper.value + stepper.step)
    }
}
