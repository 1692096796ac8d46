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
    /// How many of the number make one of what is shown, what that is, and what 0 is called instead.
    property int parts: 1
    property string unit
    property string zero
    readonly property int step: to - from <= 100 ? 1 : to - from <= 1000 ? 10 : 500

    signal picked(int value)

    function shown(): string {
        return String(value / parts);
    }
    function pick(number: int): void {
        field.text = Qt.binding(stepper.shown);
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
        text: stepper.shown()
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: stepper.parts > 1 ? Qt.ImhFormattedNumbersOnly : Qt.ImhDigitsOnly
        validator: RegularExpressionValidator {
            regularExpression: stepper.parts > 1 ? /[0-9]{0,6}([.][0-9]{0,3})?/ : /[0-9]{0,6}/
        }
        onEditingFinished: stepper.pick(text === "" ? stepper.value : Math.round(Number(text) * stepper.parts))
    }
    ActionButton {
        paper: true
        text: "+"
        enabled: stepper.value < stepper.to
        Accessible.name: qsTr("%1: more").arg(stepper.title)
        onClicked: stepper.pick(stepper.value + stepper.step)
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: stepper.value === 0 && stepper.zero !== "" ? stepper.zero : stepper.unit
        visible: text !== ""
        font.pixelSize: Theme.normal
        color: Theme.ink
    }
}
