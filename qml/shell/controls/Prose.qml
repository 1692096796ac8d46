// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Text to be read, in Markdown: never wider than about seventy letters.
Text {
    width: Math.min(parent ? parent.width : 0, Math.round(33 * font.pixelSize))
    // Whole pixels, for the thin lines below it.
    height: Math.ceil(implicitHeight)
    textFormat: Text.MarkdownText
    wrapMode: Text.WordWrap
    font.pixelSize: Theme.normal
    lineHeight: 1.35
    color: Theme.ink
    linkColor: Theme.action
    Accessible.role: Accessible.StaticText
    Accessible.name: App.plain(text)
}
