// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "session/meaning.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/targets.h"
#include "session/words.h"

// What is done by hand at the table: everything chooses from the same list of legal moves.

using fulltable::Card;

QVariantList Session::chooser() const {
  QVariantList list;
  for (std::size_t i = 0; i < offered_.size(); ++i)
    list.append(QVariantMap{{"label", sentence(offered_[i].gesture.label, viewer_, seating_.names)},
                            {"index", static_cast<int>(i)}});
  return list;
}

Session::Choices Session::choicesFor(int row) const {
  Choices found;
  if (row < 0 || row >= cards_.count() || !cards_.slot(row).card.is_known()) return found;
  const CardSlot& slot = cards_.slot(row);
  std::ranges::copy_if(choices_, std::back_inserter(found), [&](const Choice& choice) {
    return !choice.gesture.cards.empty() && choice.gesture.cards.front() == slot.card &&
           choice.gesture.from == slot.pile.toStdString();
  });
  return found;
}

Session::Choices Session::choicesOnto(int row) const {
  Choices found;
  std::ranges::copy_if(choices_, std::back_inserter(found), [&, &slot = cards_.slot(row)](const Choice& choice) {
    return choice.gesture.to == slot.pile.toStdString() &&
           std::ranges::find(choice.gesture.onto, slot.card) != choice.gesture.onto.end();
  });
  return found;
}

QString Session::targetAt(int row) const {
  const CardSlot& slot = cards_.slot(row);
  if (targets_.contains(slot.pile)) return slot.pile;
  const QString card = targetOf(slot.pile, slot.card);
  return targets_.contains(card) ? card : QString();
}

void Session::setLifted(const QList<int>& rows, const QStringList& targets) {
  if (rows == lifted_ && targets == targets_) return;
  lifted_ = rows;
  targets_ = targets;
  cards_.setSelected({rows.begin(), rows.end()});
  QSet<int> tops;
  for (const QString& target : targets) {
    const QString pile = pileOfTarget(target);
    const Card card = cardOfTarget(target);
    tops.insert(card.is_known() ? cards_.rowOf(card, pile) : cards_.rowAt(pile, pileSize(pile) - 1));
  }
  cards_.setTargets(tops);
  emit liftedChanged();
}

bool Session::lift(int row) {
  endRest();
  cancelChoice();
  const Choices found = choicesFor(row);
  if (found.empty()) {
    cancelLift();
    return false;
  }
  QStringList targets;
  for (const Choice& choice : found) targets += targetsOf(choice.gesture);
  targets.removeDuplicates();
  setLifted(group(row), targets);
  return true;
}

QList<int> Session::group(int row) const {
  const Choices found = choicesFor(row);
  if (found.empty()) return {row};
  QList<int> rows;
  for (const fulltable::Card card : found.front().gesture.cards)
    rows.append(cards_.rowOf(card, QString::fromStdString(found.front().gesture.from)));
  return rows;
}

void Session::liftTheOnlyCard() {
  if (resting_ || choices_.size() < 2) return;
  const fulltable::Gesture& first = choices_.front().gesture;
  const bool same = std::ranges::all_of(choices_, [&](const Choice& choice) {
    return !choice.gesture.onto.empty() && choice.gesture.cards == first.cards && choice.gesture.from == first.from;
  });
  if (same) lift(cards_.rowOf(first.cards.front(), QString::fromStdString(first.from)));
}

void Session::cancelLift() {
  setLifted({}, {});
}

bool Session::dropOn(const QString& target) {
  if (lifted_.isEmpty()) return false;
  const int row = lifted_.front();
  Choices found = choicesFor(row);
  std::erase_if(found, [&](const Choice& choice) { return !targetsOf(choice.gesture).contains(target); });
  const bool elsewhere = cards_.slot(row).pile != pileOfTarget(target);
  const QString reason = found.empty() && elsewhere ? whyNot(row, target) : QString();
  cancelLift();
  if (!reason.isEmpty()) refuse(reason);
  if (found.size() == 1)
    make(found.front());
  else if (!found.empty())
    offer(found);
  return !found.empty();
}

void Session::tap(int row) {
  endRest();
  if (row < 0 || row >= cards_.count()) return;
  if (const QString target = lifted_.isEmpty() ? QString() : targetAt(row); !target.isEmpty()) {
    dropOn(target);
    return;
  }
  const bool same = lifted_.contains(row);
  cancelLift();
  cancelChoice();
  if (same) return;
  Choices found = choicesFor(row);
  if (found.empty()) found = choicesOnto(row);
  const bool oneTarget = std::ranges::all_of(
      found, [&](const Choice& choice) { return targetsOf(choice.gesture) == targetsOf(found.front().gesture); });
  if (found.empty() && !choicesAt(cards_.slot(row).pile).empty())
    tapPile(cards_.slot(row).pile);
  else if (found.empty())
    refuse(whyNot(row, {}));
  else if (found.size() == 1)
    make(found.front());
  else if (oneTarget)
    offer(found);
  else if (solitaire())
    make(best(found));
  else
    lift(row);
}

Session::Choice Session::best(const Choices& several) const {
  fulltable::Moves moves;
  for (const Choice& choice : several) moves.push_back(choice.move);
  fulltable::Rng rng(static_cast<std::uint64_t>(moveCount()));
  return several[static_cast<std::size_t>(std::max(0, known_->rule_of_thumb(viewer_, moves, rng)))];
}

void Session::doubleTap(int row) {
  endRest();
  for (const Choice& choice : choicesFor(row)) {
    if (!choice.gesture.to.starts_with("foundation")) continue;
    make(choice);
    return;
  }
}

Session::Choices Session::choicesAt(const QString& pile) const {
  Choices found;
  std::ranges::copy_if(choices_, std::back_inserter(found), [&](const Choice& choice) {
    return choice.gesture.cards.empty() && choice.gesture.from == pile.toStdString();
  });
  return found;
}

void Session::tapPile(const QString& pile) {
  endRest();
  if (!lifted_.isEmpty()) {
    dropOn(pile);
    return;
  }
  const Choices found = choicesAt(pile);
  if (found.size() == 1)
    make(found.front());
  else if (!found.empty())
    offer(found);
}

void Session::offer(const Choices& several) {
  offered_ = several;
  emit chooserChanged();
}

void Session::cancelChoice() {
  if (offered_.empty()) return;
  offered_.clear();
  emit chooserChanged();
}

void Session::choose(int index) {
  if (index < 0 || index >= static_cast<int>(offered_.size())) return;
  const Choice choice = offered_[static_cast<std::size_t>(index)];
  cancelChoice();
  make(choice);
}

void Session::make(Choice choice) {
  playingSafe_ = settings_->autoSafe();
  play(viewer_, choice.move);
}

void Session::act(int actionRow) {
  endRest();
  if (actionRow < 0 || actionRow >= actions_.rowCount()) return;
  const ActionModel::Row row = actions_.row(actionRow);
  if (row.enabled)
    play(row.seat, row.move);
  else
    refuse(row.reason);
}

void Session::refuse(const QString& text) {
  refusal_ = text;
  ++refusalSerial_;
  emit refusalChanged();
  emit refused(text);
  emit played("refuse");
}

QString Session::whyNot(int row, const QString& target) const {
  const CardSlot& slot = cards_.slot(row);
  const QString faceDown = tr("That card is face down.");
  const bool toAct = isSeatOfViewer() && !ended() && known_->to_act().has(viewer_);
  if (!slot.card.is_known() && !toAct) return faceDown;
  if (!isSeatOfViewer() || ended()) return tr("The game is over.");
  if (!known_->to_act().has(viewer_)) {
    QStringList names;
    for (const int seat : known_->to_act())
      if (!known_->may_wait(seat)) names.append(seating_.names.value(seat));
    return tr("It is the turn of %1.").arg(listWords(names));
  }
  if (!slot.card.is_known()) {
    const auto refusal = whyNotTapped(*known_, slot.pile.toStdString());
    return refusal ? QString::fromStdString(refusal->text) : faceDown;
  }
  if (const auto refusal = whyRefused(*known_, slot.card, slot.pile.toStdString(), pileOfTarget(target).toStdString(),
                                      cardOfTarget(target)))
    return QString::fromStdString(refusal->text);
  return target.isEmpty() ? tr("The %1 cannot be moved now.").arg(cardWords(slot.card))
                          : tr("The %1 cannot go there.").arg(cardWords(slot.card));
}
