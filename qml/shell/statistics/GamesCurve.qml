// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// How something went from game to game. The keys and the pointer go from point to point, and Enter or a click opens the
// game.
LineGraph {
    id: curve

    /// Maps of `savedId`, `number`, `when` and `value`.
    required property var games
    /// What the values are, for a screen reader.
    required property string title
    property string unit
    property int at: -1
    readonly property var taken: games[at] ?? null
    readonly property var axis: axisOf(games, reference)

    signal chosen(string savedId)

    /// Round numbers from below the least value to above the greatest, no more than five.
    function axisOf(games: var, reference: real): var {
        const values = games.map(point => point.value).concat(isNaN(reference) ? [] : [reference]);
        const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
        for (let unit = 1; ; unit *= 10)
            for (const step of [unit, 2 * unit, 5 * unit]) {
                const from = Math.floor(least / step);
                const count = Math.max(1, Math.ceil(most / step) - from);
                if (count <= 4 || unit >= 1e9)
                    return Array.from({
                        "length": Math.min(count, 4) + 1
                    }, (level, i) => (from + i) * step);
            }
    }
    function ticksOf(games: var, wide: real): var {
        const count = Math.max(2, Math.min(5, Math.floor(wide / (8 * Theme.small)), games.length));
        const ticks = [];
        for (let i = 0; i < Math.min(count, games.length); ++i) {
            const game = games[Math.round(i * (games.length - 1) / Math.max(1, count - 1))];
            ticks.push({
                "at": game.number,
                "text": game.when
            });
        }
        return ticks;
    }
    function valueText(value: real): string {
        return Math.round(value) + unit;
    }
    function told(games: var): string {
        if (games.length === 0)
            return "";
        const first = games[0];
        const last = games[games.length - 1];
        const least = games.reduce((a, b) => b.value < a.value ? b : a);
        const most = games.reduce((a, b) => b.value > a.value ? b : a);
        return qsTr("%1 after the first game on %2, least %3 on %4, most %5 on %6, now %7").arg(valueText(first.value)).arg(first.when).arg(valueText(least.value)).arg(least.when).arg(valueText(most.value)).arg(most.when).arg(valueText(last.value));
    }
    function go(to: int): void {
        at = Math.max(0, Math.min(games.length - 1, to));
    }

    onGamesChanged: at = -1
    points: games.map(game => ({
                "at": game.number,
                "value": game.value
            }))
    first: games.length > 0 ? games[0].number : 0
    last: games.length > 0 ? games[games.length - 1].number : 1
    least: axis[0]
    most: axis[axis.length - 1]
    levels: axis.map(value => ({
                "value": value,
                "text": Number(value).toLocaleString(Qt.locale(), "f", 0)
            }))
    ticks: ticksOf(games, width)
    endText: games.length > 0 ? valueText(games[games.length - 1].value) : ""

    activeFocusOnTab: true
    Keys.onLeftPressed: go(at < 0 ? games.length - 1 : at - 1)
    Keys.onRightPressed: go(at < 0 ? 0 : at + 1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            go(event.key === Qt.Key_Home ? 0 : games.length - 1);
    }
    Keys.onReturnPressed: if (taken)
        chosen(taken.savedId)
    Keys.onEnterPressed: if (taken)
        chosen(taken.savedId)

    Accessible.role: Accessible.Graphic
    Accessible.name: title
    Accessible.description: told(games)
    Accessible.focusable: true

    FocusRing {
        shown: curve.activeFocus
        paper: true
        round: Math.round(8 * Theme.unit)
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onPositionChanged: mouse => {
            const share = (mouse.x - curve.begin) / Math.max(1, curve.end - curve.begin);
            curve.go(Math.round(share * (curve.games.length - 1)));
        }
        onExited: curve.at = -1
        onClicked: if (curve.taken)
            curve.chosen(curve.taken.savedId)
    }
    Rectangle {
        visible: curve.taken !== null
        x: Math.round(curve.across(curve.taken?.number ?? 0) - width / 2)
        y: Math.round(curve.down(curve.taken?.value ?? 0) - height / 2)
        width: Math.round(15 * Theme.unit)
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: Math.round(3 * Theme.unit)
        border.color: Theme.ink
    }
    Note {
        readonly property real over: curve.down(curve.taken?.value ?? 0) - height - Theme.gap

        visible: curve.taken !== null
        x: Math.max(0, Math.min(curve.across(curve.taken?.number ?? 0) - width / 2, curve.width - width))
        y: over > 0 ? over : curve.down(curve.taken?.value ?? 0) + Theme.gap
        z: 5
        text: curve.taken ? qsTr("Game %1, %2: %3", "number, date, value").arg(curve.taken.number).arg(curve.taken.when).arg(curve.valueText(curve.taken.value)) : ""
    }
}
