// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cassert>
#include <utility>

#include "games/vazhushal/solver.h"

// Which shapes can be laid with what is left.

namespace fulltable::vazhushal::exact {

std::vector<Choice> Solver::all(Node node) {
  assert(choices_.empty());
  while (node.one != 0) {
    const int lowest = std::countr_zero(node.one);
    list(node, lowest);
    node.one &= ~bit(lowest);
    node.two &= ~bit(lowest);
  }
  return std::exchange(choices_, {});
}

void Solver::list(const Node& node, int place) {
  const bool wild = (wild_places_ & bit(place)) != 0;
  if (wild && node.pool == 0) return;
  const int pool = node.pool - (wild ? 1 : 0);
  const int rank = place / 4;
  MeldShape run;
  run.base = static_cast<std::uint8_t>(place % 4);
  run.roles = static_cast<std::uint16_t>(1U << rank);
  int sum = gain(place);
  for (int low = rank;; --low) {
    go_on(node, run, low, rank, pool - (rank - low), sum, +1);
    if (low == 0 || pool == rank - low) break;
    run.roles |= static_cast<std::uint16_t>(1U << (low - 1));
    run.substitutes |= static_cast<std::uint16_t>(1U << (low - 1));
    sum += points(place_of(low - 1, place % 4));
  }
  if (rank == ace_rank) {
    run.roles = 1U << high_ace;
    run.substitutes = 0;
    go_on(node, run, high_ace, high_ace, pool, gain(place), -1);
  }
  list_sets(node, place, pool);
}

void Solver::go_on(const Node& node, const MeldShape& run, int low, int high, int pool, int sum, int step) {
  if (high - low >= 2) offer(run, sum);
  const int next = step > 0 ? high + 1 : low - 1;
  if (next > high_ace || next < 1 || (next == high_ace && low == 0)) return;
  const int place = place_of(next % high_ace, run.base);
  MeldShape longer = run;
  longer.roles |= static_cast<std::uint16_t>(1U << next);
  low = std::min(low, next);
  high = std::max(high, next);
  // An ace that is left belongs to the sequences listed for the ace itself.
  const bool wild = (wild_places_ & bit(place)) != 0;
  if (next != high_ace && (node.one & bit(place)) != 0 && (!wild || pool > 0))
    go_on(node, longer, low, high, pool - (wild ? 1 : 0), sum + gain(place), step);
  if (pool == 0) return;
  longer.substitutes |= static_cast<std::uint16_t>(1U << next);
  go_on(node, longer, low, high, pool - 1, sum + points(place), step);
}

void Solver::list_sets(const Node& node, int place, int pool) {
  const int rank = place / 4;
  const unsigned own = 1U << (place % 4);
  const auto there = static_cast<unsigned>(node.one >> place_of(rank, 0)) & 15U & ~own;
  for (unsigned natural = 0; natural < 16; ++natural) {
    if ((natural & ~there) != 0) continue;
    int left = pool;
    int sum = gain(place);
    for (unsigned bits = natural; bits != 0; bits &= bits - 1) {
      const int other = place_of(rank, std::countr_zero(bits));
      sum += gain(other);
      if ((wild_places_ & bit(other)) != 0) --left;
    }
    if (left < 0) continue;
    bool seen_three = false;
    bool seen_four = false;
    for (unsigned substitutes = 0; substitutes < 16; ++substitutes) {
      if ((substitutes & (natural | own)) != 0) continue;
      const int wanted = std::popcount(substitutes);
      const int size = 1 + std::popcount(natural) + wanted;
      if (size < 3 || wanted > left) continue;
      // The suits that wild cards stand for matter only where identical sets are forbidden.
      bool& seen = size == 3 ? seen_three : seen_four;
      if (seen && wanted > 0 && !parting_.sets_differ) continue;
      seen = true;
      MeldShape set;
      set.set = true;
      set.base = static_cast<std::uint8_t>(rank);
      set.roles = static_cast<std::uint16_t>(own | natural | substitutes);
      set.substitutes = static_cast<std::uint16_t>(substitutes);
      offer(set, sum + wanted * points(place));
    }
  }
}

}  // namespace fulltable::vazhushal::exact
