// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// One of the curves over the games that are shown, or the same as a table.
Column {
    id: panel

    /// See Statistics.
    required property var shown
    property string wanted: "rating"
    property bool listed: false
    readonly property var kinds: filled(["rating", "wins", "scores", "reaction"], shown)
    readonly property string kind: kinds.includes(wanted) ? wanted : kinds[0] ?? ""
    readonly property var games: shown[kind] ?? []
    readonly property var words: ({
            "rating": qsTr("Strength"),
            "wins": qsTr("Won"),
            "scores": qsTr("Score"),
            "reaction": qsTr("Reaction")
        })
    readonly property string last: qsTr("mean of the last %1 games").arg(App.statistics.span)
    readonly property string meaning: kind === "rating" ? qsTr("beside Expert with the same cards: 100 is as good. The %1").arg(last) : kind === "wins" ? qsTr("games won in percent. The %1").arg(last) : kind === "reaction" ? qsTr("from the card to your right answer. The %1").arg(last) : qsTr("scores of your games. The %1").arg(last)

    signal chosen(string savedId)

    function filled(kinds: var, shown: var): var {
        return kinds.filter(kind => (shown[kind] ?? []).length > 1);
    }
    function cellsOf(games: var): var {
        const cells = [qsTr("Game"), qsTr("Date"), words[kind]];
        // The last ones; more would take long to be made.
        for (const point of games.slice(-60).reverse())
            cells.push(String(point.number), point.when, graph.valueText(point.value));
        return cells;
    }

    spacing: Math.round(0.6 * Theme.gap)

    Heading {
        text: panel.words[panel.kind] ?? ""
        bottomPadding: 0
    }
    Text {
        width: parent.width
        text: panel.meaning
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.small
        color: Theme.inkFaint
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    GamesCurve {
        id: graph

        width: parent.width
        visible: !panel.listed
        games: panel.games
        title: qsTr("%1, %2", "a curve and what it is").arg(panel.words[panel.kind] ?? "").arg(panel.meaning)
        unit: panel.kind === "wins" ? qsTr("%", "percent") : panel.kind === "reaction" ? qsTr(" ms", "milliseconds") : ""
        reference: panel.kind === "rating" ? 100 : NaN
        referenceText: panel.kind === "rating" ? qsTr("Expert") : ""
        onChosen: savedId => panel.chosen(savedId)
    }
    DataTable {
        width: Math.min(parent.width, Math.round(460 * Theme.unit))
        visible: panel.listed
        columns: 3
        cells: panel.listed ? panel.cellsOf(panel.games) : []
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        Choice {
            visible: panel.kinds.length > 1
            width: Math.min(parent.width, implicitWidth)
            most: parent?.width ?? 0
            title: qsTr("Curve")
            values: panel.kinds
            words: panel.kinds.map(kind => panel.words[kind])
            value: panel.kind
            onChosen: value => panel.wanted = value
        }
        PushButton {
            paper: true
            text: panel.listed ? qsTr("As a graph") : qsTr("As a table")
            onClicked: panel.listed = !panel.listed
        }
    }
}
