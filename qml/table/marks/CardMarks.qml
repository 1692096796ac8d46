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
        // Came since the viewer's last move: a tab above the corner that is seen in a fan, too. It leaves the index free.
        Rectangle {
            id: tab

            x: Math.round(sign.width * 0.03)
            y: -Math.round(height * 0.78)
            width: Math.round(Math.min(sign.width * 0.5, name.implicitWidth + 0.8 * height))
            height: Math.round(Math.max(15 * Theme.unit, sign.height * 0.1))
            visible: sign.fresh
            radius: height * 0.3
            color: Theme.action
            border.color: Theme.paper

            Text {
                id: name

                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - 2)
                text: qsTr("New", "a card that has just come")
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Math.round(tab.height * 0.74)
                minimumPixelSize: 7
                font.weight: Font.DemiBold
                color: "white"
            }
        }
        Repeater {
            model: sign.wild || sign.due || sign.fresh ? 0 : 1
            delegate: signs.own
        }
    }
}
