// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A line to write in.
T.TextField {
    id: field

    property string title

    width: Math.round(220 * Theme.unit)
    height: Math.round(36 * Theme.unit)
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
    Accessible.description: text === "" ? placeholderText : ""

    background: Rectangle {
        radius: 7
        color: "white"
        border.width: field.activeFocus ? 2 : 1
        border.color: field.activeFocus ? "#14507E" : Theme.inkFaint

        Text {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            width: field.width - 2 * Theme.gap
            visible: field.text === ""
            text: field.placeholderText
            elide: Text.ElideRight
            horizontalAlignment: field.horizontalAlignment
            font.pixelSize: Theme.normal
            color: field.placeholderTextColor
        }
    }
}
