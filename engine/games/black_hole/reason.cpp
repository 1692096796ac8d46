// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/black_hole/black_hole.h"
#include "games/black_hole/solver.h"

// Why a move is better than another. What is said of wins and losses is proved by the solver.
namespace fulltable {

namespace {

using State = BlackHole::State;

constexpr const char* id = "black_hole";

State after(const State& state, const Move& move) {
  State next = state;
  BlackHole::apply(next, 0, move);
  return next;
}

/// Enough for nearly all positions, and quick enough to be asked for while somebody waits.
Verdict verdict_of(const State& state) {
  SolveLimits limits;
  limits.nodes = 20000;
  return black_hole_solver::solve(state, limits, 1).verdict;
}

bool loses(const State& state, const Move& move) {
  return verdict_of(after(state, move)) == Verdict::unsolvable;
}

Text only_way(const State& state, const Move& move) {
  Moves moves;
  BlackHole::legal(state, 0, moves);
  const auto is_worse = [&](const Move& other) { return other == move || loses(state, other); };
  return moves.size() > 2 && std::ranges::all_of(moves, is_worse) ? message(id, "Every other card loses.") : Text();
}

Text other_loses(const State& state, const Move& other) {
  if (!loses(state, other)) return {};
  return message(id, "After {the c} no way to win is left.").card("c", other.card());
}

Text digs(const State& state, const Move& move) {
  const auto& fan = state.fan[static_cast<std::size_t>(BlackHole::locate(state, move.card()).fan)];
  const Card card = fan.beneath();
  if (!card.is_known()) return {};
  if (BlackHole::are_neighbours(card.rank(), move.card().rank()))
    return message(id, "It uncovers {the c}, which fits next.").card("c", card);
  return message(id, "It uncovers {the c}.").card("c", card);
}

}  // namespace

Text BlackHole::reason(const State& known, int /*seat*/, const Move& move, const Move* next_best) {
  if (loses(known, move)) return message(id, "This deal can't be won any more. Play for a long run.");
  Text why = only_way(known, move);
  if (why.empty() && next_best != nullptr) why = other_loses(known, *next_best);
  return why.empty() ? digs(known, move) : why;
}

}  // namespace fulltable
