// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/lorum/lorum.h"

// To give, as the last to play, the last queen or heart to the trick of one who then has them all, and is paid for
// them.
namespace fulltable {

bool Lorum::is_blunder(const State& known, int seat, const Move& move, const Moves& /*moves*/) {
  if (known.trick_size != 3 || (known.contract != Contract::no_hearts && known.contract != Contract::queens))
    return false;
  constexpr int queen = 11;
  const auto counts = [&](Card card) {
    return known.contract == Contract::queens ? card.rank() == queen : card.suit() == Suit::hearts;
  };
  State after = known;
  lay(after, seat, move.card());
  const int winner = (after.leader + after.best_place()) % seats;
  if (winner == seat || !counts(move.card())) return false;
  CardSet taken = after.won[at(winner)];
  for (const Card card : after.trick) taken.insert(card);
  return std::ranges::none_of(lorum::whole_pack, [&](Card card) { return counts(card) && !taken.has(card); });
}

}  // namespace fulltable
