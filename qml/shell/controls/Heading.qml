// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// Above the lines of a page that belong together.
Text {
    width: parent ? parent.width : 0
    height: Math.ceil(implicitHeight)
    bottomPadding: Theme.gap * 0.4
    wrapMode: Text.WordWrap
    font.pixelSize: Theme.large
    font.weight: Font.Bold
    color: Theme.ink

    Accessible.role: Accessible.Heading
    Accessible.name: text
}
