// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long it takes to tell whether a solitaire can still be won, in the positions that somebody meets who plays by
// what is seen: bench_winnable GAME LEVEL [FIRST [LAST [SECONDS]]]. The question is the one that the table's light
// asks; processor time, one thread.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "ai/solitaire.h"
#include "bench_games.h"

using namespace fulltable;

int main(int argc, char** argv) {
  const Game* game = argc > 2 ? find_game(argv[1]) : nullptr;
  const auto level = argc > 2 ? level_of(argv[2]) : std::nullopt;
  if (!game || !level || !game->can_solve()) {
    std::fprintf(stderr, "usage: bench_winnable GAME LEVEL [FIRST [LAST [SECONDS]]]   (a game with a solver)\n");
    return 2;
  }
  const std::uint64_t first = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
  const std::uint64_t last = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 50;
  const double longest = argc > 5 ? std::atof(argv[5]) : 10;

  constexpr int most_moves = 200;
  std::vector<double> times;
  std::size_t open = 0;
  std::size_t lost = 0;
  for (std::uint64_t seed = first; seed <= last; ++seed) {
    auto match = Match::start(*game, standard_setup(*game, seed));
    for (int moves = 0; moves < most_moves && !match->over(); ++moves) {
      const double begun = cpu_seconds();
      SolveLimits limits;
      limits.expired = [&] { return cpu_seconds() - begun >= longest; };
      const Finding finding = match->truth().solve(limits, 1).finding;
      times.push_back(cpu_seconds() - begun);
      open += finding == Finding::unknown;
      lost += finding == Finding::unsolvable;
      const Decision decision = think_alone(*match->know(0), *level, {}, Rng(seed).child(static_cast<unsigned>(moves)));
      if (decision.lost || match->submit(0, *decision.move)) break;
    }
  }
  std::ranges::sort(times);
  const auto total = static_cast<double>(times.size());
  const auto within = [&](double seconds) {
    return 100 * static_cast<double>(std::ranges::upper_bound(times, seconds) - times.begin()) / total;
  };
  std::printf("%zu positions, %.1f %% lost, %.1f %% open after %.0f s\n", times.size(),
              100 * static_cast<double>(lost) / total, 100 * static_cast<double>(open) / total, longest);
  std::printf("median %.2f ms, %.1f %% within 10 ms, %.1f %% within 200 ms, %.1f %% within 1 s\n",
              1000 * times[times.size() / 2], within(0.01), within(0.2), within(1));
}
