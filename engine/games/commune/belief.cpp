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
/// The part of declarations made without regard to one's cards, for each that was found to have no support.
constexpr double careless = 0.4;

bool names_ranks(Category category) {
  return category != Category::straight && category != Category::flush && category != Category::straight_flush;
}

/// How readily a hand is declared that has so much chance by one's own cards: a player who has something better mostly
/// says that, and a high card is said for want of anything better.
double eagerness(Category category, double chance) {
  return category == Category::high ? chance : chance * chance * chance;
}

}  // namespace

Tales::Tales(const fulltable::Commune::State& state)
    : commune_size_(state.commune_size()), pack_size_(state.pack_size()) {
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const auto& record = state.record[seat];
    honesty_[seat] = static_cast<float>(held_before + record.held) / static_cast<float>(seen_before + record.named);
  }
  int before = -1;
  for (const auto& each : state.declared) {
    note(each.seat, each.rung, before, state.ladder_options);
    before = each.rung;
  }
}

void Tales::note(int seat, int rung, int before, const LadderOptions& ladder_options) {
  const Declaration& said = declaration(rung);
  const bool smallest_step = before >= 0 && rung == next_rung(before, ladder_options);
  if (smallest_step) return;
  told_.insert(seat);
  last_[static_cast<std::size_t>(seat)] = static_cast<std::uint16_t>(rung);
  if (!names_ranks(said.category)) return;
  const std::uint8_t second = names_two_ranks(said.category) ? said.second : said.first;
  backers_[said.first].insert(seat);
  backers_[second].insert(seat);
}

void Tales::weigh(int seat, std::span<const CardSet> hands, std::span<double> weights) const {
  const auto place = static_cast<std::size_t>(seat);
  const Declaration& said = declaration(last_[place]);
  double total = 0;
  // Where ranks are named, all hands with as many cards of them are alike.
  constexpr std::size_t counts = 5;       // of a rank: none to four
  constexpr std::size_t wild_counts = 7;  // none to all twos and jokers
  std::array<double, counts * counts * wild_counts> known;
  known.fill(-1);
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Count own = Count::of(hands[i]);
    const std::size_t alike = (own.natural[said.first] * counts + own.natural[said.second]) * wild_counts + own.wild;
    double& weight = names_ranks(said.category) ? known[alike] : weights[i];
    if (&weight == &weights[i] || weight < 0)
      weight = eagerness(said.category, static_cast<double>(Odds(hands[i], commune_size_, pack_size_).of(said)));
    weights[i] = weight;
    total += weight;
  }
  const double blind = careless * (1 - static_cast<double>(honesty_[place]));
  const double scale = total > 0 ? (1 - blind) * static_cast<double>(hands.size()) / total : 0;
  for (double& weight : weights) weight = blind + scale * weight;
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
