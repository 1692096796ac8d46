// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A seat of a new game; without a face the place for another one.
T.Button {
    id: tile

    /// By number, from 1; 0: none.
    property int face: 0
    property string note
    property bool taken: false

    height: Math.round(62 * Theme.unit)
    hoverEnabled: true
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Math.round(10 * Theme.unit)
        color: tile.taken ? Theme.paperPicked : tile.hovered ? Theme.paperHover : Theme.paperDeep
        border.width: tile.taken ? 3 : 1
        border.color: tile.taken ? Theme.action : Theme.paperEdge

        FocusRing {
            shown: tile.activeFocus
        }
    }
    Image {
        id: picture

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        width: Math.round(40 * Theme.unit)
        height: width
        visible: tile.face > 0
        source: tile.face > 0 ? Theme.face(tile.face) : ""
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    }
    Symbol {
        anchors.centerIn: picture
        visible: tile.face === 0
        name: "plus"
        color: Theme.action
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: picture.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 0.6 * Theme.gap

        Text {
            width: parent.width
            text: tile.text
            elide: Text.ElideRight
            font.pixelSize: Theme.normal
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Text {
            width: parent.width
            text: tile.note
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
}
