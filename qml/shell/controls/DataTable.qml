// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// A table as print has it: a line under the head, hairlines between the rows, no boxes.
Grid {
    id: table

    /// Row by row, the head first, in Markdown.
    property var cells: []
    /// How much of the width each column takes; empty: as much as its longest cell wants.
    property list<real> shares: []
    property real spaceAcross: 1.6 * Theme.gap

    readonly property var natural: {
        const wanted = new Array(columns).fill(4);
        for (let i = 0; i < cells.length; ++i)
            wanted[i % columns] = Math.max(wanted[i % columns], 6 + Math.min(40, cells[i].replace(/\*/g, "").length));
        return wanted;
    }
    /// Columns after the first one in which figures stand below one another: they end at the same place.
    readonly property var figures: {
        const all = new Array(columns).fill(cells.length > columns);
        all[0] = false;
        for (let i = columns; i < cells.length; ++i)
            if (!/^[-−+±]?[0-9][0-9.,\u202f\u00a0 ]*%?$|^$|^–$/.test(cells[i]))
                all[i % columns] = false;
        return all;
    }
    readonly property var parts: shares.length > 0 ? shares : natural
    readonly property real sum: parts.reduce((a, b) => a + b, 0)

    /// What the columns are called, as it is read out.
    readonly property var heads: cells.slice(0, columns).map(cell => App.plain(cell))

    /// A row in one line: each cell after the head of its column.
    function told(row: int): string {
        const words = [];
        for (let i = 0; i < columns; ++i) {
            const cell = App.plain(cells[row * columns + i] ?? "");
            words.push(row === 0 || heads[i] === "" ? cell : qsTr("%1: %2", "the head of a column, what stands in it").arg(heads[i]).arg(cell));
        }
        return words.join("; ");
    }

    Accessible.role: Accessible.List
    Accessible.name: heads.join(", ")

    rowSpacing: 0
    columnSpacing: 0

    Repeater {
        // By number: cells whose words alone change need not be made anew.
        model: table.cells.length

        Item {
            id: cell

            required property int index
            readonly property string words: table.cells[index] ?? ""
            readonly property bool head: index < table.columns
            readonly property bool last: index >= table.cells.length - table.columns
            readonly property bool first: index % table.columns === 0

            width: Math.floor(table.width * table.parts[index % table.columns] / table.sum)
            // As high as the highest of its row: the grid sees to that.
            height: Math.ceil(label.implicitHeight) + 2 * label.y

            Accessible.role: Accessible.ListItem
            Accessible.name: first && table.visible ? table.told(Math.floor(index / table.columns)) : ""
            Accessible.ignored: !first

            Text {
                id: label

                y: Math.round(0.8 * Theme.gap)
                width: cell.width - table.spaceAcross
                text: cell.words
                // What has no marks in it is laid out much sooner as it is.
                textFormat: /[*_`<>&#|~\\[\]]/.test(cell.words) ? Text.MarkdownText : Text.PlainText
                wrapMode: Text.WordWrap
                horizontalAlignment: table.figures[cell.index % table.columns] ? Text.AlignRight : Text.AlignLeft
                font.pixelSize: cell.head ? Theme.small : Theme.normal
                font.weight: cell.head ? Font.DemiBold : Font.Normal
                color: cell.head ? Theme.inkFaint : Theme.ink
            }
            Rectangle {
                y: -1
                visible: !cell.head
                width: cell.width
                height: 1
                color: cell.index < 2 * table.columns ? Theme.inkFaint : Theme.paperEdge
            }
        }
    }
}
