// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The rules of a game for players.
Sheet {
    id: page

    title: qsTr("Rules")

    Flickable {
        id: view

        anchors.fill: parent
        contentHeight: words.height
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + 60)
        Keys.onUpPressed: contentY = Math.max(0, contentY - 60)

        Text {
            id: words

            width: view.width - 2 * Theme.gap
            text: App.rulesText(Pages.gameId)
            textFormat: Text.MarkdownText
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            lineHeight: 1.2
            color: Theme.ink
        }
    }
}
