// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// What a deal has brought, in a line or a few, while its last cards still lie there.
Rectangle {
    id: sheet

    property string text
    /// With it the text is a list of lines, which stays until somebody goes on.
    property string heading
    property real most: 640 * Theme.unit

    visible: text !== ""
    width: lines.width + 4 * Theme.gap
    height: lines.height + 2.4 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: Theme.paper
    border.color: Theme.accent
    border.width: 2

    Accessible.role: Accessible.StaticText
    Accessible.name: heading === "" ? text : heading + ". " + text

    Column {
        id: lines

        anchors.centerIn: parent
        spacing: Theme.gap * 0.4

        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: sheet.heading !== ""
            text: sheet.heading
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.ink
        }
        Repeater {
            model: sheet.text.split("\n")

            Text {
                required property string modelData

                x: sheet.heading === "" ? Math.round((lines.width - width) / 2) : 0
                width: Math.min(implicitWidth, sheet.most - 4 * Theme.gap)
                text: modelData
                wrapMode: Text.WordWrap
                horizontalAlignment: sheet.heading === "" ? Text.AlignHCenter : Text.AlignLeft
                font.pixelSize: sheet.heading === "" ? Theme.large : Theme.normal
                font.weight: sheet.heading === "" ? Font.DemiBold : Font.Normal
                color: Theme.ink
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: sheet.heading !== ""
            text: qsTr("Click or press Enter to go on")
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
}
