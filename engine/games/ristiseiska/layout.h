// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/card.h"

// The layout of Ristiseiska as one set: the cards placed in a suit always lie in a row through its seven, so the set
// says everything about the piles.
namespace fulltable {

inline constexpr int ace_rank = 0;
inline constexpr int six_rank = 5;
inline constexpr int seven_rank = 6;
inline constexpr int eight_rank = 7;
inline constexpr int king_rank = 12;

/// The cards of those ranks in all suits.
constexpr CardSet ranks(int lowest, int highest) {
  std::uint64_t bits = 0;
  for (int rank = lowest; rank <= highest; ++rank)
    for (const Suit suit : all_suits) bits |= CardSet::of(Card(rank, suit)).bits();
  return CardSet(bits);
}

inline constexpr CardSet all_cards = ranks(ace_rank, king_rank);
inline constexpr CardSet sevens_of_all = ranks(seven_rank, seven_rank);
inline constexpr CardSet ends_of_all = ranks(ace_rank, ace_rank) | ranks(king_rank, king_rank);
inline constexpr Card first_card{seven_rank, Suit::clubs};

/// What a layout would take next.
constexpr CardSet open_cards(CardSet placed, bool after_six) {
  constexpr CardSet down = ranks(ace_rank + 1, seven_rank);
  constexpr CardSet up = ranks(eight_rank, king_rank - 1);
  constexpr CardSet sixes = ranks(six_rank, six_rank);
  if (placed.empty()) return CardSet::of(first_card);
  std::uint64_t next = sevens_of_all.bits() | (placed & down).bits() >> 1 | (placed & up).bits() << 1;
  next |= after_six ? (placed & sixes).bits() << 2 : (placed & sevens_of_all).bits() << 1;
  return CardSet(next) - placed;
}

}  // namespace fulltable
