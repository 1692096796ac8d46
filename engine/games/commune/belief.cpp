// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/belief.h"

#include <algorithm>

namespace fulltable::commune {

namespace {

/// How much likelier an honest player is to name a rank with a card for it than without.
constexpr double backing = 4;
/// The chance that an honest player who names a rank holds it when chance alone would not have given it.
constexpr float surplus = 0.55F;

bool names_ranks(Category category) {
  return category != Category::straight && category != Category::flush && category != Category::straight_flush;
}

}  // namespace

Tales::Tales(const fulltable::Commune::State& state) {
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    // As if each had been seen four times before, honest in half of them.
    const auto& record = state.record[seat];
    honesty_[seat] = static_cast<float>(2 + record.held) / static_cast<float>(4 + record.named);
  }
  int before = -1;
  for (const auto& each : state.declared) {
    note(each.seat, each.rung, before, state.terms);
    before = each.rung;
  }
}

void Tales::note(int seat, int rung, int before, const Terms& terms) {
  const Declaration& said = declaration(rung);
  if (!names_ranks(said.category) || rung == next_rung(before, terms)) return;
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
  const double weight = 1 + backing * static_cast<double>(honesty_[place]);
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
