// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/card.h"

// The twenty cards of Mate, numbered so that of two cards which meet in a move the lower number wins: clubs, spades,
// hearts, diamonds, each from the ace down to the seven.
namespace fulltable::mate {

inline constexpr int ranks = 5;
inline constexpr int pack_size = 4 * ranks;
/// From high to low, as ace 0 to king 12.
inline constexpr std::array<int, ranks> rank_order{0, 9, 12, 11, 6};
inline constexpr std::array<Suit, 4> suit_order{Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds};
/// What a mate with each rank is worth.
inline constexpr std::array<int, ranks> rank_worth{11, 10, 4, 3, 7};

/// The pack from the card that wins against all it meets downwards.
inline constexpr std::array<Card, pack_size> whole_pack = [] {
  std::array<Card, pack_size> cards{};
  for (std::size_t i = 0; i < pack_size; ++i) cards[i] = Card(rank_order[i % ranks], suit_order[i / ranks]);
  return cards;
}();

/// The number of a card, or −1 for one that is not in the pack.
inline constexpr std::array<std::int8_t, 256> numbers = [] {
  std::array<std::int8_t, 256> places{};
  places.fill(-1);
  for (std::size_t i = 0; i < pack_size; ++i)
    places[static_cast<std::size_t>(whole_pack[i].code())] = static_cast<std::int8_t>(i);
  return places;
}();

constexpr int number_of(Card card) {
  return numbers[static_cast<std::size_t>(card.code())];
}
constexpr Card card_at(int number) {
  return whole_pack[static_cast<std::size_t>(number)];
}
constexpr int worth_of(int number) {
  return rank_worth[static_cast<std::size_t>(number % ranks)];
}

/// Some of the twenty cards, a bit each.
using Hand = std::uint32_t;

inline constexpr Hand whole_hand = (Hand{1} << pack_size) - 1;

constexpr Hand bit_of(int number) {
  return Hand{1} << number;
}
constexpr int size_of(Hand hand) {
  return count_bits(hand);
}
/// The lowest number; the hand must not be empty.
constexpr int first_of(Hand hand) {
  return std::countr_zero(hand);
}
constexpr Hand suit_of_number(int number) {
  return Hand{0x1f} << (number / ranks * ranks);
}
constexpr Hand rank_of_number(int number) {
  return Hand{0x8421} << (number % ranks);
}
/// The cards of a hand that can answer a lead: those of its suit, or where there are none those of its rank.
constexpr Hand answers(Hand hand, int lead) {
  const Hand suit = hand & suit_of_number(lead);
  return suit != 0 ? suit : hand & rank_of_number(lead);
}
constexpr bool same_suit_or_rank(int a, int b) {
  return a / ranks == b / ranks || a % ranks == b % ranks;
}

}  // namespace fulltable::mate
