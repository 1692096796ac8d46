// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// What a button shows: a symbol, a word and its key.
Item {
    id: face

    property string symbol
    property string text
    property string key
    property bool keyShown: true
    property bool strong: false
    property int size: Theme.normal
    property color ink: Theme.clothInk

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.gap * 0.7

        Symbol {
            anchors.verticalCenter: parent.verticalCenter
            visible: name !== ""
            name: face.symbol
            color: face.ink
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: face.text
            font.pixelSize: face.size
            font.weight: face.strong ? Font.DemiBold : Font.Medium
            color: face.ink
        }
        Repeater {
            model: face.key === "" ? 0 : 1

            Rectangle {
                anchors.verticalCenter: parent?.verticalCenter
                width: Math.max(height, keyText.implicitWidth + 10)
                height: keyText.implicitHeight + 4
                radius: 4
                color: "transparent"
                border.color: face.ink
                opacity: face.keyShown ? 0.75 : 0

                Text {
                    id: keyText

                    anchors.centerIn: parent
                    text: face.key
                    font.pixelSize: Theme.tiny
                    color: face.ink
                }
            }
        }
    }
}
