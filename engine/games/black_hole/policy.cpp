// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/black_hole/black_hole.h"
#include "games/black_hole/solver.h"

// What looks promising, before anything is proved.
namespace fulltable {

namespace {

using State = BlackHole::State;

int height_of(const State& state, const Move& move) {
  return BlackHole::locate(state, move.card()).height + 1;
}

}  // namespace

/// The share of the cards left, in hundredths, that the longest run found plays with that move first.
void BlackHole::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  weights.clear();
  for (const Move& move : moves) {
    State after = state;
    apply(after, seat, move);
    const int run = 1 + black_hole_solver::longest_run(after, looks);
    weights.push_back(100.0F * static_cast<float>(run) / static_cast<float>(state.left()));
  }
}

/// From the tallest fan: that is where the trouble lies.
int BlackHole::rule_of_thumb(const State& known, int /*seat*/, const Moves& moves, Rng& rng) {
  int best = 0;
  int tallest_fan = 0;
  std::uint32_t equals = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const int height = height_of(known, moves[i]);
    if (height < tallest_fan) continue;
    equals = height > tallest_fan ? 1 : equals + 1;
    tallest_fan = height;
    if (rng.below(equals) == 0) best = static_cast<int>(i);
  }
  return best;
}

void BlackHole::playout(State& state, Rng& rng) {
  Moves moves;
  while (state.stage == Stage::playing) {
    moves.clear();
    legal(state, 0, moves);
    apply(state, 0, moves[static_cast<std::size_t>(rule_of_thumb(state, 0, moves, rng))]);
  }
}

Moves BlackHole::safe(const State& state, int seat) {
  Moves moves;
  legal(state, seat, moves);
  if (moves.size() > 1) moves.clear();
  return moves;
}

}  // namespace fulltable
