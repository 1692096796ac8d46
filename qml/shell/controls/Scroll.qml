// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// A column that scrolls where it is longer than its page: by wheel, by drag, by keys, and to whatever the Tab key reaches.
// A bar, and edges that fade, show that there is more.
Flickable {
    id: view

    default property alias content: column.data
    property alias spacing: column.spacing
    /// How far the column stays from the edges.
    property real inset: Math.round(8 * Theme.unit)
    property color barColor: Theme.inkFaint
    /// What its edges fade into; transparent: they do not.
    property color fade: Theme.paper
    /// It is for reading: the keys come to the whole of it.
    property bool reads: false
    readonly property Item reached: Window.activeFocusItem
    /// Somebody has scrolled, or gone on from what had the keys first: before, it begins at its top.
    property bool used: false
    property Item first: null

    function scrollTo(y: real): void {
        used = true;
        go(y);
    }
    function go(y: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, y));
    }
    function holds(item: Item): bool {
        for (let parent = item.parent; parent; parent = parent.parent)
            if (parent === column)
                return true;
        return false;
    }

    /// Clear of the edges that fade.
    function showReached(): void {
        if (!reached || !holds(reached))
            return;
        const top = reached.mapToItem(column, 0, 0).y;
        if (top < contentY + 2 * Theme.gap)
            go(top - 3 * Theme.gap);
        else if (top + reached.height > contentY + height - 2 * Theme.gap)
            go(top + reached.height + 3 * Theme.gap - height);
    }

    /// Its page takes shape.
    function settle(): void {
        if (used)
            return;
        contentY = 0;
        showReached();
    }

    activeFocusOnTab: reads
    contentHeight: column.height + 2 * column.y
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    onReachedChanged: {
        if (reached && holds(reached)) {
            if (first && first !== reached)
                used = true;
            first = reached;
        }
        showReached();
    }
    onHeightChanged: used ? showReached() : settle()
    onContentHeightChanged: settle()
    onMovementStarted: used = true
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

    component Edge: Rectangle {
        id: edge

        property color tint
        property bool upper: false
        property real room: 0

        z: 2
        height: Math.round(Math.min(28 * Theme.unit, 0.25 * room))
        gradient: Gradient {
            GradientStop {
                position: edge.upper ? 1 : 0
                color: Qt.rgba(edge.tint.r, edge.tint.g, edge.tint.b, 0)
            }
            GradientStop {
                position: edge.upper ? 0 : 1
                color: edge.tint
            }
        }
    }

    Column {
        id: column

        x: view.inset
        y: Math.min(view.inset, Math.round(8 * Theme.unit))
        width: view.width - 2 * view.inset - (view.inset < 1.6 * Theme.gap ? Theme.gap : 0)
    }
    FocusRing {
        parent: view
        z: 3
        shown: view.activeFocus && view.reads
        gap: -Theme.ring
        round: Math.round(8 * Theme.unit)
    }
    Edge {
        upper: true
        tint: view.fade
        room: view.height
        y: view.contentY
        width: view.width - Theme.gap
        visible: view.fade.a > 0 && !view.atYBeginning
    }
    Edge {
        tint: view.fade
        room: view.height
        y: view.contentY + view.height - height
        width: view.width - Theme.gap
        visible: view.fade.a > 0 && !view.atYEnd
    }
    T.ScrollBar.vertical: T.ScrollBar {
        id: bar

        // Where the window's size changes its width it would not stay at the edge by itself.
        parent: view.parent
        anchors.top: view.top
        anchors.bottom: view.bottom
        anchors.right: view.right
        width: Math.round(10 * Theme.unit)
        padding: 2
        minimumSize: 0.08
        visible: size < 1
        focusPolicy: Qt.NoFocus

        contentItem: Rectangle {
            radius: width / 2
            color: view.barColor
            opacity: bar.pressed ? 0.9 : bar.hovered ? 0.7 : 0.5
        }
    }
}
