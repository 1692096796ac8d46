// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The rules of a game for players.
Sheet {
    id: page

    title: qsTr("Rules")

    Scroll {
        anchors.fill: parent
        focus: true

        Text {
            width: parent.width
            text: App.rulesText(Pages.gameId)
            textFormat: Text.MarkdownText
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            lineHeight: 1.2
            color: Theme.ink
        }
    }
}
