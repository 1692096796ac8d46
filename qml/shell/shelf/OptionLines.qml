// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick

// Some options of a game, a line each.
Repeater {
    id: lines

    /// What has been set, by the option's id.
    required property var chosen

    signal picked(string id, var value)

    OptionLine {
        required property var modelData

        option: modelData
        value: lines.chosen[modelData.id] ?? modelData.standard
        onPicked: value => lines.picked(modelData.id, value)
    }
}
