// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/black_hole/black_hole.h"
#include "games/black_hole/solver.h"

// Why a move is better than another. What is said of wins and losses is proved by the solver.
namespace fulltable {

namespace {

using State = BlackHole::State;

State after(const State& state, const Move& move) {
  State next = state;
  BlackHole::apply(next, 0, move);
  return next;
}

/// Enough for all but about one position in a thousand, and mostly within some milliseconds.
Finding finding_of(const State& state) {
  SolveLimits limits;
  limits.nodes = 200000;
  return black_hole_solver::solve(state, limits, 1).finding;
}

/// The cards of the longest run found that begins with that move.
int run_from(const State& state, const Move& move) {
  return 1 + black_hole_solver::longest_run(after(state, move), BlackHole::looks);
}

bool loses(const State& state, const Move& move) {
  return finding_of(after(state, move)) == Finding::unsolvable;
}

Text only_way(const State& state, const Move& move) {
  Moves moves;
  BlackHole::legal(state, 0, moves);
  const auto is_worse = [&](const Move& other) { return other == move || loses(state, other); };
  return moves.size() > 2 && std::ranges::all_of(moves, is_worse) ? message(BlackHole::id, "Every other card loses.")
                                                                  : Text();
}

Text other_loses(const State& state, const Move& other) {
  if (!loses(state, other)) return {};
  return message(BlackHole::id, "After {the c} no way to win is left.").card("c", other.card());
}

/// Of moves that all lose.
Text longest(const State& state, const Move& move) {
  Moves moves;
  BlackHole::legal(state, 0, moves);
  const int run = run_from(state, move);
  const auto is_shorter = [&](const Move& other) { return other == move || run_from(state, other) < run; };
  return moves.size() > 1 && std::ranges::all_of(moves, is_shorter)
             ? message(BlackHole::id, "Every other card ends sooner.")
             : Text();
}

Text digs(const State& state, const Move& move) {
  const auto& fan = state.fan[static_cast<std::size_t>(BlackHole::locate(state, move.card()).fan)];
  const Card card = fan.beneath();
  if (!card.is_known()) return {};
  if (BlackHole::are_neighbours(card.rank(), move.card().rank()))
    return message(BlackHole::id, "It uncovers {the c}, which fits next.").card("c", card);
  return message(BlackHole::id, "It uncovers {the c}.").card("c", card);
}

}  // namespace

Text BlackHole::reason(const State& known, int /*seat*/, const Move& move, const Move* next_best) {
  if (loses(known, move)) return longest(known, move);
  Text why = only_way(known, move);
  if (why.empty() && next_best != nullptr) why = other_loses(known, *next_best);
  return why.empty() ? digs(known, move) : why;
}

Text BlackHole::outcome(const State& known, int /*seat*/, const Move& move, const Move* next_best) {
  const State next = after(known, move);
  if (next.won())
    return known.is_row() ? message(BlackHole::id, "It completes the row.")
                          : message(BlackHole::id, "It fills the hole.");
  switch (finding_of(next)) {
    case Finding::solvable: break;
    case Finding::unsolvable:
      if (known.in_hole <= (known.is_row() ? 0 : 1) && finding_of(known) == Finding::unsolvable)
        return counted(BlackHole::id, "This deal can't be won. The longest run found plays %n card(s).",
                       run_from(known, move));
      return counted(BlackHole::id, "This deal can't be won any more. The longest run found plays %n card(s).",
                     run_from(known, move));
    case Finding::unknown:
      return message(BlackHole::id, "Whether this deal can still be won was not found out in time.");
  }
  if (next_best == nullptr || finding_of(after(known, *next_best)) != Finding::solvable)
    return known.is_row() ? message(BlackHole::id, "From here the row can be completed.")
                          : message(BlackHole::id, "From here the hole can be filled.");
  Text text = known.is_row() ? message(BlackHole::id, "From here the row can be completed. As good: {the c}.")
                             : message(BlackHole::id, "From here the hole can be filled. As good: {the c}.");
  return std::move(text).card("c", next_best->card());
}

}  // namespace fulltable
