// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/card.h"

// The cards of Lórum: seven to ace of each suit, ace high.
namespace fulltable::lorum {

inline constexpr CardSet whole_pack = [] {
  CardSet cards;
  for (const Suit suit : all_suits)
    for (const int rank : {0, 6, 7, 8, 9, 10, 11, 12}) cards.insert(Card(rank, suit));
  return cards;
}();

inline constexpr Card king_of_hearts{12, Suit::hearts};
inline constexpr CardSet hearts = whole_pack & CardSet::of(Suit::hearts);
inline constexpr int lowest = 6;
inline constexpr int highest = 13;

/// 6 (seven) to 13 (ace).
constexpr int strength(Card card) {
  return card.rank() == 0 ? highest : card.rank();
}
constexpr Card with_strength(int strength, Suit suit) {
  return Card(strength == highest ? 0 : strength, suit);
}

/// The cards of that suit and the strengths from `low` to `high`.
constexpr CardSet between(int low, int high, Suit suit) {
  CardSet cards;
  for (int each = low; each <= high; ++each) cards.insert(with_strength(each, suit));
  return cards;
}

/// The card that follows in a Quart sequence: after the ace the seven, or nothing.
constexpr std::optional<Card> card_after(Card card, bool ace_stops) {
  if (strength(card) < highest) return with_strength(strength(card) + 1, card.suit());
  if (ace_stops) return std::nullopt;
  return with_strength(lowest, card.suit());
}
constexpr std::optional<Card> card_before(Card card, bool ace_stops) {
  if (strength(card) > lowest) return with_strength(strength(card) - 1, card.suit());
  if (ace_stops) return std::nullopt;
  return with_strength(highest, card.suit());
}

/// What a queen counts in Queens.
constexpr int value_of_queen(Suit suit) {
  constexpr int values[]{1, 3, 4, 2};
  return values[index_of(suit)];
}

/// What a card counts in Train.
constexpr int train_value(Card card, bool ten_counts_ten) {
  switch (card.rank()) {
    case 0: return 11;
    case 12: return 4;
    case 11: return 3;
    case 10: return 2;
    case 9: return ten_counts_ten ? 10 : 1;
    default: return 0;
  }
}

}  // namespace fulltable::lorum
