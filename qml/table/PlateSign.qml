// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import FullTable.Geometry

// What a game adds to the plate of a seat: its children lie upon the plate, its properties change what the plate says.
SeatItem {
    required property string name
    required property int score
    required property int cards
    required property bool isViewer
    /// Takes the place of all that the plate says in its second line; `remark` only of what was done last.
    property string caption
    property string remark
    /// Whether that line is a warning.
    property bool urgent: false
    /// How a screen reader names the seat; empty: by its name.
    property string spoken
    /// Whether the seat is framed: something is done for it now.
    property bool marked: false
    /// Whether the score is shown as a number.
    property bool scored: true
    /// Whether the number of cards in the hand glows, and whether the viewer's own is shown, too.
    property bool countLit: false
    property bool countOwn: false
    /// How much of the plate's lower edge the sign takes.
    property real footing: 0
    /// Where the plate has its picture.
    property rect portrait
}
