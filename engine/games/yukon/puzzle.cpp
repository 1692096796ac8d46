// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/puzzle.h"

namespace fulltable::yukon_solver {

/// The cards that may be gripped: the face-up ones, and with that option the tops of the foundations.
Set Puzzle::movable(const Board& board) const {
  return board.face_up() | (variant_.foundation_return ? board.up & ~(board.up >> 4) : 0);
}

bool Puzzle::is_sideways(const Board& board, Step step) const {
  return !variant_.suit && step.to < table && board.below[step.card] == twin_of(step.to) &&
         (board.hidden & bit(twin_of(step.to))) == 0;
}

solver::Key Puzzle::key_of(const Board& board) const {
  solver::Key key = board.key;
  if (shortcuts_.classes)
    for_each_sideways(board, [&](Step step) { key = with_either_base(key, step.card, board.below[step.card]); });
  return key;
}

Set Puzzle::either_way(const Board& board) const {
  Set cards = 0;
  for_each_sideways(board, [&](Step step) {
    Board beside = board;
    beside.make(step);
    if (key_of(beside) == key_of(board)) cards |= bit(step.card);
  });
  return cards;
}

void Puzzle::play_safe(Board& board, std::vector<Step>& steps) const {
  for (Set safe = safe_plays(board, variant_); safe != 0; safe = safe_plays(board, variant_)) {
    const Step step{first_of(safe), foundation};
    board.make(step);
    steps.push_back(step);
  }
}

void Puzzle::settle(Board& board, std::vector<Step>& steps) const {
  if (!shortcuts_.safe) return;
  play_safe(board, steps);
  if (!shortcuts_.classes) return;
  for (bool moved = true; moved;) {
    moved = false;
    for_each_sideways(board, [&](Step step) {
      const Slot freed = board.below[step.card];
      if (moved || (board.next_up() & bit(freed)) == 0) return;
      Board next = board;
      next.make(step);
      if ((safe_plays(next, variant_) & bit(freed)) == 0) return;
      board = next;
      steps.push_back(step);
      play_safe(board, steps);
      moved = true;
    });
  }
}

int Puzzle::score_of(const Board& board) const {
  int score = 4 * std::popcount(board.up) - 12 * std::popcount(board.hidden);
  for (Set left = board.face_up(); left != 0; left &= left - 1) {
    const Slot card = first_of(left);
    const Slot under = board.below[card];
    if (under < table && (variant_.bases(bit(card)) & bit(under)) == 0) score -= 3;
  }
  score += 4 * (Yukon::columns - std::popcount(board.tops));
  return score * 4;
}

}  // namespace fulltable::yukon_solver
