// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
import FullTable

// The viewer's own hand: large, at the lower edge, by suits or, where that is wished in this game, by ranks, until it is
// put in another order by hand.
Pile {
    pile: "hand"
    seat: 0
    from: Pile.Bottom
    fan: Pile.Across
    spread.step: 1.07
    holding.sorted: true
    holding.reorderable: true
    holding.byRank: App.settings.play.handByRank
    level: 4
    engraving: ""
}
