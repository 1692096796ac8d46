// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable

// What has happened in this game, on a page of its own.
Sheet {
    title: qsTr("Game log")

    LogPane {
        anchors.fill: parent
        session: App.session
        titled: false
    }
}
