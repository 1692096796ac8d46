// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The viewer's own hand: large, at the lower edge, in suits.
Pile {
    pile: "hand"
    seat: 0
    from: Pile.Bottom
    fan: Pile.Across
    spread.step: 1.07
    holding.sorted: true
    level: 4
    engraving: ""
}
