// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How many games a second the search imagines: bench_search GAME [GAMES [ITERATIONS]]
// Games are played by the rule of thumb; at every decision that is one the search runs, too, and is timed.
#include <cstdio>
#include <cstdlib>

#include "ai/think.h"
#include "bench_games.h"

using namespace fulltable;

namespace {

/// What one kind of work cost.
struct Cost {
  double seconds = 0;
  std::int64_t count = 0;

  void print(const char* what) const {
    if (count > 0 && seconds > 0)
      std::printf("%-22s %9.0f a second  %8.2f us each  (%lld)\n", what, static_cast<double>(count) / seconds,
                  1e6 * seconds / static_cast<double>(count), static_cast<long long>(count));
  }
};

}  // namespace

int main(int argc, char** argv) {
  const Game* game = argc > 1 ? find_game(argv[1]) : nullptr;
  if (!game || game->info().real_time) {
    std::fprintf(stderr, "usage: bench_search GAME [GAMES [ITERATIONS]]   (a game without a clock)\n");
    return 2;
  }
  const int games = argc > 2 ? std::atoi(argv[2]) : 10;
  const Limits limits{argc > 3 ? std::atoll(argv[3]) : 0, {}};

  Cost search;
  Cost decisions;
  Cost imagining;
  Cost playouts;
  double longest = 0;
  const bool played = play_by_thumb(*game, games, [&](const Knowledge& known, Rng& rng) {
    const double before = cpu_seconds();
    const Decision decision = think(known, Level::hard, limits, rng.child(1));
    const double taken = cpu_seconds() - before;
    if (decision.iterations == 0) return;
    search.seconds += taken;
    search.count += decision.iterations;
    decisions.seconds += taken;
    ++decisions.count;
    if (taken > longest) longest = taken;

    constexpr int repeats = 200;
    const auto imagined = known.imagine(rng);
    const double start = cpu_seconds();
    for (int i = 0; i < repeats; ++i) known.imagine(*imagined, rng);
    imagining.seconds += cpu_seconds() - start;
    imagining.count += repeats;
    const auto copy = imagined->clone();
    const double middle = cpu_seconds();
    for (int i = 0; i < repeats; ++i) {
      copy->assign(*imagined);
      copy->playout(rng);
    }
    playouts.seconds += cpu_seconds() - middle;
    playouts.count += repeats;
  });
  if (!played) return 1;
  search.print("imagined games");
  decisions.print("decisions");
  imagining.print("imagine alone");
  playouts.print("playout alone");
  std::printf("longest decision       %.3f s\n", longest);
  return 0;
}
