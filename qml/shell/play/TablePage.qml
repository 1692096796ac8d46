// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// What the window knows of a page with a game's table. It is small: naming the page itself would load all that such a
// page has before the first game.
FocusScope {
    property GameTable gameTable: null
}
