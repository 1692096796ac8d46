// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// At a plate: who has just had to take the pile, and why; and how many cards are left, aglow where they are few.
PlateSign {
    /// The last take, `{seat, why}`, while it is news; or null.
    required property var take

    scored: false
    countOwn: true
    countLit: cards > 0 && cards <= 3
    marked: take !== null && take.seat === seat
    caption: !marked ? "" : ({
            "last": qsTr("last!"),
            "timeout": qsTr("too late!"),
            "wrong": qsTr("wrong!")
        })[take.why] ?? ""
}
