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
        NewTab {
            visible: sign.fresh
        }
        Repeater {
            model: sign.wild || sign.due || sign.fresh ? 0 : 1
            delegate: signs.own
        }
    }
}
