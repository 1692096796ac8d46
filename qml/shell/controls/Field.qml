// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A line to write in. What is typed counts at once: nothing has to be left or confirmed first.
T.TextField {
    id: field

    property string title
    property bool framed: true

    implicitWidth: Math.round(220 * Theme.unit)
    implicitHeight: Theme.touchSize
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    verticalAlignment: TextInput.AlignVCenter
    font.pixelSize: Theme.normal
    color: Theme.ink
    selectionColor: Theme.action
    selectedTextColor: "white"
    selectByMouse: true
    placeholderTextColor: Theme.inkFaint
    Accessible.name: title
    Accessible.description: text === "" && placeholderText !== title ? placeholderText : ""

    background: Rectangle {
        radius: Math.round(10 * Theme.unit)
        color: field.framed ? "white" : "transparent"
        border.width: field.framed ? 1 : 0
        border.color: Theme.inkFaint

        FocusRing {
            shown: field.framed && field.activeFocus
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            x: field.leftPadding
            width: field.width - field.leftPadding - field.rightPadding
            visible: field.text === "" && field.preeditText === ""
            text: field.placeholderText
            elide: Text.ElideRight
            horizontalAlignment: field.horizontalAlignment
            font.pixelSize: Theme.normal
            color: field.placeholderTextColor
        }
    }
}
