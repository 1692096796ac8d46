// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "games/vazhushal/vazhushal.h"

// What the game is worth between two deals: the chance to be the first to win enough of them.
namespace fulltable {

namespace {

constexpr std::size_t most_target = 10;
constexpr std::size_t most_terms = Vazhushal::most_seats * most_target;

/// 1 / k!
constexpr auto over_factorial = [] {
  std::array<double, most_terms + 1> table{};
  table[0] = 1;
  for (std::size_t k = 1; k < table.size(); ++k) table[k] = table[k - 1] / static_cast<double>(k);
  return table;
}();

/// The chance that a seat is first to its number of wins, each deal being won by anyone alike. If wins come to each
/// seat at random in time, independently and at the same rate, they come in just such an order; the others have not
/// enough by time t with chances that are polynomials times an exponential, and the integral over t is a sum.
double chance_of(const std::array<int, Vazhushal::most_seats>& needed, std::size_t seat, std::size_t seats) {
  std::array<double, most_terms> terms{};
  terms[0] = 1;
  std::size_t degree = 0;
  for (std::size_t other = 0; other < seats; ++other) {
    if (other == seat) continue;
    std::array<double, most_terms> product{};
    const auto most = static_cast<std::size_t>(needed[other] - 1);
    for (std::size_t i = 0; i <= degree; ++i)
      for (std::size_t k = 0; k <= most; ++k) product[i + k] += terms[i] * over_factorial[k];
    degree += most;
    terms = product;
  }
  const auto own = static_cast<std::size_t>(needed[seat] - 1);
  const auto rate = static_cast<double>(seats);
  double chance = 0;
  double scale = 1 / rate;  // (own + i)! / rate^(own + i + 1) / own!
  for (std::size_t k = 0; k < own; ++k) scale /= rate;
  for (std::size_t i = 0; i <= degree; ++i) {
    chance += terms[i] * scale;
    scale *= static_cast<double>(own + i + 1) / rate;
  }
  return chance;
}

}  // namespace

void Vazhushal::worth(const State& state, std::vector<double>& out) {
  if (state.stage == Stage::over) {
    const auto winning = winners(state);
    for (const int seat : winning) out[at(seat)] = 1.0 / static_cast<double>(winning.size());
    return;
  }
  std::array<int, most_seats> needed{};
  for (std::size_t seat = 0; seat < state.seats; ++seat) needed[seat] = state.target - state.scores[seat];
  for (std::size_t seat = 0; seat < state.seats; ++seat) out[seat] = chance_of(needed, seat, state.seats);
}

}  // namespace fulltable
