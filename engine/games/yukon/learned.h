// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "games/yukon/nogood.h"

namespace fulltable::yukon_solver {

/// The nogoods of a search, to be found for any position of the deal that has what they take.
///
/// A card counts as placed in one of five ways: where it lay at the root, on the first or the second of its two bases
/// face up (a king: on the table), on either of them, or on its foundation. Each nogood stands in the list of every
/// card that it takes elsewhere than at the root, so that it is found when the last of them gets there. Lists keep what
/// was found last; a full one loses the half that was not.
class Learned {
 public:
  /// `memory`: bytes for all lists together.
  Learned(const Board& root, std::size_t memory);

  /// Keeps a nogood of that position, in which these cards lie on either of their bases.
  void add(const Nogood& nogood, const Board& board, Set either_way);
  std::int64_t count() const { return count_; }
  /// A nogood that the position has and that takes one of these cards elsewhere than at the root; empty if none is
  /// known.
  Nogood find(const Board& board, Set either_way, Set cards);

 private:
  struct Places {
    Set first = 0;   ///< on the first base, or on either
    Set second = 0;  ///< on the second base, on either, or a king on the table
    Set up = 0;      ///< on the foundations
  };
  struct Entry {
    Nogood nogood;
    Places places;  ///< of the cards it takes

    bool holds(const Places& at) const {
      const Set elsewhere = (at.first & ~places.first) | (at.second & ~places.second) |
                            ((places.first | places.second) & ~(at.first | at.second)) | (at.up ^ places.up);
      return ((elsewhere & nogood.placed) | (at.up & nogood.unplayed)) == 0;
    }
  };
  using List = std::vector<Entry>;
  static constexpr std::size_t list_count = std::size_t{52} * 3;

  static Places places_of(const Board& board, Set either_way);
  /// The lists of a card: first base, second base, foundation.
  List& list(Slot card, std::size_t place) { return lists_[card * std::size_t{3} + place]; }
  static Nogood find(List& list, const Places& at);

  const Places root_;
  const std::size_t longest_;
  std::array<List, list_count> lists_;
  std::int64_t count_ = 0;  ///< added
};

}  // namespace fulltable::yukon_solver
