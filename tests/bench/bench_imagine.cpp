// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast a seat is told what it may know, imagines the hidden cards, and plays on from there, at several points of a
// deal played by the rule of thumb. Usage: bench_imagine [game] [seconds for each point]
#include <cstdio>
#include <cstdlib>

#include "bench_games.h"

using namespace fulltable;

namespace {

/// What each of some deals is like, to the seat to act, after so many moves.
std::vector<std::unique_ptr<Knowledge>> after(const Game& game, int made) {
  std::vector<std::unique_ptr<Knowledge>> known;
  for (std::uint64_t seed = 0; seed < 32; ++seed) {
    const auto match = Match::start(game, standard_setup(game, seed));
    const auto position = match->truth().clone();
    Moves moves;
    Rng rng(seed);
    for (int i = 0; i < made && position->stage() == Stage::playing; ++i) {
      const int seat = position->to_act().front();
      position->legal(seat, moves);
      const int chosen = position->know(seat)->rule_of_thumb(seat, moves, rng);
      if (chosen < 0) break;
      position->apply(seat, moves[static_cast<std::size_t>(chosen)]);
    }
    if (position->stage() == Stage::playing) known.push_back(position->know(position->to_act().front()));
  }
  return known;
}

}  // namespace

int main(int argc, char** argv) {
  const char* const id = argc > 1 ? argv[1] : "ristiseiska";
  const double seconds = argc > 2 ? std::atof(argv[2]) : 1;
  const Game* const game = find_game(id);
  if (game == nullptr || game->info().real_time) {
    std::fprintf(stderr, "No game “%s” that waits for its players.\n", id);
    return 1;
  }
  const auto position = Match::start(*game, standard_setup(*game, 0))->truth().clone();
  Rng dealer(1);
  for (const int made : {4, 12, 24, 36, 48, 60}) {
    const auto points = after(*game, made);
    if (points.empty()) break;
    const auto truth = points.front()->imagine(dealer);
    std::int64_t told = 0;
    const double start = cpu_seconds();
    while (cpu_seconds() - start < seconds)
      for (int i = 0; i < 1000; ++i) told += truth->know(points.front()->seat())->seat() >= 0 ? 1 : 0;
    std::printf("%s after %d moves: %.0f known a second (CPU time)\n", id, made,
                static_cast<double>(told) / (cpu_seconds() - start));
    for (const bool playing : {false, true}) {
      Rng rng(1);
      std::int64_t count = 0;
      const double begin = cpu_seconds();
      double spent = 0;
      while (spent < seconds) {
        for (const auto& known : points) {
          known->imagine(*position, rng);
          if (playing) position->playout(rng);
          ++count;
        }
        spent = cpu_seconds() - begin;
      }
      std::printf("%s after %d moves (%zu deals): %.0f imagined%s a second (CPU time)\n", id, made, points.size(),
                  static_cast<double>(count) / spent, playing ? " and played out" : "");
    }
  }
  return 0;
}
