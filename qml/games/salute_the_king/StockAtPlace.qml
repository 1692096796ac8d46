// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable.Table

// A player's face-down cards at their place; those of whoever is to turn one are outlined.
Pile {
    required property int index
    /// Whose turn it is to turn, or −1.
    property int turner: -1

    pile: "stock"
    seat: index
    from: Pile.Place
    engraving: ""
    outlined: turner >= 0 && pileId === "stock." + turner
}
