// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/chinese_ten/chinese_ten.h"
#include "games/chinese_ten/pairs.h"

// To take with, or to take, the cheaper of two cards of a rank: the dearer one would be safe at once, and the other
// does afterwards all that it could do.
namespace fulltable {

bool ChineseTen::is_blunder(const State& known, int /*seat*/, const Move& move, const Moves& moves) {
  const auto worth = [&](const Move& each, std::size_t place) {
    return chinese_ten::points_of(each.card(place), known.seats);
  };
  const auto is_no_worse = [&](const Move& other) {
    if (other.verb != move.verb || other.count != move.count || other == move) return false;
    bool better = false;
    for (std::size_t i = 0; i < move.count; ++i) {
      if (other.card(i).rank() != move.card(i).rank() || worth(other, i) < worth(move, i)) return false;
      better = better || worth(other, i) > worth(move, i);
    }
    return better;
  };
  const bool takes = (move.verb == play && move.count == 2) || move.verb == capture;
  return takes && std::ranges::any_of(moves, is_no_worse);
}

}  // namespace fulltable
