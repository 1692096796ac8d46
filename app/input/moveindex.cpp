// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/moveindex.h"

#include <algorithm>
#include <iterator>

using fulltable::Cards;
using fulltable::PileView;

namespace {

template <class Fits>
Choices those(const Choices& choices, Fits fits) {
  Choices found;
  std::ranges::copy_if(choices, std::back_inserter(found), fits);
  return found;
}

template <class Fits>
const Choice* first(const Choices& choices, Fits fits) {
  const auto found = std::ranges::find_if(choices, fits);
  return found == choices.end() ? nullptr : &*found;
}

bool begins(const fulltable::Gesture& gesture, const CardSlot& slot, std::string_view pile) {
  if (gesture.cards.empty() || gesture.from != pile) return false;
  if (gesture.place >= 0) return gesture.place == slot.place;
  return slot.card.is_known() && gesture.cards.front() == slot.card;
}

}  // namespace

Cards sorted(Cards cards) {
  std::ranges::sort(cards);
  return cards;
}

void MoveIndex::clear() {
  choices_.clear();
  maximal_.clear();
}

void MoveIndex::list(const fulltable::Knowledge& known, int seat, std::span<const PileView> piles) {
  clear();
  fulltable::Moves moves;
  known.legal(seat, moves);
  const auto buttons = known.buttons(seat);
  for (const auto& move : moves) {
    fulltable::Gesture gesture = known.gesture(seat, move);
    if (gesture.cards.empty() && gesture.from.empty()) continue;
    const auto button = std::ranges::find(buttons, gesture.label, &fulltable::Button::label);
    Cards cards = sorted(gesture.cards);
    choices_.push_back(
        {move, std::move(gesture), button == buttons.end() ? std::string() : button->key, std::move(cards)});
  }
  if (!known.plays_sets()) return;
  const Choices laying = those(choices_, [&](const Choice& choice) {
    return !choice.sorted.empty() && std::ranges::find(piles, choice.gesture.to, &PileView::id) == piles.end();
  });
  maximal_ = those(laying, [&](const Choice& choice) {
    return std::ranges::none_of(laying, [&](const Choice& other) {
      return other.sorted.size() > choice.sorted.size() && std::ranges::includes(other.sorted, choice.sorted);
    });
  });
}

bool MoveIndex::has(const fulltable::Move& move) const {
  return std::ranges::find(choices_, move, &Choice::move) != choices_.end();
}

const Choice* MoveIndex::onlyTap() const {
  return choices_.size() == 1 && choices_.front().gesture.cards.empty() ? &choices_.front() : nullptr;
}

Choices MoveIndex::from(const CardSlot& slot) const {
  const std::string pile = slot.pile.toStdString();
  return those(choices_, [&](const Choice& choice) { return begins(choice.gesture, slot, pile); });
}

Choices MoveIndex::at(std::string_view pile) const {
  return those(choices_,
               [&](const Choice& choice) { return choice.gesture.cards.empty() && choice.gesture.from == pile; });
}

Choices MoveIndex::onto(const CardSlot& slot) const {
  const std::string pile = slot.pile.toStdString();
  return those(choices_, [&](const Choice& choice) {
    return choice.gesture.to == pile && std::ranges::find(choice.gesture.onto, slot.card) != choice.gesture.onto.end();
  });
}

Choices MoveIndex::exactly(std::string_view pile, const Cards& cards) const {
  return those(choices_, [&](const Choice& choice) { return choice.gesture.from == pile && choice.sorted == cards; });
}

bool MoveIndex::takes(std::string_view pile, const Cards& cards) const {
  return std::ranges::any_of(choices_, [&](const Choice& choice) {
    return choice.gesture.from == pile && std::ranges::includes(choice.sorted, cards);
  });
}

const Choice* MoveIndex::withKey(std::string_view key) const {
  return first(choices_, [&](const Choice& choice) { return choice.key == key; });
}

bool MoveIndex::hasPlaces() const {
  return std::ranges::any_of(choices_, [](const Choice& choice) { return choice.gesture.place >= 0; });
}

const Choice* MoveIndex::withPlace(int place) const {
  return place < 0 ? nullptr : first(choices_, [&](const Choice& choice) { return choice.gesture.place == place; });
}
