// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/card.h"

// What cards make a meld in Umtali, what extends it and what it counts.
namespace fulltable::umtali {

inline constexpr int ten_rank = 9;
inline constexpr int jack_rank = 10;
inline constexpr int queen_rank = 11;
inline constexpr int king_rank = 12;

/// The four cards of a rank.
constexpr CardSet of_rank(int rank) {
  return CardSet(std::uint64_t{0x8004002001} << rank);
}

inline constexpr CardSet jacks = of_rank(jack_rank);
inline constexpr CardSet queens = of_rank(queen_rank);
inline constexpr CardSet kings = of_rank(king_rank);
inline constexpr CardSet all_cards{(std::uint64_t{1} << 52) - 1};
/// Ace to ten: the cards of sequences.
inline constexpr CardSet number_cards = all_cards - jacks - queens - kings;
/// Ten to king, which count five.
inline constexpr CardSet high_cards = of_rank(ten_rank) | jacks | queens | kings;

enum class Kind : std::uint8_t { none, single, pair, set, sequence, marriage };

constexpr bool is_basic(Kind kind) {
  return kind == Kind::set || kind == Kind::sequence || kind == Kind::marriage;
}

/// What these cards would be as one meld.
constexpr Kind kind_of(CardSet cards) {
  if (cards.empty()) return Kind::none;
  const int size = cards.size();
  if (size == 1) return Kind::single;
  const Card low = cards.first();
  const Card high = cards.last();
  if (low.rank() != jack_rank && (cards - of_rank(low.rank())).empty()) return size == 2 ? Kind::pair : Kind::set;
  if (low.suit() != high.suit()) return Kind::none;
  if (size == 2 && low.rank() == queen_rank && high.rank() == king_rank) return Kind::marriage;
  const bool consecutive = high.rank() - low.rank() == size - 1;
  return size >= 3 && consecutive && high.rank() <= ten_rank ? Kind::sequence : Kind::none;
}

/// What cards count that lie each by itself.
constexpr int points_apart(CardSet cards) {
  return cards.size() + 4 * (cards & high_cards).size();
}

constexpr int points_of(CardSet meld) {
  return kind_of(meld) == Kind::marriage ? 20 : points_apart(meld);
}

/// The cards that extend a meld lying on the table.
constexpr CardSet extenders_of(CardSet meld) {
  const Kind kind = kind_of(meld);
  if (kind == Kind::marriage) return {};
  const Card low = meld.first();
  const Card high = meld.last();
  const bool by_suit = kind == Kind::single || kind == Kind::sequence;
  const int top = kind == Kind::single ? king_rank : ten_rank;
  CardSet cards;
  if (kind != Kind::sequence) cards = of_rank(low.rank()) - meld;
  if (by_suit && low.rank() > 0) cards.insert(Card(low.rank() - 1, low.suit()));
  if (by_suit && high.rank() < top) cards.insert(Card(high.rank() + 1, high.suit()));
  return cards;
}

/// The cards of a hand that are part of some basic meld in it.
constexpr CardSet bound_cards(CardSet hand) {
  const std::uint64_t numbers = (hand & number_cards).bits();
  const std::uint64_t starts = numbers & numbers >> 1 & numbers >> 2;
  const std::uint64_t wedded = (hand & queens).bits() & (hand & kings).bits() >> 1;
  constexpr std::uint64_t suit = 0x1fff;
  const std::uint64_t c = hand.bits() & suit;
  const std::uint64_t d = hand.bits() >> 13 & suit;
  const std::uint64_t h = hand.bits() >> 26 & suit;
  const std::uint64_t s = hand.bits() >> 39 & suit;
  const std::uint64_t three = (c & d & (h | s)) | (h & s & (c | d));
  const CardSet in_sets = hand & (CardSet(three * of_rank(0).bits()) - jacks);
  return CardSet(starts | starts << 1 | starts << 2 | wedded | wedded << 1) | in_sets;
}

/// Calls `use` with every basic meld in the hand that has this card of it.
template <class Use>
constexpr void each_basic_with(CardSet hand, Card card, Use use) {
  const CardSet same = hand & of_rank(card.rank());
  if (card.rank() != jack_rank && same.size() >= 3) {
    use(same);
    if (same.size() == 4)
      for (const Card other : same)
        if (other != card) use(same - CardSet::of(other));
  }
  const auto held = [&](int rank) { return rank >= 0 && rank <= ten_rank && hand.has(Card(rank, card.suit())); };
  if (card.rank() <= ten_rank) {
    int low = card.rank();
    int high = low;
    while (held(low - 1)) --low;
    while (held(high + 1)) ++high;
    for (int from = low; from <= card.rank(); ++from) {
      CardSet run;
      for (int rank = from; rank <= high; ++rank) {
        run.insert(Card(rank, card.suit()));
        if (rank >= card.rank() && run.size() >= 3) use(run);
      }
    }
  } else if (card.rank() != jack_rank) {
    const Card spouse(queen_rank + king_rank - card.rank(), card.suit());
    if (hand.has(spouse)) use(CardSet::of(card) | CardSet::of(spouse));
  }
}

/// Calls `use` with every basic meld in the hand, once each.
template <class Use>
constexpr void each_basic(CardSet hand, Use use) {
  for (const Card card : bound_cards(hand))
    each_basic_with(hand, card, [&](CardSet meld) {
      if (meld.first() == card) use(meld);
    });
}

/// The melds of one seat's turn, in an order in which they can be laid, and what they count.
struct Plan {
  static constexpr std::size_t capacity = 16;
  std::array<CardSet, capacity> melds{};
  std::uint8_t count = 0;
  int points = 0;
  CardSet rest;      ///< what stays in the hand
  bool out = false;  ///< at most one card stays, so that the seat goes out

  /// The meld that has this card; empty if none has.
  CardSet with(Card card) const;
};

/// The most valuable way to lay a hand, by exhaustive search: everything that can be laid as far as it brings points;
/// going out counts as much as `out_bonus` points. `open` are the cards that extend something on the table, jacks
/// included.
Plan best_plan(CardSet hand, CardSet open, int out_bonus);

}  // namespace fulltable::umtali
