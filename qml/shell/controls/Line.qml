// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A line of a page: what it is about at the left, what can be chosen at the right, or below where that is too wide.
Item {
    id: line

    property string title
    property string note
    default property alias content: right.data
    /// Whether it is of any use here.
    property bool offered: true
    /// What somebody is looking for: only lines that have it are shown.
    property string sought
    readonly property bool matched: offered && (sought === "" || (title + " " + note).toLowerCase().includes(sought.toLowerCase()))
    /// Always below.
    property bool below: false
    /// Its words lead to what explains them, by a click; F1 does so from what is chosen in it.
    property bool explained: false
    readonly property Item reached: Window.activeFocusItem
    readonly property bool entered: {
        for (let item = reached; explained && item; item = item.parent)
            if (item === line)
                return true;
        return false;
    }
    /// A thin line under it.
    property bool ruled: true
    readonly property Item control: right.children[0] ?? null
    readonly property bool stacked: below || words.least + 2 * Theme.gap + (control?.implicitWidth ?? 0) > width
    /// How wide what can be chosen may be.
    readonly property real room: stacked ? width : width - words.least - 2 * Theme.gap

    signal asked

    visible: matched
    width: parent ? parent.width : 0
    implicitHeight: Math.ceil((stacked ? words.height + right.height + 0.8 * Theme.gap : Math.max(words.height, right.height)) + 1.6 * Theme.gap)
    height: implicitHeight

    Column {
        id: words

        readonly property real least: Math.round(170 * Theme.unit)

        y: line.stacked ? 0.8 * Theme.gap : Math.round((line.height - height) / 2)
        width: line.stacked ? line.width : line.width - right.width - 2 * Theme.gap
        spacing: 2

        Text {
            id: titled

            width: parent.width
            rightPadding: line.explained ? 2.4 * Theme.gap : 0
            text: line.title
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.normal
            color: Theme.ink
            opacity: line.enabled ? 1 : 0.6
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: line.note
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    Repeater {
        model: line.explained ? 1 : 0

        MouseArea {
            id: pointed

            anchors.fill: words
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onClicked: line.asked()

            Symbol {
                x: Math.ceil(titled.contentWidth) + 0.6 * Theme.gap
                y: Math.round((Theme.normal * 1.3 - height) / 2)
                width: Math.round(16 * Theme.unit)
                height: width
                name: "help"
                color: pointed.containsMouse ? Theme.action : Theme.inkFaint
            }
            Shortcut {
                enabled: line.entered
                sequence: "F1"
                onActivated: line.asked()
            }
        }
    }
    Item {
        id: right

        y: line.stacked ? words.y + words.height + 0.8 * Theme.gap : Math.round((line.height - height) / 2)
        x: line.stacked ? 0 : line.width - width
        width: line.stacked ? line.width : Math.min(line.control?.implicitWidth ?? 0, line.room)
        height: childrenRect.height

        Binding {
            target: line.control
            property: "width"
            value: line.below ? right.width : Math.min(line.control?.implicitWidth ?? 0, right.width)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        visible: line.ruled
        color: Theme.paperEdge
        opacity: 0.6
    }
}
