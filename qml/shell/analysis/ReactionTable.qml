// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Table

// How quick and how good the answers in races were, by kind of card.
Column {
    id: reactions

    /// Maps of `kind`, `right`, `wrong`, `mean` and `quickest`, see Analyst.
    required property var list

    function secondsOf(one: var, ms: real): string {
        return one.right > 0 ? qsTr("%1 s", "seconds").arg((ms / 1000).toLocaleString(Qt.locale(), "f", 2)) : "–";
    }
    function cellsOf(list: var): var {
        const cells = [qsTr("Card"), qsTr("Right"), qsTr("Wrong"), qsTr("Mean"), qsTr("Quickest")];
        for (const one of list)
            cells.push(one.kind, String(one.right), String(one.wrong), secondsOf(one, one.mean), secondsOf(one, one.quickest));
        return cells;
    }

    visible: list.length > 0
    spacing: Math.round(0.6 * Theme.gap)

    Heading {
        text: qsTr("Reactions by kind of card")
    }
    DataTable {
        width: Math.min(parent.width, Math.round(620 * Theme.unit))
        columns: 5
        shares: [3.4, 1.2, 1.2, 1.5, 1.6]
        cells: reactions.cellsOf(reactions.list)
    }
}
