// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/card.h"

// Which cards go together in Chinese Ten, and what each is worth.
namespace fulltable::chinese_ten {

inline constexpr int ace_rank = 0;
inline constexpr int five_rank = 4;
inline constexpr int nine_rank = 8;
inline constexpr int most_seats = 4;

/// The four cards of a rank.
constexpr CardSet of_rank(int rank) {
  std::uint64_t bits = 0;
  for (const Suit suit : all_suits) bits |= CardSet::of(Card(rank, suit)).bits();
  return CardSet(bits);
}

inline constexpr CardSet all_cards{(std::uint64_t{1} << 52) - 1};

/// Whether a rank pairs with itself: 5, T, J, Q, K.
constexpr bool is_twin(int rank) {
  return rank == five_rank || rank > nine_rank;
}

/// The rank that a rank pairs with.
constexpr int partner_rank(int rank) {
  return rank > nine_rank ? rank : nine_rank - rank;
}

/// The cards that a card pairs with, without itself.
constexpr CardSet partners_of(Card card) {
  return of_rank(partner_rank(card.rank())) - CardSet::of(card);
}

/// What a captured card is worth with so many players.
constexpr int points_of(Card card, int seats) {
  if (!is_red(card.suit())) {
    if (card.rank() != ace_rank) return 0;
    if (card.suit() == Suit::spades) return seats >= 3 ? 30 : 0;
    return seats >= 4 ? 40 : 0;
  }
  if (card.rank() == ace_rank) return 20;
  return card.rank() >= nine_rank ? 10 : card.rank() + 1;
}

constexpr int points_of(CardSet cards, int seats) {
  int points = 0;
  for (const Card card : cards) points += points_of(card, seats);
  return points;
}

/// Both as tables, for the search: by card, the points by seats first.
struct Worths {
  std::array<CardSet, 52> partners{};
  std::array<std::array<std::uint8_t, 52>, most_seats + 1> points{};
};

inline constexpr Worths worths = [] {
  Worths table;
  for (const Card card : all_cards) {
    const auto code = static_cast<std::size_t>(card.code());
    table.partners[code] = partners_of(card);
    for (int seats = 2; seats <= most_seats; ++seats)
      table.points[static_cast<std::size_t>(seats)][code] = static_cast<std::uint8_t>(points_of(card, seats));
  }
  return table;
}();

static_assert(points_of(all_cards, 2) == 210 && points_of(all_cards, 3) == 240 && points_of(all_cards, 4) == 280);

}  // namespace fulltable::chinese_ten
