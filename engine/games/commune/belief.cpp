// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/belief.h"

#include <algorithm>

namespace fulltable::commune {

namespace {

/// The chance that an honest player who names a rank holds it when chance alone would not have given it.
constexpr float surplus = 0.6F;
/// As if each had been seen so often before, and so often with the rank or a wild card in hand.
constexpr int seen_before = 4;
constexpr int held_before = 3;

/// The chance that some of so many cards are of a rank or wild.
double chance_to_hold(int size) {
  double none = 1;
  for (int i = 0; i < size; ++i) none *= (44.0 - i) / (54.0 - i);
  return 1 - none;
}

bool names_ranks(Category category) {
  return category != Category::straight && category != Category::flush && category != Category::straight_flush;
}

}  // namespace

Tales::Tales(const fulltable::Commune::State& state) {
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const auto& record = state.record[seat];
    honesty_[seat] = static_cast<float>(held_before + record.held) / static_cast<float>(seen_before + record.named);
  }
  int before = -1;
  for (const auto& each : state.declared) {
    note(each.seat, each.rung, before, state.terms);
    before = each.rung;
  }
}

void Tales::note(int seat, int rung, int before, const Terms& terms) {
  const Declaration& said = declaration(rung);
  const bool smallest_step = before >= 0 && rung == next_rung(before, terms);
  if (!names_ranks(said.category) || smallest_step) return;
  const std::uint8_t second = names_two_ranks(said.category) ? said.second : said.first;
  backers_[said.first].insert(seat);
  backers_[second].insert(seat);
  last_[static_cast<std::size_t>(seat)] = {said.first, second};
  told_.insert(seat);
}

double Tales::likelihood(int seat, CardSet cards) const {
  const auto place = static_cast<std::size_t>(seat);
  const Count own = Count::of(cards);
  const auto& named = last_[place];
  const bool first = own.wild > 0 || own.natural[named[0]] > 0;
  const bool second = own.wild > 0 || own.natural[named[1]] > 0;
  // So that it holds one of them as often as it was honest before.
  const auto honest = static_cast<double>(honesty_[place]);
  const double by_chance = chance_to_hold(cards.size());
  const double weight = std::max(1.0, honest / (1 - honest) * (1 - by_chance) / by_chance);
  if (first && second) return 1;
  return (first || second ? (weight + 1) / 2 : 1) / weight;
}

Hints Tales::hints(int seat) const {
  Hints hints{};
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    float nobody = 1;
    for (const int backer : backers_[rank])
      if (backer != seat) nobody *= 1 - surplus * honesty_[static_cast<std::size_t>(backer)];
    hints[rank] = 1 - nobody;
  }
  return hints;
}

}  // namespace fulltable::commune
