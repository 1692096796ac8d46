// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/hidden.h"

#include <algorithm>

namespace fulltable {

namespace {

/// All the cards that are seen, in order.
Cards seen_in(const View& view) {
  Cards cards;
  for (const PileView& pile : view.piles)
    std::ranges::copy_if(pile.cards, std::back_inserter(cards), [](Card card) { return card.is_known(); });
  std::ranges::sort(cards);
  return cards;
}

/// Whether that player holds cards which the viewer does not see.
bool hides(const View& view, int player) {
  return std::ranges::any_of(view.piles, [player](const PileView& pile) {
    return pile.owner == player && std::ranges::any_of(pile.cards, [](Card card) { return !card.is_known(); });
  });
}

/// In so many other positions a move is tried that shows no card, but perhaps what a card would have made possible.
constexpr int tries = 6;

}  // namespace

bool shows_hidden(const Position& before, const Position& after, int mover, const Move& move, int seat) {
  if (after.stage() != Stage::playing) return true;
  const std::unique_ptr<Knowledge> known = before.know(seat);
  const std::unique_ptr<Knowledge> learnt = after.know(seat);
  const View then = known->show(seat);
  const View now = learnt->show(seat);
  if (now.deal != then.deal || !std::ranges::includes(seen_in(then), seen_in(now))) return true;
  if (mover != seat) return hides(then, mover);
  Rng rng(1);
  for (int i = 0; i < tries; ++i) {
    const std::unique_ptr<Position> other = known->imagine(rng);
    other->apply(mover, move);
    if (!other->know(seat)->same(*learnt)) return true;
  }
  return false;
}

}  // namespace fulltable
