// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// A line of the menu.
ToolButton {
    labelled: true
    paper: true
    implicitHeight: Math.round(38 * Theme.unit)
}
