// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// What a sheet has to choose among, along its left edge. The arrows choose.
Scroll {
    id: list

    /// Maps of `id`, `text`, and `count` where there is something to count.
    property var entries: []
    property string current
    property string title

    signal chosen(string id)

    KeyGroup.chooses: true
    KeyGroup.first: true
    fade: Theme.paperDeep
    Accessible.role: Accessible.PageTabList
    Accessible.name: title
    spacing: 2

    Repeater {
        id: buttons

        model: list.entries

        T.TabButton {
            id: entry

            required property int index
            required property var modelData
            readonly property bool taken: list.current === modelData.id
            readonly property color ink: taken ? "#FFFFFF" : Theme.ink

            width: parent?.width ?? 0
            implicitHeight: Math.max(Theme.touchSize, word.implicitHeight + Theme.gap)
            text: modelData.text
            hoverEnabled: true
            checkable: false
            focusPolicy: Qt.TabFocus
            z: activeFocus ? 1 : 0
            onClicked: list.chosen(modelData.id)

            Accessible.role: Accessible.PageTab
            Accessible.name: text
            Accessible.selected: taken
            Accessible.onPressAction: clicked()

            background: Rectangle {
                radius: Math.round(10 * Theme.unit)
                color: entry.taken ? Theme.action : entry.hovered ? Theme.paperHover : "transparent"

                FocusRing {
                    shown: entry.activeFocus
                }
            }
            Text {
                id: word

                anchors.verticalCenter: parent.verticalCenter
                x: 1.2 * Theme.gap
                width: parent.width - 2.4 * Theme.gap - count.implicitWidth
                text: entry.text
                wrapMode: Text.WordWrap
                font.pixelSize: Theme.normal
                font.weight: entry.taken ? Font.DemiBold : Font.Normal
                color: entry.ink
            }
            Text {
                id: count

                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: 1.2 * Theme.gap
                text: entry.modelData.count ?? ""
                font.pixelSize: Theme.normal
                color: entry.ink
            }
        }
    }
}
