// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import FullTable.Table

// A line on paper over an axis of numbers, with its last value at its end. What belongs to single points is put into it.
Item {
    id: graph

    /// Maps of `at` and `value`, from the left to the right.
    property var points: []
    property real first: 0
    property real last: 1
    property real least: 0
    property real most: 100
    /// Maps of `value` and `text`, which may be empty: lines across.
    property var levels: []
    /// Maps of `at` and `text`, below it.
    property var ticks: []
    /// What stands at the line's end.
    property string endText
    /// A value to compare with, dashed, and its name.
    property real reference: NaN
    property string referenceText
    readonly property real begin: Math.round(3.4 * Theme.normal)
    readonly property real low: height - Math.round(1.9 * Theme.small)
    readonly property real high: Math.round(0.8 * Theme.small)
    readonly property real end: width - Math.round(Math.max(3 * Theme.normal, endWords.implicitWidth + 1.6 * Theme.gap, referenceWords.implicitWidth + 1.6 * Theme.gap))
    readonly property var line: points.map(point => Qt.point(across(point.at), down(point.value)))
    readonly property point lastPoint: line.length > 0 ? line[line.length - 1] : Qt.point(begin, low)

    function across(at: real): real {
        return begin + (end - begin) * (last > first ? (at - first) / (last - first) : 0.5);
    }
    function down(value: real): real {
        return low - (low - high) * (most > least ? (value - least) / (most - least) : 0.5);
    }

    implicitHeight: Math.round(190 * Theme.unit)

    Repeater {
        model: graph.levels

        Item {
            id: level

            required property var modelData
            required property int index

            y: Math.round(graph.down(modelData.value))

            Rectangle {
                x: graph.begin
                width: graph.end - graph.begin
                height: 1
                color: level.index === 0 ? Theme.inkFaint : Theme.paperEdge
            }
            Text {
                anchors.verticalCenter: parent.top
                width: graph.begin - Theme.gap
                horizontalAlignment: Text.AlignRight
                text: level.modelData.text
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
        }
    }
    Repeater {
        model: graph.ticks

        Text {
            required property var modelData

            x: Math.round(Math.max(0, Math.min(graph.across(modelData.at) - width / 2, graph.width - width)))
            y: graph.low + Math.round(0.4 * Theme.small)
            text: modelData.text
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    Repeater {
        model: isNaN(graph.reference) ? 0 : Math.max(0, Math.ceil((graph.end - graph.begin) / Math.round(9 * Theme.unit)))

        Rectangle {
            required property int index

            x: graph.begin + index * Math.round(9 * Theme.unit)
            y: Math.round(graph.down(graph.reference) - height / 2)
            width: Math.round(5 * Theme.unit)
            height: Math.max(1, Math.round(1.5 * Theme.unit))
            color: Theme.inkFaint
        }
    }
    Text {
        id: referenceWords

        readonly property real wished: graph.down(graph.reference) - height / 2
        // The value at the line's end comes first.
        readonly property bool below: wished >= endWords.y

        visible: text !== ""
        x: graph.end + Theme.gap
        y: Math.round(!endWords.visible || Math.abs(wished - endWords.y) >= height ? wished : below && endWords.y + 2 * height < graph.low ? endWords.y + height : endWords.y - height)
        text: graph.referenceText
        font.pixelSize: Theme.small
        color: Theme.inkFaint
    }
    Shape {
        anchors.fill: parent
        visible: graph.line.length > 1

        ShapePath {
            strokeWidth: -1
            fillColor: Qt.rgba(Theme.action.r, Theme.action.g, Theme.action.b, 0.13)

            PathPolyline {
                path: graph.line.length > 1 ? [Qt.point(graph.line[0].x, graph.low), ...graph.line, Qt.point(graph.lastPoint.x, graph.low)] : []
            }
        }
    }
    // Pieces that are smooth with every renderer.
    Repeater {
        model: Math.max(0, graph.line.length - 1)

        Rectangle {
            required property int index
            readonly property point from: graph.line[index] ?? Qt.point(0, 0)
            readonly property point to: graph.line[index + 1] ?? from

            x: from.x
            y: from.y - height / 2
            width: Math.hypot(to.x - from.x, to.y - from.y) + height / 3
            height: 2.5 * Theme.unit
            radius: height / 2
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            transformOrigin: Item.Left
            antialiasing: true
            color: Theme.action
        }
    }
    Rectangle {
        visible: graph.line.length > 0
        x: Math.round(graph.lastPoint.x - width / 2)
        y: Math.round(graph.lastPoint.y - height / 2)
        width: Math.round(9 * Theme.unit)
        height: width
        radius: width / 2
        color: Theme.action
    }
    Text {
        id: endWords

        visible: graph.line.length > 0
        x: Math.round(graph.lastPoint.x + Theme.gap)
        // Clear of the line at the bottom.
        y: Math.round(Math.min(graph.lastPoint.y - height / 2, graph.low - height))
        text: graph.endText
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
    }
}
