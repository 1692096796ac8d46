// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// At the corner of a note: leads to the paragraph of the rules behind what it says.
T.Button {
    id: why

    property color border: Theme.paperEdge

    anchors.horizontalCenter: parent.right
    anchors.verticalCenter: parent.top
    width: Theme.touchSize
    height: width
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    text: qsTr("The rule")
    Accessible.name: text
    Accessible.onPressAction: clicked()

    background: Rectangle {
        anchors.centerIn: parent
        width: Math.round(32 * Theme.unit)
        height: width
        radius: width / 2
        color: why.hovered ? Theme.paperHover : Theme.paper
        border.color: why.border
    }
    contentItem: Item {
        Symbol {
            anchors.centerIn: parent
            width: Math.round(18 * Theme.unit)
            height: width
            name: "help"
            color: Theme.ink
        }
    }
}
