// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A card of a scene: a code such as "TS", or "back".
Image {
    property string card
    property real turn: 0

    width: 130
    height: 182
    rotation: turn
    smooth: true
    antialiasing: true
    sourceSize: Qt.size(260, 364)
    source: card === "" ? "" : card === "back" ? "../../cards/svg/back/lattice.svg" : "../../cards/svg/face/" + card + ".svg"

    Rectangle {
        anchors.fill: parent
        anchors.margins: -1
        anchors.topMargin: 2
        anchors.bottomMargin: -5
        z: -1
        radius: 9
        color: "#55000000"
        antialiasing: true
    }
}
