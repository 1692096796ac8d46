// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Geometry

// A suit's sign on a small white disc, or alone where there is paper already.
Rectangle {
    id: sign

    /// A suit letter; empty: nothing is shown.
    property string suit
    property real size: 24
    property bool alone: false
    readonly property string ink: suit === "D" && App.settings.look.fourColour ? "#1F4E9C" : suit === "C" && App.settings.look.fourColour ? "#1E6B3A" : suit === "D" || suit === "H" ? "#B3261E" : "#1C2430"

    visible: suit !== ""
    width: size
    height: size
    radius: size / 2
    color: alone ? "transparent" : Theme.paper
    border.width: alone ? 0 : 1
    border.color: Theme.paperEdge

    Picture {
        anchors.centerIn: parent
        width: Math.round(sign.size * (sign.alone ? 1 : 0.72))
        height: width
        name: sign.suit === "" ? "" : "cards/suit/" + sign.suit + sign.ink
    }
}
