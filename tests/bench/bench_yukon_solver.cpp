// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench_games.h"
#include "yukon_deals.h"

// How many deals of Yukon the solver settles, and how fast: processor time, one thread.
//   bench_yukon_solver [first seed] [last seed] [seconds a deal] [build=suit] [empty_columns=any]
//                      [foundation_return=true] [memory=MiB] [plain] [list]

namespace {

using namespace fulltable;

struct Run {
  std::uint64_t seed;
  Finding finding;
  double seconds;
  std::int64_t nodes;
};

}  // namespace

int main(int argc, char** argv) {
  const Game& game = *find_game("yukon");
  GameSetup game_setup = standard_setup(game, 1);
  yukon_solver::Shortcuts shortcuts;
  bool list = false;
  SolveLimits limits;
  std::vector<double> numbers;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.starts_with("memory=")) {
      limits.memory = static_cast<std::size_t>(std::max(1, std::atoi(word.c_str() + 7))) << 20;
    } else if (const auto equals = word.find('='); equals != std::string::npos) {
      if (const auto refusal =
              set_option(game.info(), game_setup.options, word.substr(0, equals), word.substr(equals + 1))) {
        std::fprintf(stderr, "%s\n", refusal->text.c_str());
        return 1;
      }
    } else if (word == "plain") {
      shortcuts.classes = shortcuts.dives = false;
    } else if (word == "list") {
      list = true;
    } else {
      numbers.push_back(std::atof(argv[i]));
    }
  }
  const auto first = static_cast<std::uint64_t>(numbers.size() > 0 ? numbers[0] : 1);
  const auto last = static_cast<std::uint64_t>(numbers.size() > 1 ? numbers[1] : 200);
  const double limit = numbers.size() > 2 ? numbers[2] : 10;

  std::vector<Run> runs;
  for (std::uint64_t seed = first; seed <= last; ++seed) {
    game_setup.deal_number = seed;
    const Yukon::State state = dealt(game, game_setup);
    const double begun = cpu_seconds();
    limits.expired = [&] { return cpu_seconds() - begun >= limit; };
    const Solution solution = yukon_solver::solve(state, limits, 1, shortcuts);
    runs.push_back({seed, solution.finding, cpu_seconds() - begun, solution.nodes});
    if (list)
      std::printf("%6llu %-4s %8.3f s %10lld nodes %4zu moves\n", static_cast<unsigned long long>(seed),
                  name_of(solution.finding), runs.back().seconds, static_cast<long long>(solution.nodes),
                  solution.moves.size());
    if (solution.finding == Finding::solvable && !replays(game, game_setup, solution.moves)) {
      std::printf("deal %llu: the line does not win\n", static_cast<unsigned long long>(seed));
      return 1;
    }
  }

  const auto total = static_cast<double>(runs.size());
  std::printf("%8s %8s %8s %8s\n", "within", "won", "lost", "open");
  for (const double within : {0.01, 0.05, 0.25, 1.0, 5.0, 10.0, 30.0, 60.0}) {
    if (within > limit && within / 2 >= limit) break;
    const auto share = [&](Finding finding) {
      return 100 *
             static_cast<double>(std::ranges::count_if(
                 runs, [&](const Run& run) { return run.finding == finding && run.seconds <= within; })) /
             total;
    };
    const double won = share(Finding::solvable);
    const double lost = share(Finding::unsolvable);
    std::printf("%6.2f s %7.1f%% %7.1f%% %7.1f%%\n", within, won, lost, 100 - won - lost);
  }
  std::vector<double> seconds;
  std::int64_t nodes = 0;
  double spent = 0;
  for (const Run& run : runs) {
    seconds.push_back(run.seconds);
    nodes += run.nodes;
    spent += run.seconds;
  }
  std::ranges::sort(seconds);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("median %.2f ms, 90th percentile %.2f ms, %.0f nodes a second, peak memory %.1f MiB\n",
              1000 * seconds[seconds.size() / 2], 1000 * seconds[seconds.size() * 9 / 10],
              static_cast<double>(nodes) / std::max(spent, 1e-9), static_cast<double>(usage.ru_maxrss) / 1024);
}
