// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/yukon/board.h"
#include "games/yukon/solver.h"

namespace fulltable::yukon_solver {

/// What the search of `core/solver.h` asks about Yukon.
class Puzzle {
 public:
  using Position = Board;
  using Step = yukon_solver::Step;

  Puzzle(Variant variant, Shortcuts shortcuts) : variant_(variant), shortcuts_(shortcuts) {}

  bool won(const Board& board) const { return board.won(); }
  /// The same for positions that sideways steps lead to and fro between.
  solver::Key key_of(const Board& board) const;
  void make(Board& board, Step step) const { board.make(step); }
  /// Plays what is safe on the foundations.
  void settle(Board& board, std::vector<Step>& steps) const;
  bool is_hopeless(const Board& board) const {
    return shortcuts_.hopeless && yukon_solver::is_hopeless(board, variant_);
  }
  bool is_jammed(const Board& board) const { return shortcuts_.jammed && yukon_solver::is_jammed(board, variant_); }
  int score_of(const Board& board) const;
  template <class Add>
  void expand(const Board& board, const solver::Key& key, Add add) const {
    for_each_step(board, [&](Step step) {
      if (shortcuts_.classes && is_sideways(board, step))
        expand_sideways(board, key, step, add);
      else
        add({step});
    });
  }

  /// Whether a card leaves one of its two bases for the other, so that it could go back at once.
  bool is_sideways(const Board& board, Step step) const;
  /// The cards that lie on either of their bases in the positions which count as the same.
  Set either_way(const Board& board) const;

 private:
  template <class Visit>
  void for_each_step(const Board& board, Visit visit) const;
  template <class Visit>
  void for_each_sideways(const Board& board, Visit visit) const;
  template <class Add>
  void expand_sideways(const Board& board, const solver::Key& key, Step sideways, Add add) const;
  void play_safe(Board& board, std::vector<Step>& steps) const;
  Set movable(const Board& board) const;

  Variant variant_;
  Shortcuts shortcuts_;
};

template <class Visit>
void Puzzle::for_each_step(const Board& board, Visit visit) const {
  const Set cards = movable(board);
  for (Set left = board.next_up() & board.tops; left != 0; left &= left - 1) visit(Step{first_of(left), foundation});
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    const Slot base = first_of(tops);
    for (Set left = variant_.builders(bit(base)) & cards; left != 0; left &= left - 1)
      if (const Slot card = first_of(left); board.is_elsewhere(card, base)) visit(Step{card, base});
  }
  if (!board.has_empty_column()) return;
  for (Set left = cards & ~board.bottoms & (variant_.any ? all_cards : kings); left != 0; left &= left - 1)
    visit(Step{first_of(left), table});
}

template <class Visit>
void Puzzle::for_each_sideways(const Board& board, Visit visit) const {
  if (variant_.suit) return;
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    const Slot base = first_of(tops);
    const Slot twin = twin_of(base);
    if ((bit(twin) & (board.up | board.hidden | board.tops)) != 0) continue;
    const Slot card = board.above[twin];
    if ((variant_.builders(bit(base)) & bit(card)) != 0 && board.top_over(card) != base) visit(Step{card, base});
  }
}

template <class Add>
void Puzzle::expand_sideways(const Board& board, const solver::Key& key, Step sideways, Add add) const {
  const Slot freed = board.below[sideways.card];
  Board beside = board;
  beside.make(sideways);
  if (key_of(beside) != key) {
    add({sideways});
    return;
  }
  // The position beside this one counts as the same; only steps that need the sideways step are new there.
  if ((beside.next_up() & bit(freed)) != 0) add({sideways, {freed, foundation}});
  for (Set left = variant_.builders(bit(freed)) & movable(beside); left != 0; left &= left - 1)
    if (const Slot card = first_of(left); beside.is_elsewhere(card, freed)) add({sideways, {card, freed}});
  const Slot moved_top = board.top_over(sideways.card);
  for (Set left = variant_.builders(bit(moved_top)) & beside.face_up(); left != 0; left &= left - 1)
    if (const Slot card = first_of(left); beside.top_over(card) == freed) add({sideways, {card, moved_top}});
  // A card below the freed one in its column can go onto it if another sideways step parts them.
  for_each_sideways(beside, [&](Step second) {
    if (second.card == sideways.card || beside.top_over(second.card) != freed) return;
    Board third = beside;
    third.make(second);
    for (Set left = variant_.builders(bit(freed)) & third.face_up(); left != 0; left &= left - 1)
      if (const Slot card = first_of(left); third.is_elsewhere(card, freed)) add({sideways, second, {card, freed}});
  });
}

}  // namespace fulltable::yukon_solver
