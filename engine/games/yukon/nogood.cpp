// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/nogood.h"

#include "games/yukon/relaxation.h"

namespace fulltable::yukon_solver {

namespace {

/// Collects where cards lie that keep facts from coming about in a relaxation: what is asked for, and what would bring
/// it about. A position in which these cards lie there has none of these facts either.
class Barrier {
 public:
  explicit Barrier(const Board& board) : board_(board) {}

  /// Goes by this reach from now on, which was made without building these cards.
  void begin(const Reach& reach, Set never) {
    reach_ = reach;
    never_ = never;
    unexposed_ = unmoved_ = unplayed_ = 0;
    unemptied_ = false;
  }
  void unexposed(Slot card);
  void unplayed(Slot card);
  Set placed() const { return placed_; }

 private:
  void unmoved(Slot card);
  void unemptied();
  void place(Slot card) { placed_ |= bit(card); }

  const Board& board_;
  Reach reach_{};
  Set never_ = 0;
  Set placed_ = 0;
  Set unexposed_ = 0;  ///< what was gone into already
  Set unmoved_ = 0;
  Set unplayed_ = 0;
  bool unemptied_ = false;
};

void Barrier::unexposed(Slot card) {
  if ((unexposed_ & bit(card)) != 0) return;
  if ((board_.up & bit(card)) != 0) {
    place(card);
    return;
  }
  unexposed_ |= bit(card);
  const Slot above = board_.above[card];
  place(above);
  unmoved(above);
}

void Barrier::unplayed(Slot card) {
  if ((unplayed_ & bit(card)) != 0) return;
  unplayed_ |= bit(card);
  // One card of the suit that stays covered is enough: one already known, or else the lowest.
  int lowest = card;
  for (; lowest >= 4 && (reach_.playable & bit(static_cast<Slot>(lowest - 4))) == 0; lowest -= 4)
    if ((unexposed_ & bit(static_cast<Slot>(lowest))) != 0) return;
  unexposed(static_cast<Slot>(lowest));
}

void Barrier::unmoved(Slot card) {
  if ((unmoved_ & bit(card)) != 0) return;
  unmoved_ |= bit(card);
  if ((board_.hidden & ~reach_.exposable & bit(card)) != 0) {
    unexposed(card);
    return;
  }
  unplayed(card);
  if ((kings & bit(card)) != 0) {
    if (board_.below[card] == table)
      place(card);
    else
      unemptied();
  }
  if ((never_ & bit(card)) != 0) return;
  for (Set bases = standard.bases(bit(card)); bases != 0; bases &= bases - 1) {
    const Slot base = first_of(bases);
    if ((reach_.bases & bit(base)) == 0) {
      unexposed(base);
      continue;
    }
    // It lies above the card in its column, and nothing between can be moved.
    for (Slot between = base; between != card; between = board_.below[between]) {
      place(between);
      unmoved(between);
    }
  }
}

void Barrier::unemptied() {
  if (unemptied_) return;
  unemptied_ = true;
  for (Set bottoms = board_.bottoms; bottoms != 0; bottoms &= bottoms - 1) {
    place(first_of(bottoms));
    unmoved(first_of(bottoms));
  }
}

}  // namespace

int size_of(const Nogood& nogood, const Board& board) {
  return 3 * std::popcount(nogood.placed & board.face_up()) + std::popcount(nogood.unplayed & ~nogood.placed);
}

Nogood why_hopeless(const Board& board) {
  Nogood best;
  const Reach reach = Relaxation(board, standard).reach();
  Set unplayed = all_cards & ~reach.playable;
  unplayed &= ~(unplayed << 4);  // the lowest of each suit
  for (; unplayed != 0; unplayed &= unplayed - 1) {
    Barrier barrier(board);
    barrier.begin(reach, 0);
    barrier.unplayed(first_of(unplayed));
    const Nogood nogood{.placed = barrier.placed()};
    if (best.is_empty() || size_of(nogood, board) < size_of(best, board)) best = nogood;
  }
  return best;
}

Nogood why_jammed(const Board& board, Slot card) {
  const Relaxation relaxation(board, standard);
  Barrier barrier(board);
  for (const Slot first : {card, twin_of(card)}) {
    const Reach reach = relaxation.without(first);
    barrier.begin(reach, bit(first));
    barrier.unplayed(first);
    const Set missing = standard.bases(bit(first)) & ~reach.bases;
    barrier.unexposed(first_of(missing));
    if (const Set other = missing & (missing - 1); other != 0)
      barrier.unexposed(first_of(other));
    else
      barrier.unplayed(twin_of(first));
  }
  return {.placed = barrier.placed()};
}

}  // namespace fulltable::yukon_solver
