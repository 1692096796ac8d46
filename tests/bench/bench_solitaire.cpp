// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How many deals of a solitaire the AI wins from the player's view: bench_solitaire GAME LEVEL [FIRST [LAST
// [ITERATIONS]]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "ai/solitaire.h"
#include "match/match.h"

using namespace fulltable;

int main(int argc, char** argv) {
  const Game* game = argc > 2 ? find_game(argv[1]) : nullptr;
  const auto level = argc > 2 ? level_of(argv[2]) : std::nullopt;
  if (!game || !level || !game->can_solve()) {
    std::fprintf(stderr, "usage: bench_solitaire GAME LEVEL [FIRST [LAST [ITERATIONS]]]   (a game with a solver)\n");
    return 2;
  }
  const std::uint64_t first = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
  const std::uint64_t last = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 50;
  Limits limits;
  limits.iterations = argc > 5 ? std::atoll(argv[5]) : 0;

  constexpr int longest = 200;
  int won = 0;
  int endless = 0;
  long long made = 0;
  double slowest = 0;
  const std::clock_t begun = std::clock();
  for (std::uint64_t seed = first; seed <= last; ++seed) {
    auto match = Match::start(*game, standard_setup(*game, seed));
    int moves = 0;
    for (; moves < longest && !match->over(); ++moves) {
      const std::clock_t before = std::clock();
      const Decision decision =
          think_alone(*match->know(0), *level, limits, Rng(seed).child(static_cast<unsigned>(moves)));
      slowest = std::max(slowest, static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
      if (decision.lost) break;
      if (match->submit(0, *decision.move)) return 1;
    }
    made += moves;
    if (moves == longest) ++endless;
    if (match->over() && !match->truth().winners().empty()) ++won;
  }
  const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
  const auto deals = static_cast<double>(last - first + 1);
  std::printf("%.1f %% won, %d not ended after %d moves, %.1f moves a deal, %.1f ms a move, at most %.0f ms\n",
              100 * won / deals, endless, longest, static_cast<double>(made) / deals,
              1000 * seconds / static_cast<double>(made), 1000 * slowest);
}
