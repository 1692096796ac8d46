// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// A column that scrolls where it is longer than its page: by wheel, by drag, by keys, and to whatever the Tab key reaches.
Flickable {
    id: view

    default property alias content: column.data
    property alias spacing: column.spacing
    /// How far the column stays from the edges; 0: the whole width but the bar's.
    property real inset: 0
    property color barColor: Theme.inkFaint
    readonly property Item reached: Window.activeFocusItem

    function scrollTo(y: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, y));
    }
    function holds(item: Item): bool {
        for (let parent = item.parent; parent; parent = parent.parent)
            if (parent === column)
                return true;
        return false;
    }

    contentHeight: column.height + 2 * inset / 3
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    onReachedChanged: {
        if (!reached || !holds(reached))
            return;
        const top = reached.mapToItem(column, 0, 0).y;
        if (top < contentY)
            scrollTo(top - 2 * Theme.gap);
        else if (top + reached.height > contentY + height)
            scrollTo(top + reached.height + 2 * Theme.gap - height);
    }
    Keys.onPressed: event => {
        // The arrows belong to what is inside, where that has the focus.
        const step = reached === view ? Theme.touchSize : 0;
        const steps = {
            [Qt.Key_Down]: step > 0 ? contentY + step : undefined,
            [Qt.Key_Up]: step > 0 ? contentY - step : undefined,
            [Qt.Key_PageDown]: contentY + 0.9 * height,
            [Qt.Key_PageUp]: contentY - 0.9 * height,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: contentHeight
        };
        const to = steps[event.key];
        if (to === undefined)
            return;
        scrollTo(to);
        event.accepted = true;
    }

    Column {
        id: column

        x: view.inset
        width: view.width - (view.inset > 0 ? 2 * view.inset : 1.5 * Theme.gap)
        spacing: Theme.gap * 0.4
    }
    Rectangle {
        x: view.width - width - (view.inset > 0 ? 4 : 0)
        y: view.contentY + view.visibleArea.yPosition * view.height
        visible: view.contentHeight > view.height
        width: 5
        height: view.visibleArea.heightRatio * view.height
        radius: 2.5
        color: view.barColor
        opacity: 0.5
    }
}
