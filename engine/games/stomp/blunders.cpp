// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/stomp/stomp.h"

// Not to go out in the last game of the set where that wins it.
namespace fulltable {

namespace {

bool wins_by_going_out(const Stomp::State& known, int seat) {
  if (known.ended + 1 < known.games) return false;
  const int loser = known.left_of(seat);
  const int paid = known.by_chips ? std::min<int>(1, known.score[at(loser)]) : 1;
  for (int other = 0; other < known.seats; ++other) {
    const int left = known.score[at(other)] - (other == loser ? paid : 0);
    if (other != seat && left >= known.score[at(seat)] + paid) return false;
  }
  return true;
}

}  // namespace

bool Stomp::is_blunder(const State& known, int seat, const Move& move, const Moves& moves) {
  const auto goes_out = [&](const Move& each) { return each.verb != pass && each.count == known.count[at(seat)]; };
  return !goes_out(move) && std::ranges::any_of(moves, goes_out) && wins_by_going_out(known, seat);
}

}  // namespace fulltable
