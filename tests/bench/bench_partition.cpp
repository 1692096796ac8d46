// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the best partition of a hand into melds takes: bench_partition [HANDS]   processor time, one thread.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "core/random.h"
#include "games/vazhushal/partition.h"

using namespace fulltable;
using namespace fulltable::vazhushal;

namespace {

/// Cards drawn from two packs, so many of them wild: jokers and red aces.
Parting random_hand(Rng& rng, int size, int wild) {
  Parting parting;
  const Card ace_of_diamonds(ace_rank, Suit::diamonds);
  const Card ace_of_hearts(ace_rank, Suit::hearts);
  parting.wild = jokers | CardSet::of(ace_of_diamonds) | CardSet::of(ace_of_hearts);
  parting.worth.fill(10);
  for (const Card card : {little_joker, ace_of_hearts, big_joker, ace_of_diamonds})
    if (parting.cards.size() < wild) parting.cards.insert(card);
  while (parting.cards.size() < size) {
    const Card card(static_cast<int>(rng.below(52)));
    if (!parting.wild.has(card) && parting.cards.count(card) < 2) parting.cards.insert(card);
  }
  return parting;
}

void measure(int hands, int size, int wild) {
  Rng rng(static_cast<std::uint64_t>(100 * size + wild));
  std::vector<double> times;
  int proved = 0;
  int most_nodes = 0;
  for (int i = 0; i < hands; ++i) {
    const Parting parting = random_hand(rng, size, wild);
    const std::clock_t begun = std::clock();
    const Partition partition = best_partition(parting);
    times.push_back(1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    if (partition.proved) ++proved;
    most_nodes = std::max(most_nodes, partition.nodes);
  }
  std::ranges::sort(times);
  std::printf(
      "%2d cards, %d wild: median %7.3f ms, 99 %% %7.3f ms, longest %7.3f ms, %d of %d proved, at most %d nodes\n",
      size, wild, times[times.size() / 2], times[times.size() * 99 / 100], times.back(), proved, hands, most_nodes);
}

}  // namespace

int main(int argc, char** argv) {
  const int hands = argc > 1 ? std::max(1, std::atoi(argv[1])) : 500;
  for (const auto& [size, wild] : {std::pair{14, 0}, {14, 2}, {20, 0}, {20, 1}, {20, 2}, {20, 4}, {30, 2}, {30, 4}})
    measure(hands, size, wild);
}
