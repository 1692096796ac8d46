// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/setrules.h"

#include <algorithm>

#include "game/publicview.h"
#include "text/wording.h"

using fulltable::Cards;
using fulltable::Moves;

bool SetRules::selects(int row) const {
  if (!host_.known().plays_sets() || !host_.mayAct()) return false;
  if (row < 0 || row >= cards_.count() || !cards_.slot(row).card.is_known()) return false;
  const auto* pile = ::pileOf(host_.view(), cards_.slot(row).pile);
  return pile && pile->owner == host_.viewer() && !pile->ordered;
}

Cards SetRules::cardsOf(const QList<int>& rows) const {
  Cards cards;
  for (const int row : rows) cards.push_back(cards_.slot(row).card);
  return sorted(std::move(cards));
}

Choices SetRules::movesWith(const QList<int>& rows) const {
  if (rows.isEmpty()) return {};
  const Cards cards = cardsOf(rows);
  const std::string pile = pileOf(rows);
  Choices found = moves_.exactly(pile, cards);
  const auto& known = host_.known();
  if (known.complete(host_.viewer())) return found;
  Moves moves;
  known.meant(host_.viewer(), cards, moves);
  for (const auto& move : moves) {
    if (!known.allows(host_.viewer(), move, {}) || std::ranges::find(found, move, &Choice::move) != found.end())
      continue;
    const auto gesture = known.gesture(host_.viewer(), move);
    if (gesture.from == pile) found.push_back({move, gesture, {}, cards});
  }
  return found;
}

QList<Target> SetRules::targetsOf(const Choices& moves) {
  QList<Target> targets;
  const auto add = [&targets](const std::string& pile) {
    const Target target{QString::fromStdString(pile)};
    if (!pile.empty() && !targets.contains(target)) targets.append(target);
  };
  for (const Choice& choice : moves) {
    add(choice.gesture.to);
    std::ranges::for_each(choice.gesture.also, add);
  }
  return targets;
}

bool SetRules::fits(const QList<int>& rows) const {
  // Where not every legal move is listed, any card may be a part of one.
  return !host_.known().complete(host_.viewer()) || moves_.takes(pileOf(rows), cardsOf(rows));
}

QSet<int> SetRules::misfits(const QList<int>& rows) const {
  QSet<int> others;
  for (const int row : cards_.rowsOf(cards_.slot(rows.front()).pile))
    // What could be chosen instead stays bright.
    if (!rows.contains(row) && !fits(rows + QList<int>{row}) && !fits({row})) others.insert(row);
  return others;
}

SetRules::Reason SetRules::whyNot(const QList<int>& rows) const {
  Moves moves;
  host_.known().meant(host_.viewer(), cardsOf(rows), moves);
  for (const auto& move : moves) {
    if (host_.known().allows(host_.viewer(), move, {})) continue;
    const auto reason = host_.known().why_not(host_.viewer(), move, {});
    return {words(reason, host_.names(), host_.viewer()), namedIn(reason), QString::fromStdString(reason.rule)};
  }
  return {};
}

QList<int> SetRules::namedIn(const fulltable::Refusal& reason) const {
  const Cards named = reason.message.named_cards();
  QList<int> rows;
  for (const int row : cards_.rowsOf(host_.ownHand()))
    if (const auto card = cards_.slot(row).card;
        card.is_known() &&
        (std::ranges::find(named, card) != named.end() || reason.text.find(to_text(card)) != std::string::npos))
      rows.append(row);
  return rows.size() > 1 ? rows : QList<int>();
}
