// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A tool of the bar above a table.
ToolButton {
    wood: true
}
