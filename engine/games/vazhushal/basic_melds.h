// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/vazhushal/melds.h"

// The basic melds in some cards: natural ones of any length, and three cards of which one is a substitute.
namespace fulltable::vazhushal {

/// The roles of all melds of three cards: the sequences first.
inline constexpr std::size_t sequences_of_three = 48;
inline constexpr std::array<CardSet, 100> triples = [] {
  std::array<CardSet, 100> list;
  std::size_t count = 0;
  for (const Suit suit : all_suits)
    for (int low = 0; low < king_rank; ++low)
      for (const int rank : {low, low + 1, low + 2}) {
        list[count].insert(Card(rank % (king_rank + 1), suit));
        if (rank == low + 2) ++count;
      }
  for (int rank = 0; rank <= king_rank; ++rank)
    for (const Card left_out : of_rank(rank)) list[count++] = of_rank(rank) - CardSet::of(left_out);
  return list;
}();

/// The ranks of a suit, as bits of a set.
constexpr std::uint64_t ranks_of(CardSet cards, Suit suit) {
  return cards.bits() >> (13 * index_of(suit)) & 0x1fff;
}

/// Calls `use` with every sequence of natural cards that has this card; with `unknown_card` with every sequence.
template <class Use>
constexpr void each_natural_sequence(CardSet cards, Card with, Use use) {
  for (const Suit suit : all_suits) {
    if (with.is_known() && (with.is_joker() || with.suit() != suit)) continue;
    const std::uint64_t ranks = ranks_of(cards, suit);
    // The ace lies above the king, too.
    const std::uint64_t places = ranks | (ranks & 1) << 13;
    for (int low = 0; low < king_rank; ++low) {
      std::uint64_t run = 0;
      for (int high = low; high - low <= king_rank && (places >> high & 1) != 0; ++high) {
        run |= std::uint64_t{1} << (high % 13);
        const bool thirteen_again = low == 1 && high == king_rank + 1;
        if (high - low < 2 || thirteen_again) continue;
        if (!with.is_known() || (run >> with.rank() & 1) != 0) use(Meld(CardSet(run << (13 * index_of(suit)))));
      }
    }
  }
}

/// The same with sets.
template <class Use>
constexpr void each_natural_set(CardSet cards, Card with, Use use) {
  for (int rank = 0; rank <= king_rank; ++rank) {
    if (with.is_known() && (with.is_joker() || with.rank() != rank)) continue;
    const CardSet same = cards & of_rank(rank);
    if (same.size() < 3) continue;
    use(Meld(same));
    if (same.size() == 4)
      for (const Card left_out : same)
        if (left_out != with) use(Meld(same - CardSet::of(left_out)));
  }
}

/// The same with three cards of which exactly one is a substitute; the card sought may be that one.
template <class Use>
constexpr void each_substituted(const Bag& cards, CardSet wild, Card with, Use use) {
  const CardSet substitutes = cards.one & wild;
  if (substitutes.empty()) return;
  const bool only_around = with.is_known() && !wild.has(with);
  for (const CardSet roles : triples) {
    const CardSet held = roles & cards.one;
    if (held.size() < 2 || (only_around && !roles.has(with))) continue;
    for (const Card role : roles) {
      const CardSet natural = roles - CardSet::of(role);
      if (!(natural - held).empty()) continue;
      for (const Card card : substitutes) {
        if (card == role || (natural.has(card) && !cards.two.has(card))) continue;
        if (with.is_known() && card != with && !natural.has(with)) continue;
        Meld meld(natural);
        meld.insert(card, role);
        use(meld);
      }
    }
  }
}

/// Calls `use` with every basic meld in the cards that has this one; with `unknown_card` with all of them.
template <class Use>
constexpr void each_basic(const Bag& cards, CardSet wild, Card with, Use use) {
  each_natural_sequence(cards.one, with, use);
  each_natural_set(cards.one, with, use);
  each_substituted(cards, wild, with, use);
}

}  // namespace fulltable::vazhushal
