// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the rules are: random deals played to their end through the virtual interface, with all legal moves listed
// before each. Usage: bench_playouts [game] [seconds]
#include <cstdio>
#include <cstdlib>

#include "bench_games.h"

using namespace fulltable;

namespace {

/// Random moves until the deal has ended, or 2000 of them; how many were made.
std::int64_t random_playout(Position& position, Moves& moves, Rng& rng) {
  std::int64_t made = 0;
  while (made < 2000 && position.stage() == Stage::playing) {
    const SeatSet seats = position.to_act();
    if (seats.empty()) break;
    const int seat = seats.front();
    position.legal(seat, moves);
    if (moves.empty()) break;
    position.apply(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    ++made;
  }
  return made;
}

}  // namespace

int main(int argc, char** argv) {
  const char* const id = argc > 1 ? argv[1] : "ristiseiska";
  const double seconds = argc > 2 ? std::atof(argv[2]) : 3;
  const Game* const game = find_game(id);
  if (game == nullptr || game->info().real_time) {
    std::fprintf(stderr, "No game “%s” that waits for its players.\n", id);
    return 1;
  }

  std::vector<std::unique_ptr<Position>> starts;
  for (std::uint64_t seed = 0; seed < 64; ++seed)
    starts.push_back(Match::start(*game, standard_setup(*game, seed))->truth().clone());
  const auto position = starts.front()->clone();
  Moves moves;
  Rng rng(1);
  std::int64_t made = 0;
  std::int64_t playouts = 0;
  const double begin = cpu_seconds();
  double spent = 0;
  while (spent < seconds) {
    for (const auto& start : starts) {
      position->assign(*start);
      made += random_playout(*position, moves, rng);
      ++playouts;
    }
    spent = cpu_seconds() - begin;
  }
  std::printf("%s: %.0f moves/s, %.0f playouts/s, %.1f moves a playout (CPU time)\n", id,
              static_cast<double>(made) / spent, static_cast<double>(playouts) / spent,
              static_cast<double>(made) / static_cast<double>(playouts));
  return 0;
}
