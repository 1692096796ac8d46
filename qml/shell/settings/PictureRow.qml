// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// A choice of a few that are seen, each with its word below. The arrows choose.
Flow {
    id: row

    required property string title
    property list<string> values
    property string value
    /// Of each value.
    property var words: ({})
    /// Where their pictures are, and how large these are drawn.
    required property string folder
    required property real across
    required property real high

    signal chosen(string value)

    KeyGroup.chooses: true
    spacing: 8

    Repeater {
        id: tiles

        model: row.values

        T.RadioButton {
            id: tile

            required property int index
            required property string modelData
            readonly property bool taken: row.value === modelData

            text: row.words[modelData] ?? modelData
            width: Math.max(shown.width, word.implicitWidth) + 1.6 * Theme.gap
            height: shown.height + word.implicitHeight + 1.8 * Theme.gap
            hoverEnabled: true
            focusPolicy: Qt.TabFocus
            z: activeFocus ? 1 : 0
            onClicked: row.chosen(modelData)

            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("%1: %2").arg(row.title).arg(text)
            Accessible.checked: taken
            Accessible.onPressAction: clicked()

            background: Rectangle {
                radius: Math.round(10 * Theme.unit)
                color: tile.taken ? Theme.paperPicked : tile.hovered ? Theme.paperDeep : "transparent"
                border.width: tile.taken ? 3 : 0
                border.color: Theme.action

                FocusRing {
                    shown: tile.activeFocus
                }
            }
            Picture {
                id: shown

                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round(0.7 * Theme.gap)
                width: Math.round(row.across * Theme.unit)
                height: Math.round(row.high * Theme.unit)
                name: row.folder + tile.modelData
            }
            Text {
                id: word

                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 0.5 * Theme.gap
                text: tile.text
                font.pixelSize: Theme.small
                font.weight: tile.taken ? Font.DemiBold : Font.Normal
                color: Theme.ink
            }
        }
    }
}
