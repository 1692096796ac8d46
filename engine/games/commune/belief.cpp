// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/belief.h"

#include <algorithm>
#include <cmath>

namespace fulltable::commune {

namespace {

/// The chance that an honest player who names a rank holds it when chance alone would not have given it.
constexpr float surplus = 0.8F;
/// As if each had been seen so often before, and so often with the rank or a wild card in hand.
constexpr int seen_before = 4;
constexpr int held_before = 3;
/// The part of declarations made without regard to one's cards, for each that was found to have no support.
constexpr double careless = 0.2;

bool names_ranks(Category category) {
  return category != Category::straight && category != Category::flush && category != Category::straight_flush;
}

/// How much likelier a hand is where a declaration was made with it. The factors are rounded from a conditional logit
/// (McFadden 1974), which of 41 hands was held, 40 of them drawn at random: 12 005 hands shown by who had declared, in
/// games of the hard level.
namespace likelier {
constexpr double pair = 4;  ///< one card of the rank named, beyond what the chance says
constexpr double pair_of_two = 8;
constexpr double each_of_two_ranks = 15;
constexpr double set = 8;  ///< three or more of a kind were declared
constexpr double set_of_two = 20;
constexpr double wild_for_set = 4;
// Who has something better mostly says that.
constexpr double wild_for_high = 0.3;
constexpr double wild_for_pair = 0.5;
constexpr double higher_rank = 0.6;
constexpr double other_pair = 0.4;
constexpr double wild_for_flush = 0.4;
constexpr double wild_for_step = 0.2;  ///< the smallest step to a pair
constexpr double higher_for_step = 0.3;
}  // namespace likelier

/// How readily a hand with these cards is declared that has so much chance by them.
double eagerness(const Declaration& said, bool smallest_step, double chance, const Count& own) {
  const int held = own.natural[said.first];
  const bool wild = own.wild > 0;
  switch (said.category) {
    case Category::high: return std::sqrt(chance) * (wild ? likelier::wild_for_high : 1);
    case Category::pair: {
      bool higher = false;
      bool other_pair = false;
      for (int rank = 0; rank < ranks; ++rank) {
        const int count = own.natural[static_cast<std::size_t>(rank)];
        higher = higher || (rank > said.first && count > 0);
        other_pair = other_pair || (rank != said.first && count > 1);
      }
      const double square = chance * chance;
      if (smallest_step)
        return square * (wild ? likelier::wild_for_step : 1) * (higher ? likelier::higher_for_step : 1);
      return square *
             (held > 1   ? likelier::pair_of_two
              : held > 0 ? likelier::pair
                         : 1) *
             (wild ? likelier::wild_for_pair : 1) * (higher ? likelier::higher_rank : 1) *
             (other_pair ? likelier::other_pair : 1);
    }
    case Category::flush: return smallest_step ? 1 : chance * (wild ? likelier::wild_for_flush : 1);
    default: break;
  }
  const double steep = chance * chance * std::sqrt(chance);
  if (!names_ranks(said.category)) return steep;
  if (names_two_ranks(said.category))
    return steep * (held > 0 ? likelier::each_of_two_ranks : 1) *
           (own.natural[said.second] > 0 ? likelier::each_of_two_ranks : 1);
  return steep * (held > 1 ? likelier::set_of_two : held > 0 ? likelier::set : 1) * (wild ? likelier::wild_for_set : 1);
}

/// How readily a declaration that has so much chance by one's own cards is let stand.
double trust(const Declaration& before, double chance) {
  if (before.category == Category::high) return 1;
  return names_ranks(before.category) ? chance : std::sqrt(chance);
}

/// The chance of one declaration by many hands of the same size; never quite 0, as people err.
class Chances {
 public:
  Chances(const Declaration& said, int commune_size, int pack_size)
      : said_(said), commune_size_(commune_size), pack_size_(pack_size) {
    known_.fill(-1);
  }

  double of(CardSet hand, const Count& own) {
    if (!names_ranks(said_.category)) return reckon(hand);
    // All hands with as many cards of the ranks named are alike.
    double& chance = known_[(own.natural[said_.first] * counts + own.natural[said_.second]) * wild_counts + own.wild];
    if (chance < 0) chance = reckon(hand);
    return chance;
  }

 private:
  static constexpr std::size_t counts = 5;       // of a rank: none to four
  static constexpr std::size_t wild_counts = 7;  // none to all twos and jokers

  double reckon(CardSet hand) const {
    constexpr float least = 0.002F;
    return static_cast<double>(std::max(least, Odds(hand, commune_size_, pack_size_).of(said_)));
  }

  const Declaration& said_;
  int commune_size_;
  int pack_size_;
  std::array<double, counts * counts * wild_counts> known_;
};

}  // namespace

Tales::Tales(const fulltable::Commune::State& state)
    : commune_size_(state.commune_size()), pack_size_(state.pack_size()) {
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const auto& record = state.record[seat];
    honesty_[seat] = static_cast<float>(held_before + record.held) / static_cast<float>(seen_before + record.named);
  }
  int before = -1;
  for (const auto& each : state.declared) {
    if (each.heeded) note(each.seat, each.rung, before, state.ladder_options);
    before = each.rung;
  }
}

void Tales::note(int seat, int rung, int before, const LadderOptions& ladder_options) {
  const Declaration& said = declaration(rung);
  const bool smallest_step = before >= 0 && rung == next_rung(before, ladder_options);
  auto& spoken = spoken_[static_cast<std::size_t>(seat)];
  std::uint8_t& count = counts_[static_cast<std::size_t>(seat)];
  if (count == most_heeded)
    std::rotate(spoken.begin(), spoken.begin() + 1, spoken.end());
  else
    ++count;
  spoken[count - 1U] = {static_cast<std::int16_t>(rung), static_cast<std::int16_t>(before), smallest_step};
  if (smallest_step || !names_ranks(said.category)) return;
  const std::uint8_t second = names_two_ranks(said.category) ? said.second : said.first;
  backers_[said.first].insert(seat);
  backers_[second].insert(seat);
}

void Tales::weigh(int seat, std::span<const CardSet> hands, std::span<double> weights) const {
  const auto place = static_cast<std::size_t>(seat);
  std::ranges::fill(weights, 1.0);
  for (std::size_t i = 0; i < counts_[place]; ++i) {
    const auto [rung, before, smallest_step] = spoken_[place][i];
    Chances made(declaration(rung), commune_size_, pack_size_);
    Chances let_stand(declaration(std::max<int>(before, 0)), commune_size_, pack_size_);
    for (std::size_t k = 0; k < hands.size(); ++k) {
      const Count own = Count::of(hands[k]);
      weights[k] *= eagerness(declaration(rung), smallest_step, made.of(hands[k], own), own);
      if (before >= 0) weights[k] *= trust(declaration(before), let_stand.of(hands[k], own));
    }
  }
  double total = 0;
  for (const double weight : weights) total += weight;
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
