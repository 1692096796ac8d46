// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// In Hairy Ape the king of hearts wears a frame of hair.
MarkRules {
    required property string contract

    function marksOf(code: int, _pile: string, _place: int): var {
        return contract === "hairy_ape" && code === Theme.cardCode("KH") ? [{
                "kind": "price"
            }] : [];
    }
}
