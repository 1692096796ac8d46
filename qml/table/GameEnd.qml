// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What a game's table says to the page of the game's end.
QtObject {
    /// How it came to that, in a few lines; may be empty.
    property string text
    /// Whether the table still shows how the game ended, and the page waits.
    property bool held: false
    /// Whether seats are listed by how many cards they have left, in place of their scores.
    property bool byCards: false
    /// The seats from the first to the last, each with its place, where scores do not tell; empty: by score.
    property var order: []
    /// By seat, the cards that count for it and how many points each; empty: none are shown.
    property var counted: []
}
