// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

// First sight that was learnt: what is seen of a move, its *features*, count with weights from the game's weights.txt,
// and the sum says how likely a strong player makes it (a conditional logit). `bench_train` fits the weights.
namespace fulltable {

/// By how much the sum must be higher for a move to be twice as likely.
inline constexpr int doubling = 64;

/// Features that belong together: one weight for each.
struct FeatureGroup {
  const char* name;
  int size;
};

/// The places of each group's first weight, and last how many weights there are.
template <std::size_t Count>
constexpr std::array<int, Count + 1> places_of(const std::array<FeatureGroup, Count>& groups) {
  std::array<int, Count + 1> places{};
  for (std::size_t i = 0; i < Count; ++i) places[i + 1] = places[i] + groups[i].size;
  return places;
}

/// 2 to the power of −behind/doubling, for behind ≥ 0: how likely a move is beside the likeliest one.
constexpr float relative_likelihood(int behind) {
  constexpr std::array<float, doubling> parts = [] {
    constexpr double step = 0.98922801319397548;  // 2 to the power of −1/64
    std::array<float, doubling> table{};
    double part = 1;
    for (float& entry : table) {
      entry = static_cast<float>(part);
      part *= step;
    }
    return table;
  }();
  constexpr int least = 30;
  const int halvings = std::min(behind / doubling, least);
  return parts[static_cast<std::size_t>(behind % doubling)] / static_cast<float>(1U << halvings);
}

/// Appends what moves with these sums are weighed.
inline void append_likelihoods(const std::vector<int>& sums, std::vector<float>& weights) {
  const int best = sums.empty() ? 0 : *std::max_element(sums.begin(), sums.end());
  for (const int sum : sums) weights.push_back(relative_likelihood(best - sum));
}

}  // namespace fulltable
