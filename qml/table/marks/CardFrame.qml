// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Frames a card that is selected or hinted, or in a review of the move that was played or of a better one.
Rectangle {
    id: frame

    /// The sign's name, of a hint the number of the move, or `played` or `better`; empty: the frame alone.
    property string sign
    property bool hint: false

    radius: width * 0.06
    color: "transparent"
    border.width: corner.next ? Math.max(1.5, width * 0.015) : Math.max(3, width * 0.03)
    border.color: corner.tint

    CardSign {
        id: corner

        sign: frame.sign
        hint: frame.hint
    }
}
