// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Geometry
import FullTable.Table

// A choice of a few: all are seen, one is taken. The arrows choose.
Item {
    id: segments

    property list<string> values
    property list<string> words: values
    property string value
    property string title
    /// Whether it lies on paper, not on the table's cloth.
    property bool paper: true
    readonly property int at: values.indexOf(value)
    /// How often a button came or went: they may be made one by one.
    property int changes: 0
    /// All in one row.
    readonly property real natural: {
        let sum = 0 * changes;
        for (let i = 0; i < buttons.count; ++i)
            sum += buttons.itemAt(i)?.implicitWidth ?? 0;
        return sum;
    }

    signal chosen(string value)

    KeyGroup.chooses: true
    implicitWidth: natural
    implicitHeight: flow.height
    height: implicitHeight

    Rectangle {
        width: Math.min(segments.width, segments.natural)
        height: flow.height
        radius: Math.round(10 * Theme.unit)
        color: segments.paper ? Theme.paperDeep : "#33000000"
        border.color: segments.paper ? Theme.paperEdge : Theme.clothEdge
    }
    Flow {
        id: flow

        width: segments.width

        Repeater {
            id: buttons

            model: segments.values
            onItemAdded: ++segments.changes
            onItemRemoved: ++segments.changes

            T.RadioButton {
                id: segment

                required property int index
                required property string modelData
                readonly property bool taken: segments.at === index
                readonly property color ink: segments.paper ? (taken ? "#FFFFFF" : Theme.ink) : taken ? Theme.ink : Theme.clothInk

                text: segments.words[index] ?? modelData
                implicitWidth: Math.max(Theme.touchSize, face.implicitWidth + 2.4 * Theme.gap)
                implicitHeight: Theme.touchSize
                opacity: enabled ? 1 : 0.55
                hoverEnabled: true
                focusPolicy: Qt.TabFocus
                z: activeFocus ? 1 : 0
                onClicked: segments.chosen(modelData)

                Accessible.role: Accessible.RadioButton
                Accessible.name: segments.title === "" ? text : qsTr("%1: %2").arg(segments.title).arg(text)
                Accessible.checked: taken
                Accessible.onPressAction: clicked()

                background: Rectangle {
                    radius: Math.round(10 * Theme.unit)
                    color: segment.taken ? (segments.paper ? Theme.action : Theme.paper) : segment.hovered ? (segments.paper ? Theme.paperHover : "#33FFFFFF") : "transparent"

                    FocusRing {
                        shown: segment.activeFocus
                        paper: segments.paper
                    }
                }

                ButtonFace {
                    id: face

                    anchors.centerIn: parent
                    symbol: segment.taken && segments.paper ? "check" : ""
                    text: segment.text
                    strong: segment.taken
                    size: Theme.small
                    ink: segment.ink
                }
            }
        }
    }
}
