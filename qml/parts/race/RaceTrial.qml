// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable
import FullTable.Table

// Where the keys of a race are tried without a clock, as often as one likes.
Column {
    readonly property Session session: App.session

    /// Takes a key by its name; whether it means anything here.
    function take(_key: string): bool {
        return false;
    }

    spacing: Theme.gap
}
