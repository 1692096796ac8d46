// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "games/thieving_stink/thieving_stink.h"

// What the game is worth between two deals: the chance to win it, from the points that both teams still need. Partners
// win together, so each has the whole of it.

namespace fulltable {

namespace {

/// Points are counted in fives, of which every total is made.
constexpr int unit = 5;
constexpr int most_needed = 1000 / unit;

/// The share of deals, by the fives that team A scores of those it and B have together. Both together mostly come to
/// about 180; the difference has a standard deviation of 70, as in the playouts.
constexpr int deal_units = 36;
constexpr auto shares = [] {
  std::array<double, deal_units + 1> table{};
  double total = 0;
  for (int a = 0; a <= deal_units; ++a) {
    const double off = static_cast<double>(2 * a - deal_units) / (deal_units + 1);
    const double bell = (1 - off * off) * (1 - off * off);
    total += table[static_cast<std::size_t>(a)] = bell;
  }
  for (double& share : table) share /= total;
  return table;
}();

/// The chances of team A by the points that A and B still need.
class Chances {
 public:
  Chances() {
    for (int sum = 2; sum <= 2 * most_needed; ++sum)
      for (int a = std::max(1, sum - most_needed); a <= std::min(most_needed, sum - 1); ++a) {
        double chance = 0;
        for (int scored = 0; scored <= deal_units; ++scored)
          chance += shares[static_cast<std::size_t>(scored)] * of(a - scored, sum - a - (deal_units - scored));
        cells_[place(a, sum - a)] = chance;
      }
  }
  double of(int a, int b) const {
    if (a > 0 && b > 0) return cells_[place(a, b)];
    return a < b ? 1 : a > b ? 0 : 0.5;
  }

 private:
  static std::size_t place(int a, int b) { return static_cast<std::size_t>((a - 1) * most_needed + b - 1); }
  std::array<double, std::size_t{most_needed} * most_needed> cells_{};
};

}  // namespace

void ThievingStink::worth(const State& state, std::vector<double>& out) {
  static const Chances chances;
  const auto needed = [&](std::size_t team) {
    const int points = state.target - state.totals[team];
    return points > 0 ? (points + unit - 1) / unit : points / unit;
  };
  const double first = chances.of(needed(0), needed(1));
  out = {first, 1 - first, first, 1 - first};
}

}  // namespace fulltable
