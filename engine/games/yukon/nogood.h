// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/yukon/board.h"

namespace fulltable::yukon_solver {

/// What of a lost position is enough for it to be lost: every position that can be reached from the same deal and has
/// that much in common with it is lost, too. All of it by the standard rules.
struct Nogood {
  Set placed = 0;    ///< cards that lie on the same one, face down or not as there, or on the table or a foundation
  Set unplayed = 0;  ///< cards that are not on their foundations

  bool is_empty() const { return (placed | unplayed) == 0; }
  void add(const Nogood& more) {
    placed |= more.placed;
    unplayed |= more.unplayed;
  }
};

/// All that there is of a position.
inline constexpr Nogood whole{.placed = all_cards};
constexpr bool is_whole(const Nogood& nogood) {
  return nogood.placed == all_cards;
}

/// How much of what can still change a nogood takes: the less, the more it says. Cards that are face down count
/// nothing.
int size_of(const Nogood& nogood, const Board& board);

/// Why a position is hopeless; empty if it is not.
Nogood why_hopeless(const Board& board);
/// Why it is jammed, shown by that card and its twin.
Nogood why_jammed(const Board& board, Slot card);

}  // namespace fulltable::yukon_solver
