// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Geometry
import FullTable.Table

// The cards of a meld as small signs; those that stand for others in a thick frame of gold
// with a notch.
Row {
    id: signs

    property var codes: []
    property var roles: []
    property real size: Math.round(24 * Theme.unit)

    spacing: -Math.round(size * 0.12)

    Repeater {
        model: signs.codes

        Rectangle {
            id: sign

            required property int index
            required property int modelData
            readonly property bool substitute: (signs.roles[index] ?? modelData) !== modelData

            width: signs.size
            height: Math.round(signs.size * 1.4)
            radius: width * 0.08
            color: substitute ? "#E0A100" : Theme.paperEdge

            Picture {
                anchors.fill: parent
                anchors.margins: sign.substitute ? Math.max(2, parent.width * 0.09) : 1
                name: Theme.signPicture(signs.roles[sign.index] ?? sign.modelData)
            }
            Rectangle {
                x: Math.round((parent.width - width) / 2)
                y: Math.round(-height * 0.5)
                visible: sign.substitute
                width: Math.round(Math.max(6, parent.width * 0.3))
                height: width
                rotation: 45
                antialiasing: true
                color: "#E0A100"
                border.color: "#6B4A00"
            }
        }
    }
}
