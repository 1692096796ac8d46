// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/random.h"
#include "games/mate/order.h"

// What a game of Mate comes to if both play as well as can be: an alpha-beta search of the whole game.
namespace fulltable::mate {

/// A game between two moves. Side 0 is the one that led to the first move of the game.
struct Position {
  std::array<Hand, 2> hand{};
  std::uint8_t leader = 0;
  std::array<bool, 2> foreplaced{};

  /// Moves done, from the cards that are left.
  int done() const { return 10 - (foreplaced[0] ? 1 : 0) - size_of(hand[0]); }
  friend bool operator==(const Position&, const Position&) = default;
};

/// What a mate with that card brings, before an overmate is doubled.
constexpr int points_of(int card, int move, bool foreplaced) {
  return worth_of(card) * (move + (foreplaced ? 1 : 0));
}

/// The values found by a search: by position, of a fixed size; newer ones take the places of older ones.
class Found {
 public:
  static constexpr std::size_t usual = std::size_t{1} << 15;
  static constexpr std::size_t small = std::size_t{1} << 9;

  /// `size` must be a power of two.
  explicit Found(std::size_t size = usual) : entries_(size) {}

  enum class Kind : std::uint8_t { nothing, exact, at_least, at_most };
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t value = 0;
    Kind kind = Kind::nothing;
    std::int8_t best = -1;  ///< the card to look at first
  };

  Entry& at(std::uint64_t key) { return entries_[mix(key) & (entries_.size() - 1)]; }

 private:
  std::vector<Entry> entries_;
};

/// Searches positions of one game after the other. All values are points of side 0 less those of side 1 in this game,
/// with best play of both.
class Solver {
 public:
  /// Uses what `found` knows and adds to it; it must live as long. Looks at the moves up to `last`: a game that goes on
  /// after it counts as a tie. What was found with one last move holds for no other.
  explicit Solver(Found& found, int last = 10) : found_(found), last_(last) {}

  int value(const Position& position) { return search(position, -most, most); }
  /// After that card is led.
  int value_of_lead(const Position& position, int card) { return lead(position, card, -most, most); }
  /// After that answer to a lead.
  int value_of_answer(const Position& position, int lead, int card) {
    return answer(position, lead, card, -most, most);
  }
  /// After side 0 has foreplaced that card, or −1 for none; and after side 1 has, too.
  int value_of_foreplacing(const Position& dealt, int first) { return best_foreplaced(dealt, first).value; }
  int value_of_foreplacing(const Position& dealt, int first, int second) {
    return value(without(dealt, first, second));
  }

  /// A best choice and its value; of equal ones the first.
  struct Best {
    int value = 0;
    int card = -1;
  };
  Best best_lead(const Position& position);
  Best best_answer(const Position& position, int lead);
  /// Of side 0, and of side 1 after it.
  Best best_foreplaced(const Position& dealt);
  Best best_foreplaced(const Position& dealt, int first);
  std::int64_t nodes() const { return nodes_; }

 private:
  static constexpr int most = 1000;

  /// A dealt position without the cards that have been foreplaced.
  static Position without(const Position& dealt, int first, int second);

  /// The value, if it lies between both bounds; else one of the bounds, or what lies beyond it.
  int search(const Position& position, int low, int high);
  int lead(const Position& position, int card, int low, int high);
  int answer(const Position& position, int lead, int card, int low, int high);
  /// What side 1 foreplaces after `first`; anything that brings side 0 no more than `enough` will do.
  Best foreplaced(const Position& dealt, int first, int enough);

  Found& found_;
  int last_;
  std::int64_t nodes_ = 0;
};

}  // namespace fulltable::mate
