// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/solver.h"
#include "games/yukon/yukon.h"

namespace fulltable::yukon_solver {

/// Cards as the solver numbers them: rank times 4 plus clubs, spades, diamonds, hearts, so that sets of cards can be
/// shifted to the next rank. The numbers after them stand for what else a card may lie on or go to.
using Slot = std::uint8_t;
inline constexpr Slot table = 52;       ///< beneath a column's bottom card; as a target: an empty column
inline constexpr Slot foundation = 53;  ///< on its foundation
inline constexpr Slot nothing = 54;

using Set = std::uint64_t;
inline constexpr Set all_cards = (Set{1} << 52) - 1;
inline constexpr Set kings = Set{0xf} << 48;
constexpr Set bit(Slot card) {
  return Set{1} << card;
}
constexpr Slot first_of(Set cards) {
  return static_cast<Slot>(std::countr_zero(cards));
}

/// The other card of that rank and colour.
constexpr Slot twin_of(Slot card) {
  return card ^ 1;
}

Slot slot_of(Card card);
Card card_of(Slot slot);

struct Step {
  Slot card = nothing;
  Slot to = nothing;
};

/// The options, as the solver asks for them.
struct Variant {
  bool suit = false;
  bool any = false;
  bool foundation_return = false;

  /// The cards that may be built on some card of the set.
  constexpr Set builders(Set on) const {
    const Set lower = on >> 4;
    if (suit) return lower;
    constexpr Set clubs = 0x1111111111111111;
    const Set black = (lower | lower >> 1) & clubs;
    const Set red = (lower >> 2 | lower >> 3) & clubs;
    return black << 2 | black << 3 | red | red << 1;
  }
  /// The cards on which some card of the set may be built.
  constexpr Set bases(Set cards) const {
    const Set upper = (cards << 4) & all_cards;
    if (suit) return upper;
    constexpr Set clubs = 0x1111111111111111;
    const Set black = (upper | upper >> 1) & clubs;
    const Set red = (upper >> 2 | upper >> 3) & clubs;
    return black << 2 | black << 3 | red | red << 1;
  }
};

inline constexpr Variant standard{};

/// An arrangement of the cards: what each lies on. The order of the columns is not part of it.
struct Board {
  std::array<Slot, 52> below{};  ///< a card, `table` or `foundation`
  std::array<Slot, 52> above{};  ///< a card or `nothing`
  Set up = 0;                    ///< on the foundations
  Set hidden = 0;                ///< face down
  Set tops = 0;
  Set bottoms = 0;
  solver::Key key;

  explicit Board(const Yukon::State& state);

  bool won() const { return up == all_cards; }
  bool has_empty_column() const { return std::popcount(tops) < Yukon::columns; }
  /// The next card of each suit for the foundations.
  Set next_up() const { return (up << 4 | 0xf) & ~up & all_cards; }
  Set face_up() const { return all_cards & ~up & ~hidden; }
  Slot top_over(Slot card) const {
    while (above[card] != nothing) card = above[card];
    return card;
  }
  /// Whether a card is not in the column with that top.
  bool is_elsewhere(Slot card, Slot top) const { return (up & bit(card)) != 0 || top_over(card) != top; }
  /// Makes a legal step; the card uncovered is turned up.
  void make(Step step);

 private:
  void toggle(Slot card, Slot on);
};

/// The key of the position with that card said to lie on either of its two bases.
solver::Key with_either_base(solver::Key key, Slot card, Slot base);

/// The foundation moves that lose nothing, proved on the rules page.
Set safe_plays(const Board& board, Variant variant);

/// Whether the position is lost for certain: some card could not reach its foundation even if cards once exposed stayed
/// so. False says nothing.
bool is_hopeless(const Board& board, Variant variant);

/// A card that shows, with its twin, that the position is lost for certain because cards get into each other's way;
/// asked where it is not hopeless. `nothing` says nothing. All of it goes by what could come about in `is_hopeless`'s
/// sense, which is more than can.
///
/// A card must be built if some card could not reach its foundation were it never built on another one; then every win
/// builds it, and before it first does, no more comes about than could without. Twins, of the same rank and colour,
/// have the same two bases. Let both have to be built, and c be built before d. When d is first built, c lies on the
/// other base, or has left: to its foundation, to the other base, or (by that option) to an empty column. So before d
/// is built, there are both bases, or one and c's way out. Where that could not come about without d, c is not first.
/// Where neither can be first, there is no win.
Slot jammed_card(const Board& board, Variant variant);
inline bool is_jammed(const Board& board, Variant variant) {
  return jammed_card(board, variant) != nothing;
}

}  // namespace fulltable::yukon_solver
