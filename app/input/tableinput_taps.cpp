// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "input/tableinput.h"

// What a tap means: on a card, twice on it, on a pile.

using Mode = Grip::Mode;

void TableInput::tap(int row) {
  const Deed deed(*this);
  host_.endRest();
  if (!isRow(row)) return;
  if (melds_.isOpen()) return setGrip(melds_.tapped(row, Grip(grip_)));
  if (tapForWorkspace(row)) return;
  if (const auto target = targetAt(row)) {
    dropOn(*target);
    return;
  }
  if (selects(row)) return toggle(row);
  if (grip_.isSelection() && from(row).empty()) {
    playSelectionOn(slot(row).pile);
    return;
  }
  const Grip held = grip_;
  cancel();
  cancelChoice();
  if (!held.key.empty()) return useKey(held.key, row);
  tapToPlay(row, held);
}

bool TableInput::isFinal(const Choices& found) const {
  // Of cards that nobody sees one is as good as another.
  return found.size() == 1 && found.front().gesture.place < 0 && host_.isFinal(found.front().move);
}

void TableInput::tapToPlay(int row, const Grip& held) {
  Choices found = from(row);
  std::erase_if(found, [](const Choice& choice) { return !choice.key.empty(); });
  const bool secret = found.size() == 1 && isSecret(found.front());
  const bool same = held.rows.contains(row);
  const bool sure = same && held.asks;
  if (same && !secret && !sure && !host_.clickSelects()) return;
  const bool final = !sure && isFinal(found);
  if (!same && !found.empty() && (final || host_.clickSelects())) {
    setGrip(
        {.mode = Mode::single, .rows = rowsOf(found.front().gesture), .targets = targetsOfCard(row), .asks = final});
    return;
  }
  if (found.empty()) {
    found = moves_.onto(slot(row));
    if (!sure && isFinal(found)) return setGrip({.mode = Mode::single, .rows = {row}, .asks = true});
  }
  const bool oneTarget = std::ranges::all_of(
      found, [&](const Choice& choice) { return targetsOf(choice.gesture) == targetsOf(found.front().gesture); });
  if (found.empty() && !moves_.at(slot(row).pile.toStdString()).empty())
    tapOff(slot(row).pile, sure);
  else if (found.empty() && !host_.known().info().solitaire && slot(row).card.is_known() &&
           slot(held.rows.value(0, row)).pile != slot(row).pile)
    refuseCard(held.rows.front(), {slot(row).pile, slot(row).card});  // the click meant what was lifted
  else if (found.empty())
    refuseCard(row);
  else if (found.size() == 1 && (same || !secret))
    make(found.front());
  else if (oneTarget && !secret)
    makeOneOf(found);
  else if (host_.known().info().solitaire)
    make(best(found));
  else
    lift(row);
}

bool TableInput::doubleTap(int row) {
  const Deed deed(*this);
  host_.endRest();
  if (grip_.asks && grip_.rows.contains(row)) {
    tap(row);
    return true;
  }
  if (melds_.isOpen()) {
    if (!melds_.laysAt(row)) return melds_.doubleTap(row);
    lay();
    return true;
  }
  if (!selects(row) && melds_.draftAt(row)) {
    openWorkspace(row);
    return true;
  }
  if (selects(row)) {
    select({row});
    // What can be laid out with that card is meant rather than to throw it away.
    for (const Choice& choice : moves_.maximal())
      if (std::ranges::find(choice.gesture.cards, slot(row).card) != choice.gesture.cards.end()) {
        make(choice);
        return true;
      }
    playSelection();
    return true;
  }
  for (const Choice& choice : from(row)) {
    if (!choice.gesture.to.is(host_.known().info().home) && !(grip_.rows.contains(row) && isSecret(choice))) continue;
    make(choice);
    return true;
  }
  return false;
}

void TableInput::toFoundation(int row) {
  const Deed deed(*this);
  if (doubleTap(row) || !isRow(row)) return;
  const std::string_view home = host_.known().info().home;
  if (slot(row).card.is_known() && !home.empty())
    refuseCard(row, {QString::fromUtf8(home.data(), static_cast<qsizetype>(home.size()))});
}

void TableInput::tapPlace(int place) {
  const Deed deed(*this);
  host_.endRest();
  if (const Choice* found = moves_.withPlace(place)) make(*found);
}

void TableInput::tapPile(const QString& pile) {
  const Deed deed(*this);
  host_.endRest();
  // What was asked about has nowhere to go but through another tap.
  const bool asked = grip_.asks && grip_.targets.isEmpty();
  const bool sure = asked && slot(grip_.rows.front()).pile == pile;
  if (!grip_.rows.isEmpty() && !asked) {
    dropOn({pile});
    return;
  }
  if (melds_.isOpen()) return;
  setGrip({});
  tapOff(pile, sure);
}

void TableInput::tapOff(const QString& pile, bool sure) {
  const Choices found = moves_.at(pile.toStdString());
  const int top = topOf(pile);
  if (!sure && top >= 0 && isFinal(found))
    setGrip({.mode = Mode::single, .rows = {top}, .asks = true});
  else if (!found.empty())
    makeOneOf(found);
}
