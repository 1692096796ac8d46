// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A choice of a few: all are seen, one is taken.
Flow {
    id: segments

    property list<string> values
    property list<string> words: values
    property string value
    property string title

    signal chosen(string value)

    spacing: 4

    Repeater {
        model: segments.values

        T.Button {
            id: segment

            required property int index
            required property string modelData
            readonly property bool taken: segments.value === modelData

            text: segments.words[index] ?? modelData
            implicitWidth: Math.max(Theme.touchSize, face.implicitWidth + 2 * Theme.gap)
            implicitHeight: Math.round(36 * Theme.unit)
            hoverEnabled: true
            focusPolicy: Qt.TabFocus
            onClicked: segments.chosen(modelData)

            Accessible.role: Accessible.RadioButton
            Accessible.name: segments.title === "" ? text : qsTr("%1: %2").arg(segments.title).arg(text)
            Accessible.checked: taken
            Accessible.onPressAction: clicked()

            background: Rectangle {
                radius: 7
                color: segment.taken ? Theme.action : segment.hovered ? Theme.paperEdge : Theme.paperDeep
                border.width: segment.visualFocus ? 3 : 1
                border.color: segment.visualFocus ? (segment.taken ? Theme.accent : "#14507E") : Theme.paperEdge
            }

            ButtonFace {
                id: face

                anchors.centerIn: parent
                symbol: segment.taken ? "check" : ""
                text: segment.text
                size: Theme.small
                ink: segment.taken ? "white" : Theme.ink
            }
        }
    }
}
