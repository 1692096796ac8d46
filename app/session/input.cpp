// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "session/meaning.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"

// What is done by hand at the table: everything chooses from the same list of legal moves.

QVariantList Session::chooser() const {
  QVariantList list;
  for (std::size_t i = 0; i < offered_.size(); ++i)
    list.append(
        QVariantMap{{"label", QString::fromStdString(offered_[i].gesture.label)}, {"index", static_cast<int>(i)}});
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

void Session::setLifted(const QList<int>& rows, const QStringList& targets) {
  if (rows == lifted_ && targets == targets_) return;
  lifted_ = rows;
  targets_ = targets;
  cards_.setSelected({rows.begin(), rows.end()});
  QSet<int> tops;
  for (const QString& pile : targets) tops.insert(cards_.rowAt(pile, pileSize(pile) - 1));
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
  for (const Choice& choice : found) targets.append(QString::fromStdString(choice.gesture.to));
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

void Session::cancelLift() {
  setLifted({}, {});
}

bool Session::dropOn(const QString& pile) {
  if (lifted_.isEmpty()) return false;
  const int row = lifted_.front();
  Choices found = choicesFor(row);
  std::erase_if(found, [&](const Choice& choice) { return choice.gesture.to != pile.toStdString(); });
  const QString reason = found.empty() && cards_.slot(row).pile != pile ? whyNot(row, pile) : QString();
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
  if (!lifted_.isEmpty() && targets_.contains(cards_.slot(row).pile)) {
    dropOn(cards_.slot(row).pile);
    return;
  }
  const bool same = lifted_.contains(row);
  cancelLift();
  cancelChoice();
  if (same) return;
  const Choices found = choicesFor(row);
  const bool oneTarget =
      std::ranges::all_of(found, [&](const Choice& choice) { return choice.gesture.to == found.front().gesture.to; });
  if (found.empty())
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

void Session::tapPile(const QString& pile) {
  endRest();
  if (!lifted_.isEmpty()) {
    dropOn(pile);
    return;
  }
  Choices found;
  std::ranges::copy_if(choices_, std::back_inserter(found), [&](const Choice& choice) {
    return choice.gesture.cards.empty() && choice.gesture.from == pile.toStdString();
  });
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

void Session::say() {
  endRest();
  if (const auto move = pad_.chosen()) play(viewer_, *move);
}

void Session::refuse(const QString& text) {
  refusal_ = text;
  ++refusalSerial_;
  emit refusalChanged();
  emit refused(text);
  emit played("refuse");
}

QString Session::whyNot(int row, const QString& pile) const {
  const CardSlot& slot = cards_.slot(row);
  if (!slot.card.is_known()) return tr("That card is face down.");
  if (!isSeatOfViewer() || ended()) return tr("The game is over.");
  if (!known_->to_act().has(viewer_)) {
    QStringList names;
    for (const int seat : known_->to_act())
      if (!known_->may_wait(seat)) names.append(seating_.names.value(seat));
    return tr("It is the turn of %1.").arg(listWords(names));
  }
  if (const auto refusal = whyRefused(*known_, slot.card, slot.pile.toStdString(), pile.toStdString()))
    return QString::fromStdString(refusal->text);
  return pile.isEmpty() ? tr("The %1 cannot be moved now.").arg(cardWords(slot.card))
                        : tr("The %1 cannot go there.").arg(cardWords(slot.card));
}
