// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Parts
import FullTable.Table

// One meld of the viewer's; on the workspace in a frame that tells whether it is one, with what its wild cards may be.
Pile {
    id: meld

    required property PlayTable board
    /// Its number among the melds.
    property int number: 0
    property bool open: false
    /// As the workspace tells of it, or null.
    property var group: null
    readonly property var choices: open && group ? (group.choices ?? []) : []

    pile: group ? group.pile : ""
    from: Pile.Bottom
    fan: Pile.Right
    spread.step: 0.42
    level: 2
    engraving: ""

    Rectangle {
        readonly property real air: Math.round(4 * Theme.unit)

        x: meld.extent.x - meld.x - air
        y: meld.extent.y - meld.y - air
        width: meld.extent.width + 2 * air
        height: meld.extent.height + 2 * air
        visible: meld.open && meld.group !== null
        radius: 2 * air
        color: "transparent"
        border.width: Math.max(2, Math.round(2 * Theme.unit))
        border.color: meld.group?.meld ? "#4CAF6A" : "#E0A100"

        // The same without colour.
        Rectangle {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.top
            width: Math.round(18 * Theme.unit)
            height: width
            radius: meld.group?.meld ? width / 2 : 3
            color: meld.group?.meld ? "#2E7D46" : "#C9821B"

            Symbol {
                anchors.centerIn: parent
                width: parent.width * 0.8
                height: width
                name: meld.group?.meld ? "check" : "close"
                color: "#FFFFFF"
            }
        }
    }
    // Small cards upon the lower part of the meld.
    Row {
        parent: meld.board
        z: 4
        x: Math.round(meld.extent.x + (meld.extent.width - width) / 2)
        y: Math.round(meld.extent.y + meld.extent.height - height * 0.8)
        visible: meld.choices.length > 1
        spacing: 8

        Repeater {
            model: meld.choices.slice(0, 4)

            PushButton {
                id: choice

                required property int index
                required property var modelData

                implicitWidth: Math.max(Theme.touchSize, signs.width + Theme.gap)
                implicitHeight: Theme.touchSize
                paper: true
                strong: meld.group?.chosen === index
                Accessible.name: qsTr("Wild cards stand for: %1").arg(modelData.map(code => Cards.words(code)).join(", "))
                onClicked: meld.board.session.input.chooseRoles(meld.number, index)

                MeldSigns {
                    id: signs

                    anchors.centerIn: parent
                    size: Math.round(20 * Theme.unit)
                    codes: choice.modelData
                }
            }
        }
    }
}
