// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// At a plate: who has just had to take the pile, and why; and how many cards are left, aglow where they are few.
PlateSign {
    /// The seat that has had to take the pile last, or −1; and in a word why, while it is news.
    required property int taker
    required property string words

    scored: false
    countOwn: true
    countLit: cards > 0 && cards <= 3
    marked: words !== "" && taker === seat
    caption: marked ? words : ""
}
