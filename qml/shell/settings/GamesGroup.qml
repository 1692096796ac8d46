// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import FullTable
import FullTable.Table

// What single games have, under their names, as their rules list it.
SettingsGroup {
    id: group

    readonly property GameSettings settings: App.settings.games
    readonly property var all: settings.list
    readonly property var names: all.map(setting => setting.games).filter((games, at, list) => list.indexOf(games) === at)

    title: qsTr("Games")

    Repeater {
        model: group.names

        SettingsGroup {
            id: game

            required property int index
            required property string modelData

            current: true
            sought: group.sought

            Heading {
                visible: game.sought === ""
                topPadding: game.index > 0 ? 1.2 * Theme.gap : 0
                text: game.modelData
            }
            Repeater {
                model: group.all.filter(setting => setting.games === game.modelData)

                SwitchLine {
                    required property var modelData

                    sought: group.sought
                    title: modelData.label
                    note: group.sought === "" || modelData.help !== "" ? modelData.help : modelData.games
                    on: group.settings.on[modelData.id]
                    onSwitched: on => group.settings.set(modelData.id, on)
                }
            }
        }
    }
}
