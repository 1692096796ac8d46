// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable
import FullTable.Table

// The card tracker on a page of its own.
Sheet {
    title: qsTr("Card tracker")
    most: 560 * Theme.unit

    TrackerPane {
        anchors.fill: parent
        session: App.session
        titled: false
    }
}
