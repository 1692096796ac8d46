// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "yukon_deals.h"

// Which share of Yukon's deals can be won, by the standard rules. A line a deal is appended to a file: its number,
// won, lost or open, and the positions looked at. It may be stopped at any time; what is missing comes next time.
//   bench_yukon_share FILE FIRST LAST [NODES]          solves the deals that the file lacks (2,000,000 positions each)
//   bench_yukon_share FILE FIRST LAST NODES again      solves the open ones once more, with another limit
//   bench_yukon_share FILE FIRST LAST NODES check N    searches N of the lost ones by the plain search
//   bench_yukon_share FILE...                          counts what the files have

namespace {

using namespace fulltable;

enum class Mode { fill, again, check };

constexpr std::int64_t usual_nodes = 2'000'000;

struct Result {
  std::string finding;
  std::int64_t nodes = 0;
};
using Results = std::map<std::uint64_t, Result>;

/// Adds a file's lines; of two for a deal the later one counts. A last line that was cut off is taken out of the file.
void read(const std::string& name, Results& results) {
  std::ifstream file(name);
  std::string line;
  std::uintmax_t whole = 0;
  while (std::getline(file, line) && !file.eof()) {
    whole += line.size() + 1;
    char finding[8];
    unsigned long long deal = 0;
    long long nodes = 0;
    if (std::sscanf(line.c_str(), "%llu %7s %lld", &deal, finding, &nodes) == 3) results[deal] = {finding, nodes};
  }
  if (std::filesystem::exists(name) && std::filesystem::file_size(name) > whole)
    std::filesystem::resize_file(name, whole);
}

GameSetup setup_of(const Game& game, std::uint64_t deal) {
  GameSetup setup = standard_setup(game, 1);
  setup.deal_number = deal;
  return setup;
}

Solution solve(const Game& game, std::uint64_t deal, std::int64_t nodes, yukon_solver::Shortcuts shortcuts) {
  const GameSetup setup = setup_of(game, deal);
  SolveLimits limits;
  limits.nodes = nodes;
  Solution solution = yukon_solver::solve(dealt(game, setup), limits, 1, shortcuts);
  if (solution.finding == Finding::solvable && !replays(game, setup, solution.moves)) std::abort();
  return solution;
}

/// An end of Wilson's interval for a share, at 95 %: Wilson, J. Am. Stat. Assoc. 22 (1927) 209.
double wilson(double hits, double of, double side) {
  constexpr double z = 1.959964;
  const double share = hits / of;
  const double middle = share + z * z / (2 * of);
  const double half = z * std::sqrt(share * (1 - share) / of + z * z / (4 * of * of));
  return 100 * (middle + side * half) / (1 + z * z / of);
}

void count(const Results& results) {
  std::map<std::string, double> number;
  for (const auto& [deal, result] : results) ++number[result.finding];
  const double all = static_cast<double>(results.size());
  const double won = number["won"];
  const double open = number["open"];
  std::printf("%.0f deals: %.0f won, %.0f lost, %.0f open (%.3f %%)\n", all, won, number["lost"], open,
              100 * open / std::max(all, 1.0));
  if (all == 0) return;
  std::printf("can be won: %.2f %% (95 %%: %.2f to %.2f) were all open ones lost, ", 100 * won / all,
              wilson(won, all, -1), wilson(won, all, 1));
  std::printf("%.2f %% (%.2f to %.2f) were they won\n", 100 * (won + open) / all, wilson(won + open, all, -1),
              wilson(won + open, all, 1));
}

/// Whether none of the lost deals turned out to be won.
bool check(const Game& game, const Results& results, std::int64_t nodes, int sample) {
  std::vector<std::uint64_t> lost;
  for (const auto& [deal, result] : results)
    if (result.finding == "lost") lost.push_back(deal);
  std::map<std::string, int> number;
  const std::size_t step = std::max<std::size_t>(1, lost.size() / static_cast<std::size_t>(std::max(sample, 1)));
  for (std::size_t i = 0; i < lost.size() && sample > 0; i += step, --sample) {
    const Solution plain = solve(game, lost[i], nodes, yukon_solver::plain);
    ++number[name_of(plain.finding)];
    if (plain.finding == Finding::solvable)
      std::printf("deal %llu can be won\n", static_cast<unsigned long long>(lost[i]));
  }
  std::printf("of the lost ones by the plain search: %d lost, %d won, %d not settled\n", number["lost"], number["won"],
              number["open"]);
  return number["won"] == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const Game& game = *find_game("yukon");
  Results results;
  if (argc < 2 || argc == 3 || std::atoll(argv[argc > 2 ? 2 : 0]) <= 0) {
    for (int i = 1; i < argc; ++i) read(argv[i], results);
    count(results);
    return argc < 2;
  }
  const std::string name = argv[1];
  const auto first = static_cast<std::uint64_t>(std::atoll(argv[2]));
  const auto last = static_cast<std::uint64_t>(std::atoll(argv[3]));
  const std::int64_t nodes = argc > 4 ? std::atoll(argv[4]) : usual_nodes;
  const std::string word = argc > 5 ? argv[5] : "";
  const Mode mode = word == "again" ? Mode::again : word == "check" ? Mode::check : Mode::fill;
  read(name, results);
  if (mode == Mode::check) return check(game, results, nodes, argc > 6 ? std::atoi(argv[6]) : 100) ? 0 : 1;
  std::ofstream file(name, std::ios::app);
  for (std::uint64_t deal = first; deal <= last; ++deal) {
    const auto known = results.find(deal);
    if (known != results.end() && (mode == Mode::fill || known->second.finding != "open")) continue;
    const Solution solution = solve(game, deal, nodes, {});
    results[deal] = {name_of(solution.finding), solution.nodes};
    file << deal << ' ' << name_of(solution.finding) << ' ' << solution.nodes << '\n' << std::flush;
    if (!file) return 1;
  }
  count(results);
  return 0;
}
