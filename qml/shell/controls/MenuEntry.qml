// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A line of the menu.
ToolButton {
    labelled: true
    paper: true
}
