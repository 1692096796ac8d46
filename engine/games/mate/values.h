// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/mate/mate.h"

// What moves are worth, in points of the present game.
namespace fulltable::mate {

/// The points that the player to move gets in this game less those of the other, if that legal move is made and both
/// play on as well as can be.
int value_of(const Mate::State& state, const Move& move);
/// The same for each of some legal moves.
std::vector<int> values_of(const Mate::State& state, const Moves& moves);
/// How many moves the other has after a move that do not give away more than it does; 0 where the other has no say.
int good_answers(const Mate::State& state, const Move& move);
/// One of the best moves, the same whenever it is asked for, and its value for the player to move.
struct Best {
  Move move;
  int value = 0;
};
Best best_of(const Mate::State& state);
/// How the present game ends if that legal move is made and both play on as well as can be.
Mate::Game end_after(const Mate::State& state, const Move& move);
/// What a lead or an answer is worth as far as that many moves show: 0 where nobody is mated in them.
int value_ahead(const Mate::State& state, const Move& move, int moves);

}  // namespace fulltable::mate
