// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What a game's table says to the banner of the game's end.
QtObject {
    /// How it came to that, in a few lines; may be empty.
    property string text
    /// Whether the table still shows how the game ended, and the banner waits.
    property bool held: false
    /// Where the banner begins; below 0: it stands in the middle.
    property real at: -1
    /// Where it stands across the table, from 0 at the left to 1 at the right.
    property real across: 0.5
    /// Whether there is room for columns beside each other, in a large window.
    property bool columns: true
    /// Whether the seats are listed, and by what: their scores, or how many cards they have left.
    property bool listed: true
    property bool byCards: false
    /// The seats from the first to the last, each with its place, where scores do not tell; empty: by score.
    property var order: []
}
