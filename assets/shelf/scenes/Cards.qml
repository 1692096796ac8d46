// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Cards side by side from the left or, with `down`, one below the other, each that far from the one before.
Item {
    id: row

    property list<string> cards
    property real step: 46
    property bool down: false
    property real turn: 0

    Repeater {
        model: row.cards

        Face {
            required property int index
            required property string modelData

            x: row.down ? 0 : index * row.step
            y: row.down ? index * row.step : 0
            turn: row.turn
            card: modelData
        }
    }
}
