// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A line of a page for what is off or on.
Line {
    id: line

    property bool on: false

    signal switched(bool on)

    YesNo {
        title: line.title
        on: line.on
        onSwitched: on => line.switched(on)
    }
}
