// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// What a hand is about, large, until its first card is played.
Item {
    id: notice

    required property string title
    required property string aim
    required property bool due
    /// How wide its lines may be.
    property real most: 400 * Theme.unit

    visible: opacity > 0
    opacity: due && App.settings.games.on.handNotices ? 1 : 0
    width: paper.width
    height: paper.height

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.lasting(250)
        }
    }

    Rectangle {
        id: paper

        width: lines.width + 5 * Theme.gap
        height: lines.height + 3 * Theme.gap
        radius: Math.round(14 * Theme.unit)
        color: Theme.paper
        border.color: Theme.paperEdge
        border.width: 2

        Column {
            id: lines

            anchors.centerIn: parent
            spacing: Theme.gap * 0.5

            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, notice.most)
                text: notice.title
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.terse ? Theme.large : Theme.huge
                font.weight: Font.DemiBold
                color: Theme.ink
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, notice.most, 400 * Theme.unit)
                text: notice.aim
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.normal
                color: Theme.inkFaint
            }
        }
    }
}
