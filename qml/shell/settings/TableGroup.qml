// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// The table and its window.
SettingsGroup {
    id: group

    readonly property LookSettings look: App.settings.look

    title: qsTr("Table")

    Line {
        sought: group.sought
        title: qsTr("Table colour")
        below: true

        FeltRow {
            title: qsTr("Table colour")
            values: group.look.felts
            value: group.look.felt
            onChosen: value => group.look.felt = value
        }
    }
    SwitchLine {
        sought: group.sought
        title: qsTr("Full screen")
        note: qsTr("F11 at any time")
        on: group.look.fullScreen
        onSwitched: on => group.look.fullScreen = on
    }
}
