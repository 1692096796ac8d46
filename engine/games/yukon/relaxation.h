// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/yukon/board.h"

namespace fulltable::yukon_solver {

/// What could come about if cards once exposed stayed so and every card could still be moved from where it lies now.
struct Reach {
  Set exposable;  ///< cards that could become the tops of their columns
  Set bases;      ///< cards that could be built on
  Set movable;    ///< cards that could be moved
  Set playable;   ///< cards that could reach their foundations
  bool emptied;   ///< whether a column could become empty
};

/// The cards that may be built on a card, apart for the two of one rank and colour.
struct Builders {
  Set on_first;   ///< on clubs and diamonds
  Set on_second;  ///< on spades and hearts
};

constexpr Set first_bases = 0x5555555555555555;  ///< clubs and diamonds

/// The reach from one position, with different cards left out.
class Relaxation {
 public:
  Relaxation(const Board& board, Variant variant);

  /// The least set of such facts.
  Reach reach() const;
  /// The same, and for each card first found movable by building on another one what had come about before.
  Reach reach(std::array<Reach, 52>& before, Set& built) const;
  /// What comes about from there on if that card is never built on another one.
  Reach without(Slot card, const Reach& from) const;
  /// The same from the start.
  Reach without(Slot card) const { return without(card, start()); }

 private:
  /// A card, and a base of it that lies above it in its column.
  struct Covered {
    Set card;
    Set base;
    Set between;  ///< the cards above the one up to the other: one of them must be moved first
  };

  Reach start() const { return {board_.tops, 0, board_.up, board_.up, board_.has_empty_column()}; }
  template <class Built>
  Reach grow(Reach reach, Set never, Built built) const;

  const Board& board_;
  const Variant variant_;
  Builders below_base_{};  ///< cards whose first or second base lies above them
  std::array<Covered, 104> covered_;
  std::size_t covered_count_ = 0;
};

}  // namespace fulltable::yukon_solver
