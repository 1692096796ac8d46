// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What several cores bring a long decision: bench_cores GAME [GAMES [ITERATIONS [REPEATS]]]
// Games are played by the rule of thumb. At every decision that is one the expert thinks on one core, two and four in
// turn, several times; of each the quickest counts, so that what else the computer does matters little. Printed are the
// sums over all decisions, in milliseconds of the clock and of all cores together.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "ai/think.h"
#include "bench_games.h"
#include "players/cores.h"

using namespace fulltable;

namespace {

constexpr std::array thread_counts{1, 2, 4};

struct Taken {
  double wall = 1e9;
  double cpu = 1e9;
};

double wall_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

int main(int argc, char** argv) {
  const Game* game = argc > 1 ? find_game(argv[1]) : nullptr;
  if (!game || game->info().real_time || game->info().solitaire) {
    std::fprintf(stderr, "usage: bench_cores GAME [GAMES [ITERATIONS [REPEATS]]]   (a game that is searched)\n");
    return 2;
  }
  const int games = argc > 2 ? std::atoi(argv[2]) : 1;
  Limits limits{.iterations = argc > 3 ? std::atoll(argv[3]) : 0, .expired = {}};
  const int repeats = argc > 4 ? std::atoi(argv[4]) : 5;

  std::array<Taken, thread_counts.size()> sums{};
  for (Taken& sum : sums) sum = {0, 0};
  int decisions = 0;
  const bool played = play_by_thumb(*game, games, [&](const Knowledge& known, const Rng& rng) {
    std::array<Taken, thread_counts.size()> taken{};
    for (int turn = 0; turn < repeats; ++turn)
      for (std::size_t i = 0; i < thread_counts.size(); ++i) {
        const double wall = wall_ms();
        const double cpu = cpu_seconds();
        Cores cores(thread_counts[i]);
        limits.crew = cores.crew();
        if (think(known, Level::expert, limits, rng.child(1)).iterations <= 1) return;
        taken[i].wall = std::min(taken[i].wall, wall_ms() - wall);
        taken[i].cpu = std::min(taken[i].cpu, 1000 * (cpu_seconds() - cpu));
      }
    for (std::size_t i = 0; i < sums.size(); ++i) {
      sums[i].wall += taken[i].wall;
      sums[i].cpu += taken[i].cpu;
    }
    ++decisions;
  });
  if (!played) return 1;
  std::printf("%s: %d decisions\n", argv[1], decisions);
  for (std::size_t i = 0; i < sums.size(); ++i)
    std::printf("cores %d: %9.1f ms by the clock, %9.1f ms of all cores, %5.1f %% of the time on one\n",
                thread_counts[i], sums[i].wall, sums[i].cpu, 100 * sums[i].wall / sums[0].wall);
  return 0;
}
