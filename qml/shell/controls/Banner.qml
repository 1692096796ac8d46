// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry
import FullTable.Table

// Something the program has to say, until it is waved away.
Rectangle {
    id: banner

    property string text

    signal dismissed

    visible: text !== ""
    width: row.width + 2 * Theme.gap
    height: row.height + 2 * Theme.gap
    radius: Math.round(10 * Theme.unit)
    color: "#FFF3DC"
    border.color: "#C98A1B"

    Escape {
        when: banner.visible
        onPressed: banner.dismissed()
    }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Row {
        id: row

        x: Theme.gap
        y: Theme.gap
        spacing: Theme.gap

        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, 520 * Theme.unit)
            text: banner.text
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            color: Theme.ink
        }
        PushButton {
            text: qsTr("OK")
            paper: true
            onClicked: banner.dismissed()
        }
    }
}
