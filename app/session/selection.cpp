// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "session/session.h"
#include "session/views.h"
#include "session/words.h"

// Games in which a move may be a set of cards: they are selected one by one, and what they could mean is asked of the
// same legal moves as everything else.

using fulltable::Cards;
using fulltable::Moves;

namespace {

Cards sorted(Cards cards) {
  std::ranges::sort(cards);
  return cards;
}

}  // namespace

bool Session::selects(int row) const {
  if (!known_->plays_sets() || !isSeatOfViewer() || ended() || !known_->to_act().has(viewer_)) return false;
  if (worktop_.isOpen()) return isOnWorktop(row);
  if (row < 0 || row >= cards_.count() || !cards_.slot(row).card.is_known()) return false;
  const auto* pile = pileOf(view_, cards_.slot(row).pile);
  return pile && pile->owner == viewer_ && !pile->ordered;
}

Cards Session::cardsOf(const QList<int>& rows) const {
  Cards cards;
  for (const int row : rows) cards.push_back(cards_.slot(row).card);
  return sorted(std::move(cards));
}

Session::Choices Session::selectedMoves() const {
  return isSelection() ? movesWith(lifted_) : Choices();
}

Session::Choices Session::movesWith(const QList<int>& rows) const {
  Choices found;
  if (rows.isEmpty()) return found;
  const Cards cards = cardsOf(rows);
  const std::string pile = cards_.slot(rows.front()).pile.toStdString();
  std::ranges::copy_if(choices_, std::back_inserter(found), [&](const Choice& choice) {
    return choice.gesture.from == pile && sorted(choice.gesture.cards) == cards;
  });
  if (known_->complete(viewer_)) return found;
  Moves moves;
  known_->meant(viewer_, cards, moves);
  for (const auto& move : moves) {
    if (!known_->allows(viewer_, move, {}) || std::ranges::find(found, move, &Choice::move) != found.end()) continue;
    const auto gesture = known_->gesture(viewer_, move);
    if (gesture.from == pile) found.push_back({move, gesture, {}});
  }
  return found;
}

bool Session::fitsIntoSet(const QList<int>& rows) const {
  // Where not every legal move is listed, any card may be a part of one.
  if (!known_->complete(viewer_)) return true;
  const Cards cards = cardsOf(rows);
  const std::string pile = cards_.slot(rows.front()).pile.toStdString();
  return std::ranges::any_of(choices_, [&](const Choice& choice) {
    return choice.gesture.from == pile && std::ranges::includes(sorted(choice.gesture.cards), cards);
  });
}

void Session::select(const QList<int>& rows) {
  QStringList targets;
  for (const Choice& choice : movesWith(rows)) {
    if (!choice.gesture.to.empty()) targets.append(QString::fromStdString(choice.gesture.to));
    for (const fulltable::PileId& pile : choice.gesture.also) targets.append(QString::fromStdString(pile));
  }
  targets.removeDuplicates();
  setLifted(rows, targets);
}

/// What goes with the selected cards stays bright, and their moves become buttons.
void Session::showSelection() {
  if (!known_->plays_sets() || worktop_.isOpen()) return;
  QSet<int> dimmed;
  if (isSelection()) {
    for (const int row : cards_.rowsOf(cards_.slot(lifted_.front()).pile)) {
      if (lifted_.contains(row)) continue;
      if (!fitsIntoSet(lifted_ + QList<int>{row})) dimmed.insert(row);
    }
  }
  cards_.setDimmed(dimmed);
  showActions();
}

void Session::toggle(int row) {
  cancelChoice();
  pickedUp_ = false;
  QList<int> rows = lifted_;
  // Of a set that a hint speaks of, one card stands for all; of equal cards the hint does not say which.
  const bool hinted =
      hintCards_.contains(row) && hintCards_.size() == QSet(hintCards_.begin(), hintCards_.end()).size();
  if (rows.isEmpty() && hinted && fitsIntoSet(hintCards_)) return select(hintCards_);
  if (rows.removeOne(row)) return select(rows);
  if (!rows.isEmpty() && cards_.slot(rows.front()).pile != cards_.slot(row).pile) rows.clear();
  rows.append(row);
  if (fitsIntoSet(rows))
    select(rows);
  else if (fitsIntoSet({row}))
    select({row});
  else
    refuseSet({row}, {});
}

Session::Choices Session::offers() const {
  Choices list;
  if (!known_->plays_sets()) return list;
  const auto lays = [&](const Choice& choice) {
    return !choice.gesture.cards.empty() && !pileOf(view_, QString::fromStdString(choice.gesture.to));
  };
  for (const Choice& choice : choices_) {
    const Cards cards = sorted(choice.gesture.cards);
    const bool whole = std::ranges::none_of(choices_, [&](const Choice& other) {
      return lays(other) && other.gesture.cards.size() > cards.size() &&
             std::ranges::includes(sorted(other.gesture.cards), cards);
    });
    if (lays(choice) && whole) list.push_back(choice);
  }
  return list;
}

void Session::selectOffer() {
  const Choices list = offers();
  if (list.empty() || worktop_.isOpen()) return;
  cancelChoice();
  pickedUp_ = false;
  const Choice& next = list[static_cast<std::size_t>(offer_++) % list.size()];
  QList<int> rows;
  for (const fulltable::Card card : next.gesture.cards)
    rows.append(cards_.rowOf(card, QString::fromStdString(next.gesture.from)));
  select(rows);
}

bool Session::liftSelected(int row) {
  QList<int> rows = lifted_;
  if (rows.removeOne(row)) {
    rows.prepend(row);
    select(rows);
    return true;
  }
  if (!fitsIntoSet({row})) {
    cancelLift();
    return false;
  }
  select({row});
  pickedUp_ = true;
  return true;
}

void Session::letGo() {
  if (worktop_.isOpen()) return setLifted({}, {});
  if (!isSelection() || pickedUp_) cancelLift();
}

bool Session::playSelectionOn(const QString& pile) {
  Choices found = selectedMoves();
  std::erase_if(found, [&](const Choice& choice) { return !choice.gesture.goes_to(pile.toStdString()); });
  if (found.size() == 1)
    make(found.front());
  else if (!found.empty())
    offer(found);
  else if (pile.startsWith(QString("meld.%1.").arg(viewer_)) && canArrange())
    tryOnWorktop(pile);  // which says what is missing
  else if (cards_.slot(lifted_.front()).pile != pile)
    refuseSet(lifted_, pile);
  return !found.empty();
}

void Session::playSelection() {
  endRest();
  if (worktop_.isOpen()) return lay();
  if (!isSelection()) return;
  const Choices found = selectedMoves();
  if (found.size() == 1)
    make(found.front());
  else if (!found.empty())
    offer(found);
  else
    refuseSet(lifted_, {});
}

QString Session::selectionWords() const {
  QStringList words;
  for (const Choice& choice : selectedMoves()) words.append(QString::fromStdString(choice.gesture.label));
  words.removeDuplicates();
  return words.join(" / ");
}

void Session::refuseSet(const QList<int>& rows, const QString& pile) {
  Moves moves;
  known_->meant(viewer_, cardsOf(rows), moves);
  for (const auto& move : moves) {
    if (known_->allows(viewer_, move, {})) continue;
    const std::string reason = known_->why_not(viewer_, move, {}).text;
    return refuse(words(known_->why_not(viewer_, move, {}), seating_.names, viewer_), cardsNamedIn(reason));
  }
  refuse(whyNot(rows.front(), pile));
}

QList<int> Session::cardsNamedIn(const std::string& reason) const {
  QList<int> rows;
  for (const int row : cards_.rowsOf("hand." + QString::number(viewer_)))
    if (const auto card = cards_.slot(row).card; card.is_known() && reason.find(to_text(card)) != std::string::npos)
      rows.append(row);
  return rows.size() > 1 ? rows : QList<int>();
}
