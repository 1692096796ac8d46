// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/card.h"

namespace fulltable::pop {

/// Stands for "no suit": trump of a round without one, suit of the lone joker in it, suit led before there is one.
inline constexpr int no_suit = 4;

/// How the cards rank when one suit, or none, is trump. Tables by card code; only cards of the pack have entries.
struct Order {
  int trump = no_suit;
  std::array<std::uint8_t, 64> suit{};  ///< the suit it counts as: 0–3, or `no_suit`
  std::array<std::uint8_t, 64> rank{};  ///< from 0, upwards within that suit
  std::array<CardSet, 5> members{};     ///< the cards of each suit, those of none last

  /// What a card is worth in a trick of that suit led: the greatest wins, 0 cannot.
  constexpr int strength(Card card, int led) const {
    const auto code = static_cast<std::size_t>(card.code());
    if (suit[code] == no_suit) return 0;
    if (suit[code] == trump) return 20 + rank[code];
    return suit[code] == led ? 1 + rank[code] : 0;
  }
  constexpr int suit_of(Card card) const { return suit[static_cast<std::size_t>(card.code())]; }
  constexpr int rank_of(Card card) const { return rank[static_cast<std::size_t>(card.code())]; }
};

/// The 34 cards: seven to ace of each suit, and the two jokers.
inline constexpr std::array<Card, 34> whole_pack = [] {
  std::array<Card, 34> pack;
  std::size_t count = 0;
  for (const Suit suit : all_suits)
    for (const int rank : {6, 7, 8, 9, 10, 11, 12, 0}) pack[count++] = Card(rank, suit);
  pack[count++] = little_joker;
  pack[count++] = big_joker;
  return pack;
}();

constexpr Order make_order(int trump) {
  constexpr int jack = 10;
  Order order;
  order.trump = trump;
  order.suit.fill(no_suit);
  const auto add = [&](Card card, int suit) {
    const auto code = static_cast<std::size_t>(card.code());
    order.suit[code] = static_cast<std::uint8_t>(suit);
    order.rank[code] = static_cast<std::uint8_t>(order.members[static_cast<std::size_t>(suit)].size());
    order.members[static_cast<std::size_t>(suit)].insert(card);
  };
  for (const Card card : whole_pack) {
    if (card.is_joker()) continue;
    const bool trump_jack = trump != no_suit && card.rank() == jack &&
                            (index_of(card.suit()) == trump || index_of(partner_of(card.suit())) == trump);
    if (!trump_jack) add(card, index_of(card.suit()));
  }
  if (trump != no_suit) {
    const auto suit = static_cast<Suit>(trump);
    add(Card(jack, partner_of(suit)), trump);
    add(Card(jack, suit), trump);
  }
  add(little_joker, trump);
  add(big_joker, trump);
  return order;
}

/// By trump suit, the last one for no trump.
inline constexpr std::array<Order, 5> orders{make_order(0), make_order(1), make_order(2), make_order(3),
                                             make_order(no_suit)};

/// The trump that an upcard makes.
constexpr int trump_of(Card upcard) {
  return upcard.is_joker() ? no_suit : index_of(upcard.suit());
}

}  // namespace fulltable::pop
