// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reaction.h"

#include <algorithm>
#include <cassert>

namespace fulltable {

namespace {

constexpr double ms_per_bit = 188.4;
constexpr double stroop_interference = 0.743;
/// Of the mean of a fresh player, the deviation of the normal part and the mean of the exponential one.
constexpr double sigma_share = 0.08;
constexpr double tau_share = 0.2;

/// log2(n + 1) for 1 to 16: the library's own differs between platforms.
constexpr std::array<double, 16> bits{1.0,      1.584963, 2.0,      2.321928, 2.584963, 2.807355, 3.0, 3.169925,
                                      3.321928, 3.459432, 3.584963, 3.700440, 3.807355, 3.906891, 4.0, 4.087463};

/// A standard normal number: twelve even ones less six (Irwin and Hall), which needs no function of the library.
double standard_normal(Rng& rng) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += rng.unit();
  return sum;
}

/// An exponential number with mean 1, by comparing even ones (von Neumann 1951): exact, and without a logarithm.
double standard_exponential(Rng& rng) {
  for (int whole = 0;; ++whole) {
    const double first = rng.unit();
    double last = first;
    bool odd = true;
    double next = rng.unit();
    while (next < last) {
      last = next;
      next = rng.unit();
      odd = !odd;
    }
    if (odd) return whole + first;
  }
}

}  // namespace

double mean_reaction(const ReactionTask& task) {
  assert(task.alternatives >= 1 && task.alternatives <= static_cast<int>(bits.size()));
  const double choice = ms_per_bit * bits[static_cast<std::size_t>(task.alternatives - 1)];
  return choice * (1 + stroop_interference * task.conflict) * task.load;
}

double fatigue(std::int64_t elapsed) {
  return static_cast<double>(std::clamp<std::int64_t>(elapsed, 0, tiring)) / static_cast<double>(tiring);
}

Impulse react_to(const ReactionTask& task, const Reactor& reactor, double tempo, Rng& rng) {
  const double tired = reactor.tires * fatigue(task.elapsed);
  Impulse impulse;
  impulse.guessed = rng.unit() < reactor.guesses;
  impulse.slips = !impulse.guessed && rng.unit() < reactor.slips * (1 + tired);
  const double mean = reactor.pace * mean_reaction(impulse.guessed ? ReactionTask{} : task);
  const double drawn = mean * (1 - tau_share) + mean * sigma_share * standard_normal(rng) +
                       mean * (tau_share + tired) * standard_exponential(rng);
  impulse.delay = std::max(quickest_reaction, drawn * tempo);
  return impulse;
}

}  // namespace fulltable
