// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// Settings that belong together. While something is sought, what fits is shown of every group.
Column {
    id: group

    /// Above them while something is sought.
    property string title
    property bool current: false
    property string sought
    /// What stands here while something is sought: nothing else but lines that have it.
    readonly property bool matched: {
        for (let i = 0; i < children.length; ++i)
            if (children[i]["matched"] === true)
                return true;
        return false;
    }

    width: parent ? parent.width : 0
    spacing: Math.round(0.2 * Theme.gap)
    visible: sought === "" ? current : matched

    Heading {
        visible: group.sought !== "" && group.title !== ""
        text: group.title
    }
}
