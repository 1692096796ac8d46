// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import FullTable.Table

// How likely the game was won after each decision, as a line over its moves; what cost much is a dot on it.
LineGraph {
    id: graph

    /// Maps of `move`, `chance` (0 to 100) and `lost`.
    required property var chances
    /// How many moves the game had.
    required property int moves
    /// After how many moves the game is looked at; −1: it is not.
    property int at: -1
    readonly property real chanceAt: between(at)
    readonly property var lastChance: chances.length > 0 ? chances[chances.length - 1] : null

    signal chosen(int move)

    function tickMoves(moves: int): var {
        const ticks = [];
        for (let i = 0; i <= 4; ++i) {
            const move = Math.round(1 + i * (moves - 1) / 4);
            if (!ticks.includes(move))
                ticks.push(move);
        }
        return ticks.map(move => ({
                    "at": move,
                    "text": String(move)
                }));
    }
    function levelsOf(chances: var): var {
        return chances.map(chance => ({
                    "value": chance,
                    "text": chance % 50 === 0 ? String(chance) : ""
                }));
    }
    /// The line's height there; −1: it has not begun.
    function between(move: int): real {
        const next = chances.findIndex(point => point.move >= move);
        if (next < 0)
            return lastChance?.chance ?? -1;
        if (chances[next].move === move)
            return chances[next].chance;
        if (next === 0)
            return -1;
        const [a, b] = [chances[next - 1], chances[next]];
        return a.chance + (b.chance - a.chance) * (move - a.move) / (b.move - a.move);
    }
    function told(chances: var): string {
        if (chances.length === 0)
            return "";
        const first = chances[0];
        const last = chances[chances.length - 1];
        const least = chances.reduce((a, b) => b.chance < a.chance ? b : a);
        const most = chances.reduce((a, b) => b.chance > a.chance ? b : a);
        return qsTr("Chance to win: %1% after move %2, least %3% after move %4, most %5% after move %6, %7% after the last decision.").arg(Math.round(first.chance)).arg(first.move).arg(Math.round(least.chance)).arg(least.move).arg(Math.round(most.chance)).arg(most.move).arg(Math.round(last.chance));
    }

    /// From the first decision to the end of the game: after the last decision nothing changes.
    function pointsOf(chances: var): var {
        const points = chances.map(point => ({
                    "at": point.move,
                    "value": point.chance
                }));
        const last = points[points.length - 1];
        return last && last.at < moves ? [...points, {
                "at": moves,
                "value": last.value
            }] : points;
    }

    points: pointsOf(chances)
    first: 1
    last: moves
    levels: levelsOf([0, 25, 50, 75, 100])
    // The moves that are numbered below it.
    ticks: tickMoves(moves)
    endText: qsTr("%1%").arg(Math.round(lastChance?.chance ?? 0))

    Accessible.role: Accessible.Graphic
    Accessible.name: told(chances)

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
    Repeater {
        model: graph.chances.filter(point => point.lost > 0)

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
