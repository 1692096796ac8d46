// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// What was played last before the card in the hole, and how many cards are in it. A click on it, or on the hole, shows
// the whole run.
Item {
    id: tail

    required property PlayTable board
    required property Pile hole
    /// The run lies spread out anyway, so that only the number is wanted.
    property bool apart: false
    /// Whether the whole run is shown.
    property alias open: whole.visible
    readonly property var run: {
        board.facts;
        return board.session?.shown.codesIn("hole") ?? [];
    }
    readonly property real sign: Math.round(0.24 * board.cardWidth)

    x: Math.round(apart ? hole.x : hole.x + (hole.width - width) / 2)
    y: hole.y + hole.height + Theme.gap / 2
    z: 2
    width: apart ? count.implicitWidth : Math.max(count.implicitWidth, 9 * sign)
    height: count.y + count.height

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("The run so far, %1 of 52 cards").arg(run.length)
    Accessible.onPressAction: tail.open = !tail.open

    Row {
        id: last

        anchors.horizontalCenter: parent.horizontalCenter
        visible: !tail.apart
        height: tail.apart ? 0 : Math.round(1.4 * tail.sign)

        Repeater {
            model: tail.apart ? [] : tail.run.slice(0, -1).slice(-9)

            Picture {
                required property int modelData

                width: tail.sign
                height: Math.round(1.4 * tail.sign)
                name: Theme.signPicture(modelData)
                opacity: 0.85
            }
        }
    }
    Text {
        id: count

        anchors.horizontalCenter: parent.horizontalCenter
        y: last.height + Math.round(2 * Theme.unit)
        text: tail.apart ? qsTr("In the row: %1 of 52").arg(tail.run.length) : qsTr("%1 of 52").arg(tail.run.length)
        font.pixelSize: Theme.small
        color: Theme.clothInk
    }
    MouseArea {
        anchors.fill: parent
        onClicked: tail.open = !tail.open
    }
    HoleRun {
        id: whole

        parent: tail.board
        run: tail.run
        ranks: tail.board.ranks.length
        visible: false
    }
}
