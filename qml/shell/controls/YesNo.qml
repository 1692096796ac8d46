// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// Off or on: a switch, with its word beside it.
T.Button {
    id: control

    property string title
    property bool on: false

    signal switched(bool on)

    implicitWidth: word.width + knob.width + Theme.gap
    implicitHeight: Theme.touchSize
    opacity: enabled ? 1 : 0.55
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    // Qt tells a screen reader by this what it is; whether it is on is the setting's to say.
    checkable: true
    checked: on
    onClicked: {
        switched(!on);
        checked = Qt.binding(() => control.on);
    }

    Accessible.role: Accessible.CheckBox
    Accessible.name: title
    Accessible.checked: on
    Accessible.onToggleAction: clicked()
    Accessible.onPressAction: clicked()

    Text {
        id: word

        anchors.verticalCenter: parent.verticalCenter
        // Room for either word, so that nothing moves.
        width: Math.round(34 * Theme.unit)
        horizontalAlignment: Text.AlignRight
        text: control.on ? qsTr("On") : qsTr("Off")
        font.pixelSize: Theme.small
        color: Theme.inkFaint
    }
    Rectangle {
        id: knob

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        width: Math.round(50 * Theme.unit)
        height: Math.round(28 * Theme.unit)
        radius: height / 2
        color: control.on ? Theme.action : control.hovered ? Theme.paperHover : Theme.paperDeep
        border.width: 2
        border.color: control.on ? Theme.action : Theme.inkFaint

        Rectangle {
            x: control.on ? parent.width - width - y : y
            y: Math.round(5 * Theme.unit)
            width: parent.height - 2 * y
            height: width
            radius: width / 2
            color: control.on ? "white" : Theme.inkFaint

            Behavior on x {
                NumberAnimation {
                    duration: Theme.lasting(90)
                }
            }
        }
        FocusRing {
            shown: control.activeFocus
        }
    }
}
