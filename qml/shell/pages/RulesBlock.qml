// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable.Table

// A paragraph of the rules, a table, a picture, or what the options change.
Column {
    id: part

    /// As `App.rulesSections` has it.
    required property var block
    /// The rules are of the game at the table.
    required property bool played
    readonly property bool unset: block.unset ?? false
    /// Also what holds for other values of the options than those that are set.
    property bool everything: false
    readonly property bool variant: block.variant ?? false

    signal wished(bool everything)

    function yOf(label: string): real {
        return options.visible ? options.y + options.yOf(label) : 0;
    }

    width: parent?.width ?? 0
    visible: everything || !variant

    Text {
        width: parent.width
        visible: text !== ""
        text: !part.block.given || part.block.usual && !part.unset ? "" : part.unset ? qsTr("Not in this game. %1").arg(part.block.given) : part.block.given
        wrapMode: Text.WordWrap
        bottomPadding: 0.3 * Theme.gap
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        color: Theme.inkFaint
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Prose {
        visible: text !== ""
        text: part.block.prose ?? ""
        color: part.unset ? Theme.inkFaint : Theme.ink
    }
    DataTable {
        visible: cells.length > 0
        width: parent.width
        columns: part.block.columns ?? 1
        cells: part.block.list ? [] : part.block.cells ?? []
    }
    Repeater {
        model: part.block.picture ? [part.block.picture] : []

        RulesPicture {
            required property var modelData

            shown: modelData
        }
    }
    SwitchLine {
        offered: options.visible
        ruled: false
        title: qsTr("All variants in the text")
        note: part.played ? qsTr("The rules above are those of this game") : qsTr("The rules above are the usual ones")
        on: part.everything
        onSwitched: on => part.wished(on)
    }
    RulesOptions {
        id: options

        visible: list.length > 0
        list: part.block.list ?? []
        played: part.played
    }
}
