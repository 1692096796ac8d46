// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/card.h"

namespace fulltable::stink {

inline constexpr CardSet whole_pack{(std::uint64_t{1} << 52) - 1};

namespace detail {
/// By the code of a card; an unknown one has some strength, too.
inline constexpr std::array<std::uint8_t, 256> strengths = [] {
  std::array<std::uint8_t, 256> table{};
  for (int code = 0; code < 256; ++code)
    table[static_cast<std::size_t>(code)] = static_cast<std::uint8_t>((Card(code).rank() + 12) % 13);
  return table;
}();
}  // namespace detail

/// The rank in a trick: 0 (two) to 12 (ace).
constexpr int strength(Card card) {
  return detail::strengths[static_cast<std::size_t>(card.code())];
}
/// The place in the one order of all 52 cards for bids and the trump-stack: by rank first, then by suit.
constexpr int height(Card card) {
  return 4 * strength(card) + index_of(card.suit());
}
constexpr bool is_two(Card card) {
  return strength(card) == 0;
}
/// Jack, queen, king or ace.
constexpr bool is_honour(Card card) {
  return strength(card) >= 9;
}

/// Whether a card may go on that top of the trump-stack; `two_high`: on a two goes only another two.
constexpr bool beats(Card card, Card top, bool two_high) {
  if (is_two(card)) return card != top;
  if (is_two(top)) return !two_high;
  return height(card) > height(top);
}

namespace detail {
template <class Test>
constexpr std::array<CardSet, 52> sets_by_card(Test test) {
  std::array<CardSet, 52> sets;
  for (int by = 0; by < 52; ++by)
    for (int code = 0; code < 52; ++code)
      if (test(Card(code), Card(by))) sets[static_cast<std::size_t>(by)].insert(Card(code));
  return sets;
}
inline constexpr std::array<std::array<CardSet, 52>, 2> beaters{
    sets_by_card([](Card card, Card top) { return beats(card, top, false); }),
    sets_by_card([](Card card, Card top) { return beats(card, top, true); })};
inline constexpr std::array<CardSet, 52> above =
    sets_by_card([](Card card, Card other) { return card.suit() == other.suit() && strength(card) > strength(other); });
}  // namespace detail

/// The cards that may go on that top of the trump-stack.
constexpr CardSet beaters(Card top, bool two_high) {
  return detail::beaters[two_high ? 1 : 0][static_cast<std::size_t>(top.code())];
}
/// The higher cards of the same suit.
constexpr CardSet above(Card card) {
  return detail::above[static_cast<std::size_t>(card.code())];
}
inline constexpr CardSet honours = [] {
  CardSet cards;
  for (const Card card : whole_pack)
    if (is_honour(card)) cards.insert(card);
  return cards;
}();
constexpr int team_of(int seat) {
  return seat % 2;
}

}  // namespace fulltable::stink
