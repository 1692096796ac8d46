// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <type_traits>
#include <vector>

#include "core/card.h"

namespace fulltable {

/// A set of seats 0–15; loops run in increasing order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(std::initializer_list<int> seats) {
    for (const int seat : seats) insert(seat);
  }
  static constexpr SeatSet first(int count) { return SeatSet((1U << count) - 1U); }

  constexpr bool has(int seat) const { return ((bits_ >> seat) & 1U) != 0; }
  constexpr void insert(int seat) { bits_ |= 1U << seat; }
  constexpr void remove(int seat) { bits_ &= ~(1U << seat); }
  constexpr bool empty() const { return bits_ == 0; }
  [[gnu::always_inline]] constexpr int size() const { return count_bits(bits_); }
  /// The lowest seat; the set must not be empty.
  constexpr int front() const { return std::countr_zero(bits_); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  class iterator {
   public:
    constexpr explicit iterator(std::uint32_t bits) : bits_(bits) {}
    constexpr int operator*() const { return std::countr_zero(bits_); }
    constexpr iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(iterator, iterator) = default;

   private:
    std::uint32_t bits_;
  };
  constexpr iterator begin() const { return iterator(bits_); }
  constexpr iterator end() const { return iterator(0); }

 private:
  constexpr explicit SeatSet(std::uint32_t bits) : bits_(bits) {}
  std::uint32_t bits_ = 0;
};

/// A move of any game: a verb of that game and small arguments (card codes, pile numbers, ranks). Games that hold more
/// than 62, such as a whole arrangement of melds, write it compactly. Equal moves are written alike.
struct Move {
  static constexpr std::size_t capacity = 62;

  std::uint8_t verb = 0;
  std::uint8_t count = 0;
  std::array<std::uint8_t, capacity> args{};

  Move() = default;
  explicit Move(int move_verb) : verb(static_cast<std::uint8_t>(move_verb)) {}
  Move(int move_verb, Card card) : Move(move_verb) { add(card); }
  Move(int move_verb, Card card, int argument) : Move(move_verb, card) { add(argument); }

  void add(int argument) {
    assert(count < capacity);
    args[count++] = static_cast<std::uint8_t>(argument);
  }
  void add(Card card) { add(card.code()); }
  int at(std::size_t place) const { return args[place]; }
  Card card(std::size_t place = 0) const { return Card(args[place]); }

  friend bool operator==(const Move&, const Move&) = default;
};
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 64);

/// A hash of a move, the same on every platform.
std::uint64_t hash_of(const Move& move);

/// Legal moves as a game lists them; reused from call to call to spare memory.
using Moves = std::vector<Move>;

}  // namespace fulltable
