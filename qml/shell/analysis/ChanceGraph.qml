// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import QtQuick.Templates as T
import FullTable.Table

// How likely the game was won after each decision, as a line over its moves; what cost much is a dot on it.
Item {
    id: graph

    /// Maps of `move`, `chance` (0 to 100) and `lost`.
    required property var points
    /// How many moves the game had.
    required property int moves
    /// After how many moves the game is looked at; −1: it is not.
    property int at: -1
    readonly property real chanceAt: between(at)
    readonly property real begin: Math.round(3.4 * Theme.normal)
    readonly property real low: height - Math.round(1.9 * Theme.small)
    readonly property real high: Math.round(0.8 * Theme.small)
    readonly property real end: width - Math.round(3 * Theme.normal)
    readonly property var line: points.map(point => Qt.point(across(point.move), down(point.chance)))
    /// The moves that are numbered below it.
    readonly property var ticks: tickMoves(moves)
    readonly property var lastPoint: points.length > 0 ? points[points.length - 1] : null

    signal chosen(int move)

    function tickMoves(moves: int): var {
        const ticks = [];
        for (let i = 0; i <= 4; ++i) {
            const move = Math.round(1 + i * (moves - 1) / 4);
            if (!ticks.includes(move))
                ticks.push(move);
        }
        return ticks;
    }
    function across(move: int): real {
        return begin + (end - begin) * (moves > 1 ? (move - 1) / (moves - 1) : 0.5);
    }
    function down(chance: real): real {
        return low - (low - high) * chance / 100;
    }
    /// The line's height there; −1: it has not begun.
    function between(move: int): real {
        const next = points.findIndex(point => point.move >= move);
        if (next < 0)
            return lastPoint?.chance ?? -1;
        if (points[next].move === move)
            return points[next].chance;
        if (next === 0)
            return -1;
        const [a, b] = [points[next - 1], points[next]];
        return a.chance + (b.chance - a.chance) * (move - a.move) / (b.move - a.move);
    }
    function told(points: var): string {
        if (points.length === 0)
            return "";
        const first = points[0];
        const last = points[points.length - 1];
        const least = points.reduce((a, b) => b.chance < a.chance ? b : a);
        const most = points.reduce((a, b) => b.chance > a.chance ? b : a);
        return qsTr("Chance to win: %1% after move %2, least %3% after move %4, most %5% after move %6, %7% after the last decision.").arg(Math.round(first.chance)).arg(first.move).arg(Math.round(least.chance)).arg(least.move).arg(Math.round(most.chance)).arg(most.move).arg(Math.round(last.chance));
    }

    implicitHeight: Math.round(190 * Theme.unit)

    Accessible.role: Accessible.Graphic
    Accessible.name: told(points)

    Repeater {
        model: [0, 25, 50, 75, 100]

        Item {
            id: level

            required property int modelData

            y: Math.round(graph.down(modelData))

            Rectangle {
                x: graph.begin
                width: graph.end - graph.begin
                height: 1
                color: level.modelData === 0 ? Theme.inkFaint : Theme.paperEdge
            }
            Text {
                anchors.verticalCenter: parent.top
                visible: level.modelData % 50 === 0
                width: graph.begin - Theme.gap
                horizontalAlignment: Text.AlignRight
                text: level.modelData
                font.pixelSize: Theme.small
                color: Theme.inkFaint
            }
        }
    }
    Repeater {
        model: graph.ticks

        Text {
            required property int modelData

            x: Math.round(graph.across(modelData) - width / 2)
            y: graph.low + Math.round(0.4 * Theme.small)
            text: modelData
            font.pixelSize: Theme.small
            color: Theme.inkFaint
        }
    }
    Shape {
        anchors.fill: parent
        visible: graph.line.length > 1

        ShapePath {
            strokeWidth: -1
            fillColor: Qt.rgba(Theme.action.r, Theme.action.g, Theme.action.b, 0.13)

            PathPolyline {
                path: graph.line.length > 1 ? [Qt.point(graph.line[0].x, graph.low), ...graph.line, Qt.point(graph.line[graph.line.length - 1].x, graph.low)] : []
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
    Repeater {
        model: graph.at < 0 ? 0 : Math.max(0, Math.ceil((graph.low - graph.high) / Math.round(7 * Theme.unit)))

        Rectangle {
            required property int index

            x: Math.round(graph.across(Math.max(1, graph.at))) - Math.round(Theme.unit)
            y: graph.high + index * Math.round(7 * Theme.unit)
            width: Math.max(1, Math.round(1.5 * Theme.unit))
            height: Math.round(4 * Theme.unit)
            color: Theme.ink
        }
    }
    Rectangle {
        visible: graph.chanceAt >= 0
        x: Math.round(graph.across(graph.at) - width / 2)
        y: Math.round(graph.down(graph.chanceAt) - height / 2)
        width: Math.round(15 * Theme.unit)
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: Math.round(3 * Theme.unit)
        border.color: Theme.ink
    }
    Rectangle {
        visible: graph.lastPoint !== null
        x: Math.round(graph.across(graph.lastPoint?.move ?? 1) - width / 2)
        y: Math.round(graph.down(graph.lastPoint?.chance ?? 0) - height / 2)
        width: Math.round(9 * Theme.unit)
        height: width
        radius: width / 2
        color: Theme.action
    }
    Text {
        visible: graph.lastPoint !== null
        x: Math.round(graph.across(graph.lastPoint?.move ?? 1) + Theme.gap)
        y: Math.round(graph.down(graph.lastPoint?.chance ?? 0) - height / 2)
        text: qsTr("%1%").arg(Math.round(graph.lastPoint?.chance ?? 0))
        font.pixelSize: Theme.normal
        font.weight: Font.DemiBold
        color: Theme.ink
    }
    Repeater {
        model: graph.points.filter(point => point.lost > 0)

        T.Button {
            id: dot

            required property var modelData
            readonly property real radius: Math.round((modelData.lost >= 5 ? 6 : 4) * Theme.unit)

            x: Math.round(graph.across(modelData.move) - width / 2)
            y: Math.round(graph.down(modelData.chance) - height / 2)
            width: 4 * radius
            height: width
            text: qsTr("Move %1 lost %2% of the chance to win").arg(modelData.move).arg(Math.round(modelData.lost))
            hoverEnabled: true
            focusPolicy: modelData.lost >= 5 ? Qt.TabFocus : Qt.NoFocus
            onClicked: graph.chosen(modelData.move)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            Accessible.name: text
            Accessible.onPressAction: clicked()

            background: Item {
                Rectangle {
                    anchors.centerIn: parent
                    width: 2 * dot.radius
                    height: width
                    radius: dot.radius
                    color: Theme.red
                    border.width: Math.max(1, Math.round(1.5 * Theme.unit))
                    border.color: Theme.paper
                }
                FocusRing {
                    shown: dot.activeFocus
                    paper: true
                }
            }
            contentItem: Item {
            }
            Note {
                anchors.bottom: parent.top
                x: !visible ? 0 : Math.max(-dot.x, Math.min((dot.width - width) / 2, graph.width - dot.x - width))
                z: 5
                visible: dot.hovered
                text: dot.text
            }
        }
    }
}
