// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "games/vazhushal/melds.h"

// Melds as the search for the best partition sees them.
namespace fulltable::vazhushal::exact {

inline constexpr int high_ace = 13;

/// Cards by rank first, then by suit: what is taken lowest first leaves few patterns above it.
using Bits = std::uint64_t;

constexpr int place_of(int rank, int suit) {
  return 4 * rank + suit;
}
constexpr Card card_at(int place) {
  return Card(place / 4, static_cast<Suit>(place % 4));
}
constexpr Bits bit(int place) {
  return Bits{1} << place;
}
constexpr Bits by_rank(CardSet cards) {
  Bits bits = 0;
  for (const Card card : cards - jokers) bits |= bit(place_of(card.rank(), index_of(card.suit())));
  return bits;
}

/// A meld whose substitutes are not told apart yet. The roles are ranks, 13 the ace above the king, or suits of a set.
struct MeldShape {
  bool set = false;
  std::uint8_t base = 0;  ///< the suit, or the rank of a set
  std::uint16_t roles = 0;
  std::uint16_t substitutes = 0;

  int place(int role) const { return set ? place_of(base, role) : place_of(role % high_ace, base); }
  CardSet cards(unsigned which) const {
    CardSet set_of_roles;
    for (; which != 0; which &= which - 1) set_of_roles.insert(card_at(place(std::countr_zero(which))));
    return set_of_roles;
  }
  CardSet all_roles() const { return cards(roles); }
  CardSet natural() const { return cards(roles & ~unsigned{substitutes}); }
  bool is_natural_sequence() const { return !set && substitutes == 0; }
};

MeldShape shape_of(const Meld& meld);

}  // namespace fulltable::vazhushal::exact
