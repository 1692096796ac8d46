// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Holds the hand by rank or by suit.
PushButton {
    id: button

    text: App.settings.play.handByRank ? qsTr("By suit") : qsTr("By rank")
    key: "R"
    Accessible.description: qsTr("Sorts the hand the other way")
    onClicked: App.settings.play.handByRank = !App.settings.play.handByRank

    Shortcut {
        enabled: button.visible
        sequence: "R"
        onActivated: App.settings.play.handByRank = !App.settings.play.handByRank
    }
}
