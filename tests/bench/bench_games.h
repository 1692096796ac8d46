// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ctime>

#include "ai/think.h"
#include "match/match.h"

// What benchmarks share that play games through.
namespace fulltable {

/// Processor time of this program so far, all of its threads together.
inline double cpu_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Plays the deals from 0 to `games` − 1 by the rule of thumb; before each move `visit(known, rng)` is told what the
/// seat that is asked knows, and may draw from the game's generator. False if a game cannot be played on.
template <class Visit>
bool play_by_thumb(const Game& game, int games, Visit visit) {
  for (int number = 0; number < games; ++number) {
    auto match = Match::start(game, standard_setup(game, static_cast<std::uint64_t>(number)));
    if (!match) return false;
    Rng rng(static_cast<std::uint64_t>(number));
    SeatSet declined;
    Moves moves;
    while (!match->over()) {
      const auto seat = seat_to_ask(match->truth(), declined);
      if (!seat) return false;
      const auto known = match->know(*seat);
      visit(*known, rng);
      known->legal(*seat, moves);
      const int place = known->rule_of_thumb(*seat, moves, rng);
      if (place < 0) {
        declined.insert(*seat);
      } else {
        if (match->submit(*seat, moves[static_cast<std::size_t>(place)])) return false;
        declined = {};
      }
    }
  }
  return true;
}

}  // namespace fulltable
