// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// Wild cards, what they stand for in melds, and on the worktop the deepest card of the line, which must be melded.
MarkRules {
    /// Wild cards as texts; by pile, the codes of what its cards stand for; the code of the card that must be melded, or −1.
    required property var wild
    required property var roles
    required property int needed

    function marksOf(code: int, pile: string, place: int): var {
        const standing = roles[pile]?.[place] ?? code;
        const marks = wild.indexOf(Theme.cardText(code)) >= 0 || standing !== code ? [{
                "kind": "wild",
                "standsFor": standing === code ? -1 : standing
            }] : [];
        return code >= 0 && code === needed && pile.startsWith("work.") ? marks.concat([{
                "kind": "due"
            }]) : marks;
    }
}
