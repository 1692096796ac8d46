// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "core/card.h"

namespace fulltable::stomp {

inline constexpr std::size_t max_cards = 108;
inline constexpr std::size_t joker_code = 26;
inline constexpr CardSet joker_set = CardSet(CardSet::of(little_joker).bits() | CardSet::of(big_joker).bits());

/// The four cards of a rank (0 ace to 12 king).
constexpr CardSet rank_set(int rank) {
  CardSet cards;
  for (const Suit suit : all_suits) cards.insert(Card(rank, suit));
  return cards;
}

/// Cards of up to two packs, as those held at least once and those held twice.
struct Hand {
  CardSet once;
  CardSet twice;

  constexpr bool has(Card card) const { return once.has(card); }
  constexpr int count(Card card) const { return once.has(card) + twice.has(card); }
  constexpr int size() const { return once.size() + twice.size(); }
  constexpr bool empty() const { return once.empty(); }
  constexpr void insert(Card card) {
    assert(!twice.has(card));
    (once.has(card) ? twice : once).insert(card);
  }
  constexpr void remove(Card card) {
    assert(once.has(card));
    (twice.has(card) ? twice : once).remove(card);
  }
  constexpr Hand only(CardSet cards) const { return {once & cards, twice & cards}; }
  constexpr Hand without(CardSet cards) const { return {once - cards, twice - cards}; }
  constexpr bool includes(const Hand& part) const { return (part.once - once).empty() && (part.twice - twice).empty(); }
  /// Calls `each` for every card, equal ones one after the other, in the order of the codes.
  template <class Each>
  constexpr void for_each(Each each) const {
    for (const Card card : once) {
      each(card);
      if (twice.has(card)) each(card);
    }
  }
  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

/// An ordered pile of bounded size; the last card is the top.
class Pile {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Card top() const { return cards_[size_ - 1]; }
  Card& operator[](std::size_t place) { return cards_[place]; }
  Card operator[](std::size_t place) const { return cards_[place]; }
  void push(Card card) {
    assert(size_ < max_cards);
    cards_[size_++] = card;
  }
  Card pop() {
    assert(size_ > 0);
    const Card card = cards_[--size_];
    cards_[size_] = unknown_card;  // so that equal piles are equal all over
    return card;
  }
  void clear() {
    while (!empty()) pop();
  }
  const Card* begin() const { return cards_.data(); }
  const Card* end() const { return cards_.data() + size_; }
  friend bool operator==(const Pile&, const Pile&) = default;

 private:
  std::array<Card, max_cards> cards_{};
  std::size_t size_ = 0;
};

/// What lies in the middle: a set of one rank, or a single trump.
struct Play {
  std::int8_t seat = 0;
  bool trump = false;
  std::int8_t rank = 0;  ///< of the set, also where jokers stand in for it
  std::uint8_t size = 0;
  friend constexpr bool operator==(const Play&, const Play&) = default;
};

}  // namespace fulltable::stomp
