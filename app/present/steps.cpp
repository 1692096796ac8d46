// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/steps.h"

#include <algorithm>

using fulltable::PileView;
using fulltable::View;

namespace {

bool isHand(const PileView& pile) {
  return pile.owner >= 0 && pile.id.starts_with("hand.");
}

bool isSeen(const PileView& pile) {
  return std::ranges::all_of(pile.cards, [](fulltable::Card card) { return card.is_known(); });
}

const PileView* find(const View& view, const std::string& id) {
  const auto pile = std::ranges::find(view.piles, fulltable::PileId(id), &PileView::id);
  return pile == view.piles.end() ? nullptr : &*pile;
}

/// The hand that a card, or a card not seen, can have come from.
PileView* handWith(View& view, fulltable::Card card) {
  for (const fulltable::Card wanted : {card, fulltable::unknown_card})
    for (PileView& pile : view.piles)
      if (isHand(pile) && std::ranges::find(pile.cards, wanted) != pile.cards.end()) return &pile;
  return nullptr;
}

}  // namespace

std::vector<Step> turnedInTurn(const View& before, const View& after, int first) {
  std::vector<const PileView*> turned;
  for (const PileView& pile : after.piles) {
    const PileView* was = find(before, pile.id);
    if (isHand(pile) && was && !isSeen(*was) && isSeen(pile) && was->cards.size() == pile.cards.size())
      turned.push_back(&pile);
  }
  if (turned.size() < 2) return {};
  const auto start = std::ranges::find_if(turned, [first](const PileView* pile) { return pile->owner >= first; });
  std::rotate(turned.begin(), start == turned.end() ? turned.begin() : start, turned.end());
  std::vector<Step> steps;
  View view = before;
  for (const PileView* pile : turned) {
    std::ranges::find(view.piles, pile->id, &PileView::id)->cards = pile->cards;
    steps.push_back({view, {}});
  }
  return steps;
}

std::vector<Step> laidInTurn(const View& before, const View& after) {
  std::vector<Step> steps;
  View view = before;
  for (const PileView& pile : after.piles) {
    if (pile.cards.size() != 1 || find(before, pile.id)) continue;
    PileView* hand = handWith(view, pile.cards.front());
    if (!hand) return {};
    auto card = std::ranges::find(hand->cards, pile.cards.front());
    if (card == hand->cards.end()) card = std::ranges::find(hand->cards, fulltable::unknown_card);
    hand->cards.erase(card);
    fulltable::Gesture move;
    move.cards = pile.cards;
    move.from = hand->id;
    move.to = pile.id;
    view.piles.push_back(pile);
    steps.push_back({view, move});
  }
  return steps;
}
