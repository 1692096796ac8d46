// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable

// The person at this screen.
SettingsGroup {
    id: group

    title: qsTr("You")

    Line {
        sought: group.sought
        title: qsTr("Your name")
        note: qsTr("On your plate and in the log")

        Field {
            id: name

            function read(): void {
                // Not while somebody types: what is kept has no space at its end.
                if (!activeFocus)
                    text = App.settings.hasPlayerName ? App.settings.playerName : "";
            }

            title: qsTr("Your name")
            placeholderText: qsTr("You")
            maximumLength: 24
            onTextEdited: App.settings.playerName = text
            Component.onCompleted: read()

            Connections {
                target: App.settings
                function onPlayerNameChanged(): void {
                    name.read();
                }
            }
        }
    }
}
