// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/value.h"

#include <algorithm>

namespace fulltable::commune {

namespace {

constexpr std::size_t most_tokens = 5;
constexpr std::size_t most_seats = 10;
constexpr double step = 0.25;
constexpr std::size_t steps = 80;

/// If everyone loses tokens at the same rate, as clocks that strike at random, then somebody with t tokens is out at a
/// time spread by the Gamma law of order t; the one who is out last wins, and the clocks of those already out change
/// nothing.
struct Gamma {
  std::array<std::array<double, steps>, most_tokens + 1> density{};
  std::array<std::array<double, steps>, most_tokens + 1> until{};  ///< the chance to be out by then

  constexpr Gamma() {
    // e to the minus half step, by its series.
    double half = 0;
    double term = 1;
    for (int i = 1; i <= 20; ++i) {
      half += term;
      term *= -step / 2 / i;
    }
    double decay = half;
    for (std::size_t at = 0; at < steps; ++at) {
      const double time = (static_cast<double>(at) + 0.5) * step;
      double power = decay;  // time^(t−1) / (t−1)! · e^−time
      double above = 0;
      for (std::size_t tokens = 1; tokens <= most_tokens; ++tokens) {
        density[tokens][at] = power;
        above += power;
        until[tokens][at] = 1 - above;
        power *= time / static_cast<double>(tokens);
      }
      until[0][at] = 1;
      decay *= half * half;
    }
  }
};
constexpr Gamma gamma_law;

}  // namespace

void chances_to_win(std::span<const std::uint8_t> tokens, std::vector<double>& out) {
  out.assign(tokens.size(), 0.0);
  double total = 0;
  for (std::size_t at = 0; at < steps; ++at) {
    std::array<double, most_seats + 1> behind{};  // the chance that all seats from there on are out
    behind[tokens.size()] = 1;
    for (std::size_t seat = tokens.size(); seat-- > 0;)
      behind[seat] = behind[seat + 1] * gamma_law.until[tokens[seat]][at];
    double before = 1;
    for (std::size_t seat = 0; seat < tokens.size(); ++seat) {
      const double share = before * behind[seat + 1] * gamma_law.density[tokens[seat]][at];
      out[seat] += share;
      total += share;
      before *= gamma_law.until[tokens[seat]][at];
    }
  }
  for (double& share : out) share /= total;
}

}  // namespace fulltable::commune
