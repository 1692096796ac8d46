// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A column that scrolls where it is longer than its page.
Flickable {
    id: view

    default property alias content: column.data

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Column {
        id: column

        width: view.width - 1.5 * Theme.gap
        spacing: Theme.gap * 0.4
    }
    Rectangle {
        x: view.width - width
        y: view.contentY + view.visibleArea.yPosition * view.height
        visible: view.contentHeight > view.height
        width: 5
        height: view.visibleArea.heightRatio * view.height
        radius: 2.5
        color: Theme.inkFaint
        opacity: 0.5
    }
}
