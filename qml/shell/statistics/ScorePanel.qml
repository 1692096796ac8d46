// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// How often scores occurred, as bars or as a table.
Column {
    id: panel

    /// See ScoreBars.
    required property var bars
    property bool listed: false

    function cellsOf(bars: var): var {
        const cells = [qsTr("Score"), qsTr("Won"), qsTr("Lost")];
        for (const bar of bars.filter(bar => bar.won + bar.lost > 0))
            cells.push(chart.nameOf(bar), String(bar.won), String(bar.lost));
        return cells;
    }

    spacing: Math.round(0.6 * Theme.gap)

    Heading {
        text: qsTr("Scores")
        bottomPadding: 0
    }
    Text {
        text: qsTr("games by their score")
        font.pixelSize: Theme.small
        color: Theme.inkFaint
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    ScoreBars {
        id: chart

        width: parent.width
        visible: !panel.listed
        bars: panel.bars
    }
    DataTable {
        width: Math.min(parent.width, Math.round(460 * Theme.unit))
        visible: panel.listed
        columns: 3
        cells: panel.listed ? panel.cellsOf(panel.bars) : []
    }
    PushButton {
        paper: true
        text: panel.listed ? qsTr("As a graph") : qsTr("As a table")
        onClicked: panel.listed = !panel.listed
    }
}
