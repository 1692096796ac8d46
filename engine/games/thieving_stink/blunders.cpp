// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/thieving_stink/thieving_stink.h"

// To put an honour, as the last to play, on a trick of the other team that it cannot take, where a lower card of its
// suit would do. A two, which goes on every stack, is worth keeping, too.
namespace fulltable {

bool ThievingStink::is_blunder(const State& known, int seat, const Move& move, const Moves& moves) {
  if (move.verb != play || !stink::is_honour(move.card())) return false;
  if (known.trick_size == 0 || known.trick_size + 1 < known.trick_full()) return false;
  const Card card = move.card();
  const std::size_t place = known.best_place();
  const Card best = known.trick[place];
  const bool takes =
      card.suit() == best.suit() ? stink::strength(card) > stink::strength(best) : card.suit() == known.trump_suit();
  if (takes || stink::team_of(known.first() + static_cast<int>(place)) == stink::team_of(seat)) return false;
  return std::ranges::any_of(moves, [&](const Move& other) {
    return other.verb == play && other.card().suit() == card.suit() && !stink::is_honour(other.card()) &&
           !stink::is_two(other.card());
  });
}

}  // namespace fulltable
