// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/relaxation.h"

namespace fulltable::yukon_solver {

namespace {

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
  return Relaxation(board, variant).reach().playable != all_cards;
}

Slot jammed_card(const Board& board, Variant variant) {
  if (variant.suit) return nothing;
  const Relaxation relaxation(board, variant);
  std::array<Reach, 52> before;
  Set built = 0;
  relaxation.reach(before, built);
  for (Set pairs = built & built >> 1 & first_bases; pairs != 0; pairs &= pairs - 1) {
    const Slot card = first_of(pairs);
    const Slot twin = twin_of(card);
    // Those already built have hardly ever shown more, and cost a fifth of the speed.
    if ((variant.bases(bit(card)) & (lies_on(board, card) | lies_on(board, twin))) != 0) continue;
    if (is_free_after(twin, before[card], variant) || is_free_after(card, before[twin], variant)) continue;
    const Reach without_card = relaxation.without(card, before[card]);
    if ((without_card.playable & bit(card)) != 0 || is_free_after(twin, without_card, variant)) continue;
    const Reach without_twin = relaxation.without(twin, before[twin]);
    if ((without_twin.playable & bit(twin)) == 0 && !is_free_after(card, without_twin, variant)) return card;
  }
  return nothing;
}

}  // namespace fulltable::yukon_solver
