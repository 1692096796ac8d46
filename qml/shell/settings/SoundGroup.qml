// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// What is heard.
SettingsGroup {
    id: group

    readonly property SoundSettings sound: App.settings.sound

    title: qsTr("Sound")

    SwitchLine {
        sought: group.sought
        title: qsTr("Sound")
        note: qsTr("M turns it off and on at the table")
        on: group.sound.on
        onSwitched: on => group.sound.on = on
    }
    Line {
        sought: group.sought
        title: qsTr("Volume")
        enabled: group.sound.on

        Slider {
            title: qsTr("Volume")
            value: group.sound.volume
            onMoved: group.sound.volume = value
        }
    }
}
