// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/board.h"

namespace fulltable::yukon_solver {

namespace {

using Over = std::array<Set, 52>;

/// What could come about if cards once exposed stayed so and every card could still be moved from where it lies now.
struct Reach {
  Set bases;     ///< cards that could be built on
  Set playable;  ///< cards that could reach their foundations
  bool emptied;  ///< whether a column could become empty
};

/// The cards above each in its column.
Over cards_over(const Board& board) {
  Over over{};
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    Set passed = 0;
    for (Slot card = first_of(tops); card != table; card = board.below[card]) {
      over[card] = passed;
      passed |= bit(card);
    }
  }
  return over;
}

/// The least set of such facts, where the cards of one set are never built on others. `built` gets those that were
/// first found movable by building.
Reach reach(const Board& board, Variant variant, const Over& over, Set never, Set& built) {
  constexpr Set aces = 0xf;
  const Set face_up = board.face_up();
  const Set fillers = (variant.any ? all_cards : kings) & ~board.bottoms;
  bool emptied = board.has_empty_column();
  Set exposable = board.tops;
  Set movable = board.up;
  Set playable = board.up;
  while (true) {
    for (Set more = exposable; more != 0;) {
      more = exposable & (playable << 4 | aces) & ~playable;
      playable |= more;
    }
    const Set bases = variant.foundation_return ? exposable | playable : exposable;
    if (playable == all_cards) return {bases, playable, emptied};
    Set fresh = (face_up | exposable) & (playable | (emptied ? fillers : 0)) & ~movable;
    for (Set left = (face_up | exposable) & variant.builders(bases) & ~movable & ~fresh & ~never; left != 0;
         left &= left - 1) {
      const Slot card = first_of(left);
      for (Set on = variant.bases(bit(card)) & bases; on != 0; on &= on - 1) {
        const Slot base = first_of(on);
        // A base that lies above the card must first be moved off it.
        if ((over[card] & bit(base)) != 0 && (over[card] & ~over[base] & movable) == 0) continue;
        fresh |= bit(card);
        built |= bit(card);
        break;
      }
    }
    if (fresh == 0) return {bases, playable, emptied};
    movable |= fresh;
    emptied = emptied || (movable & board.bottoms) != 0;
    for (; fresh != 0; fresh &= fresh - 1)
      if (const Slot under = board.below[first_of(fresh)]; under < table) exposable |= bit(under);
  }
}

Set lies_on(const Board& board, Slot card) {
  const Slot under = board.below[card];
  return under < table ? bit(under) : 0;
}

/// Whether a card that must be built can be after its twin was: there are bases for both, or the twin has left again.
bool is_free_after(Slot twin, const Reach& before, Variant variant) {
  const Set both = variant.bases(bit(twin));
  const Set bases = before.bases & both;
  return bases == both || (bases != 0 && ((before.playable & bit(twin)) != 0 || (variant.any && before.emptied)));
}

}  // namespace

bool is_hopeless(const Board& board, Variant variant) {
  Set unused = 0;
  return reach(board, variant, cards_over(board), 0, unused).playable != all_cards;
}

bool is_jammed(const Board& board, Variant variant) {
  if (variant.suit) return false;
  const Over over = cards_over(board);
  Set built = 0;
  Set unused = 0;
  reach(board, variant, over, 0, built);
  constexpr Set clubs_and_diamonds = 0x5555555555555555;
  for (Set pairs = built & built >> 1 & clubs_and_diamonds; pairs != 0; pairs &= pairs - 1) {
    const Slot card = first_of(pairs);
    const Slot twin = twin_of(card);
    // Those already built have hardly ever shown more, and cost a fifth of the speed.
    if ((variant.bases(bit(card)) & (lies_on(board, card) | lies_on(board, twin))) != 0) continue;
    const Reach without_card = reach(board, variant, over, bit(card), unused);
    if (without_card.playable == all_cards || is_free_after(twin, without_card, variant)) continue;
    const Reach without_twin = reach(board, variant, over, bit(twin), unused);
    if (without_twin.playable != all_cards && !is_free_after(card, without_twin, variant)) return true;
  }
  return false;
}

}  // namespace fulltable::yukon_solver
