// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// The deal of a new game: its number, and what goes for it alone.
Column {
    id: choice

    required property var game
    required property bool winnableOnly
    required property bool relaxed
    /// What is typed; empty for a random deal.
    readonly property string number: field.text

    signal winnableSwitched(bool on)
    signal relaxedSwitched(bool on)

    width: parent ? parent.width : 0
    spacing: Math.round(0.4 * Theme.gap)

    Heading {
        text: qsTr("Deal")
    }
    Line {
        title: qsTr("Deal number")
        note: qsTr("Leave empty for a random deal")
        ruled: choice.game.solitaire || relaxing.offered

        Field {
            id: field

            implicitWidth: Math.round(190 * Theme.unit)
            title: qsTr("Deal number")
            placeholderText: qsTr("Random")
            inputMethodHints: Qt.ImhDigitsOnly
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]{0,19}/
            }
        }
    }
    SwitchLine {
        offered: choice.game.solitaire
        ruled: false
        title: qsTr("Winnable deals only")
        on: choice.winnableOnly
        onSwitched: on => choice.winnableSwitched(on)
    }
    SwitchLine {
        id: relaxing

        offered: !choice.game.solitaire && !choice.game.realTime
        ruled: false
        title: qsTr("Relaxed game")
        note: qsTr("Everybody agrees: moves may be undone even after hidden cards were seen. The result is then marked as assisted")
        on: choice.relaxed
        onSwitched: on => choice.relaxedSwitched(on)
    }
}
