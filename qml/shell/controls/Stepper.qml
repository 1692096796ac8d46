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
    /// A time in ms, which is shown in seconds.
    property bool time: false
    /// What 0 is called instead.
    property string zero
    readonly property int parts: time ? 1000 : 1
    readonly property int step: to - from <= 100 ? 1 : to - from <= 1000 ? 10 : 500

    signal picked(int value)

    function shown(): string {
        return value === 0 && zero !== "" ? "" : String(value / parts);
    }
    function pick(number: int): void {
        field.text = Qt.binding(stepper.shown);
        picked(Math.max(from, Math.min(to, number)));
    }

    spacing: 4

    PushButton {
        paper: true
        text: "−"
        enabled: stepper.value > stepper.from
        Accessible.name: qsTr("%1: less").arg(stepper.title)
        onClicked: stepper.pick(stepper.value - stepper.step)
    }
    Field {
        id: field

        width: Math.round((stepper.zero === "" ? 90 : 120) * Theme.unit)
        height: Theme.touchSize
        title: stepper.title
        text: stepper.shown()
        placeholderText: stepper.zero
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: stepper.time ? Qt.ImhFormattedNumbersOnly : Qt.ImhDigitsOnly
        validator: RegularExpressionValidator {
            regularExpression: stepper.time ? /[0-9]{0,6}([.][0-9]{0,3})?/ : /[0-9]{0,6}/
        }
        onEditingFinished: stepper.pick(text === "" && stepper.zero === "" ? stepper.value : Math.round(Number(text) * stepper.parts))
    }
    PushButton {
        paper: true
        text: "+"
        enabled: stepper.value < stepper.to
        Accessible.name: qsTr("%1: more").arg(stepper.title)
        onClicked: stepper.pick(stepper.value + stepper.step)
    }
    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("s", "seconds")
        visible: stepper.time && field.text !== ""
        font.pixelSize: Theme.normal
        color: Theme.ink
    }
}
