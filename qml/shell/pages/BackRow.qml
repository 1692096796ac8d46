// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// The backs there are for our own cards.
Flow {
    id: row

    required property string title
    property list<string> values
    property string value
    readonly property var words: ({
            "lattice": qsTr("Lattice"),
            "scales": qsTr("Scales"),
            "waves": qsTr("Waves"),
            "stars": qsTr("Stars"),
            "leaves": qsTr("Leaves"),
            "plain": qsTr("Plain")
        })

    signal chosen(string value)

    spacing: Theme.gap * 0.3

    Repeater {
        model: row.values

        T.Button {
            id: back

            required property string modelData
            readonly property bool taken: row.value === modelData

            text: row.words[modelData] ?? ""
            width: Math.round(62 * Theme.unit)
            height: Math.round(92 * Theme.unit)
            hoverEnabled: true
            focusPolicy: Qt.TabFocus
            onClicked: row.chosen(modelData)

            Accessible.role: Accessible.RadioButton
            Accessible.name: qsTr("%1: %2").arg(row.title).arg(text)
            Accessible.checked: taken
            Accessible.onPressAction: clicked()

            background: Rectangle {
                radius: 7
                color: back.taken ? Theme.action : back.hovered ? Theme.paperEdge : "transparent"
                border.width: back.visualFocus ? 3 : 0
                border.color: back.taken ? Theme.accent : "#14507E"
            }
            contentItem: Item {
                Picture {
                    x: Math.round((parent.width - width) / 2)
                    y: Math.round(5 * Theme.unit)
                    width: Math.round(44 * Theme.unit)
                    height: Math.round(61.6 * Theme.unit)
                    name: "cards/back/" + back.modelData
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    text: back.text
                    font.pixelSize: Theme.small
                    color: back.taken ? "white" : Theme.ink
                }
            }
        }
    }
}
