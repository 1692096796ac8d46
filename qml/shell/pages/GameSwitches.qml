// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable

// What single games have of a group of settings, a line each, as their rules list it.
Repeater {
    id: switches

    required property string group
    readonly property GameSettings settings: App.settings.games
    readonly property var all: settings.list

    model: all.filter(setting => setting.group === group)

    SwitchLine {
        required property var modelData

        title: modelData.label
        note: modelData.help
        on: switches.settings.on[modelData.id]
        onSwitched: on => switches.settings.set(modelData.id, on)
    }
}
