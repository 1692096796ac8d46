// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A whole number: less, what it is, more. It can be written, too, and the arrows up and down change it.
Rectangle {
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
    readonly property int step: time ? (to - from <= 1000 ? 10 : 500) : to - from <= 100 ? 1 : to - from <= 500 ? 10 : 50

    signal picked(int value)

    function show(): void {
        field.text = value === 0 && zero !== "" ? "" : String(value / parts);
    }
    function pick(number: int): void {
        picked(Math.max(from, Math.min(to, number)));
        show();
    }
    /// Up to the next whole step, or down to the last one.
    function walk(by: int): void {
        const whole = by > 0 ? Math.floor(value / step) : Math.ceil(value / step);
        pick((whole + by) * step);
    }

    // What is being written stays as it is written.
    onValueChanged: if (!field.activeFocus || Math.round(Number(field.text) * parts) !== value)
        show()
    Component.onCompleted: show()

    implicitWidth: row.width
    implicitHeight: Theme.touchSize
    radius: Math.round(10 * Theme.unit)
    color: Theme.paperDeep
    border.color: Theme.paperEdge

    component Step: T.Button {
        id: step

        implicitWidth: Theme.touchSize
        implicitHeight: Theme.touchSize
        opacity: enabled ? 1 : 0.4
        hoverEnabled: true
        autoRepeat: true
        focusPolicy: Qt.NoFocus
        Accessible.onPressAction: clicked()

        contentItem: Text {
            text: step.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.action
        }
        background: Rectangle {
            radius: Math.round(10 * Theme.unit)
            color: step.down ? Qt.darker(Theme.paperHover, 1.06) : step.hovered ? Theme.paperHover : "transparent"
        }
    }

    TextMetrics {
        id: none

        text: stepper.zero
        font: field.font
    }
    Row {
        id: row

        Step {
            text: "−"
            enabled: stepper.value > stepper.from
            Accessible.name: qsTr("%1: less").arg(stepper.title)
            onClicked: stepper.walk(-1)
        }
        Rectangle {
            width: Math.max(Math.round((stepper.time ? 76 : 62) * Theme.unit), stepper.zero === "" ? 0 : Math.ceil(none.advanceWidth) + 2 * Math.ceil(field.leftPadding) + 4)
            height: stepper.height
            color: "white"

            Field {
                id: field

                anchors.fill: parent
                framed: false
                title: stepper.title
                placeholderText: stepper.zero
                rightPadding: unit.visible ? unit.width + 0.6 * Theme.gap : leftPadding
                horizontalAlignment: unit.visible ? TextInput.AlignRight : TextInput.AlignHCenter
                font.weight: Font.DemiBold
                Accessible.role: Accessible.SpinBox
                inputMethodHints: stepper.time ? Qt.ImhFormattedNumbersOnly : Qt.ImhDigitsOnly
                validator: RegularExpressionValidator {
                    regularExpression: stepper.time ? /[0-9]{0,6}([.][0-9]{0,3})?/ : /[0-9]{0,6}/
                }
                Keys.onUpPressed: stepper.walk(1)
                Keys.onDownPressed: stepper.walk(-1)
                // Half a number is none yet; the whole one counts before the field is left.
                onTextEdited: {
                    const number = Math.round(Number(text) * stepper.parts);
                    if ((text !== "" || stepper.zero !== "") && number >= stepper.from && number <= stepper.to)
                        stepper.picked(number);
                }
                onEditingFinished: stepper.pick(text === "" && stepper.zero === "" ? stepper.value : Math.round(Number(text) * stepper.parts))
            }
            Text {
                id: unit

                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: 0.8 * Theme.gap
                text: qsTr("s", "seconds")
                visible: stepper.time && field.text !== ""
                font.pixelSize: Theme.normal
                color: Theme.inkFaint
            }
        }
        Step {
            text: "+"
            enabled: stepper.value < stepper.to
            Accessible.name: qsTr("%1: more").arg(stepper.title)
            onClicked: stepper.walk(1)
        }
    }
    FocusRing {
        shown: field.activeFocus
    }
}
