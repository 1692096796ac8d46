// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry

// The signs upon a card that the rules mark, a sign for each kind of mark.
Repeater {
    id: signs

    required property TableCard host
    /// Whether its face is seen.
    required property bool shown
    required property var marks
    /// Draws the marks that have no sign here.
    required property Component own

    // The card itself shows the others.
    model: marks.filter(mark => mark.kind !== "proof" && mark.kind !== "second_use")

    Item {
        id: sign

        required property var modelData
        readonly property bool wild: modelData.kind === "wild"
        readonly property bool due: modelData.kind === "due"
        readonly property bool fresh: modelData.kind === "fresh"

        anchors.fill: parent
        visible: due ? !signs.host.lifted : signs.shown

        WildBadge {
            anchors.fill: parent
            visible: sign.wild
            role: sign.modelData.standsFor ?? -1
        }
        // All depends on it.
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Math.max(1, sign.width * 0.012)
            visible: sign.due
            radius: width * 0.06
            color: "transparent"
            border.width: Math.max(3, sign.width * 0.04)
            border.color: "#E0A100"
        }
        // Came since the viewer's last move: along the edge that is seen in a fan, too.
        Rectangle {
            width: parent.width
            height: Math.max(4, sign.height * 0.045)
            visible: sign.fresh
            radius: sign.width * 0.05
            color: Theme.action

            Rectangle {
                y: parent.height / 2
                width: parent.width
                height: parent.height / 2
                color: parent.color
            }
            Rectangle {
                x: sign.width * 0.09
                y: parent.height - height / 2
                width: sign.width * 0.09
                height: width
                rotation: 45
                antialiasing: true
                color: parent.color
            }
        }
        Repeater {
            model: sign.wild || sign.due || sign.fresh ? 0 : 1
            delegate: signs.own
        }
    }
}
