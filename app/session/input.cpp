// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "session/meaning.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/targets.h"
#include "session/views.h"
#include "session/words.h"

// What is done by hand at the table: everything chooses from the same list of legal moves.

using fulltable::Card;

QVariantList Session::chooser() const {
  QVariantList list;
  for (std::size_t i = 0; i < offered_.size(); ++i)
    list.append(QVariantMap{{"label", words(offered_[i].gesture.label, seating_.names, viewer_)},
                            {"index", static_cast<int>(i)}});
  return list;
}

namespace {

/// Whether the gesture begins with that card: by its face, or by its place where the mover does not see it.
bool grips(const fulltable::Gesture& gesture, const CardSlot& slot) {
  if (gesture.cards.empty() || gesture.from != slot.pile.toStdString()) return false;
  if (gesture.place >= 0) return gesture.place == slot.place;
  return slot.card.is_known() && gesture.cards.front() == slot.card;
}

}  // namespace

Session::Choices Session::choicesFor(int row) const {
  Choices found;
  if (row < 0 || row >= cards_.count()) return found;
  std::ranges::copy_if(choices_, std::back_inserter(found),
                       [&](const Choice& choice) { return grips(choice.gesture, cards_.slot(row)); });
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

QList<int> Session::rowsOf(const fulltable::Gesture& gesture) const {
  const QString from = QString::fromStdString(gesture.from);
  if (gesture.place >= 0) return {cards_.rowAt(from, gesture.place)};
  QList<int> rows;
  for (const fulltable::Card card : gesture.cards) rows.append(cards_.rowOf(card, from));
  return rows;
}

void Session::setLifted(const QList<int>& rows, const QStringList& targets) {
  if (rows == lifted_ && targets == targets_) return;
  if (!rows.isEmpty()) leaveHint();
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
  showSelection();
  emit liftedChanged();
}

bool Session::lift(int row) {
  endRest();
  cancelChoice();
  if (worktop_.isOpen()) return liftDraft(row);
  if (selects(row)) return liftSelected(row);
  if (liftForWorktop(row)) return true;
  const Choices found = choicesFor(row);
  if (found.empty()) {
    cancelLift();
    if (row >= 0 && row < cards_.count()) refuse(whyNot(row, {}));
    return false;
  }
  setLifted(group(row), targetsOfCard(row));
  return true;
}

QStringList Session::targetsOfCard(int row) const {
  QStringList targets;
  for (const Choice& choice : choicesFor(row)) targets += targetsOf(choice.gesture);
  targets.removeDuplicates();
  return targets;
}

QList<int> Session::group(int row) const {
  if ((isSelection() || worktop_.isOpen() || sweeping_) && lifted_.contains(row)) return lifted_;
  const Choices found = choicesFor(row);
  return found.empty() ? QList<int>{row} : rowsOf(found.front().gesture);
}

void Session::liftTheOnlyCard() {
  if (resting_ || choices_.size() < 2) return;
  const fulltable::Gesture& first = choices_.front().gesture;
  const bool same = std::ranges::all_of(choices_, [&](const Choice& choice) {
    return !choice.gesture.onto.empty() && choice.gesture.cards == first.cards && choice.gesture.from == first.from;
  });
  if (same) lift(cards_.rowOf(first.cards.front(), QString::fromStdString(first.from)));
}

QVariantList Session::kin(int row) const {
  QVariantList list;
  if (row < 0 || row >= cards_.count() || !isSeatOfViewer()) return list;
  const fulltable::Card card = cards_.slot(row).card;
  if (!card.is_known()) return list;
  const fulltable::Kin kin = known_->kin(viewer_, card);
  const auto add = [&](const fulltable::Cards& cards, bool waits) {
    for (int other = 0; other < cards_.count(); ++other)
      if (std::ranges::find(cards, cards_.slot(other).card) != cards.end())
        list.append(QVariantMap{{"row", other}, {"waits", waits}});
  };
  add(kin.onto, false);
  add(kin.waits_for, true);
  return list;
}

QString Session::bestPile(int row) const {
  const Choices found = choicesFor(row);
  return found.empty() ? QString() : QString::fromStdString(best(found).gesture.to);
}

QVariantList Session::trips() const {
  QVariantList list;
  for (const Choice& choice : choices_) {
    if (choice.gesture.cards.empty()) continue;
    const int row = cards_.rowOf(choice.gesture.cards.front(), QString::fromStdString(choice.gesture.from));
    list.append(QVariantMap{{"row", row}, {"pile", QString::fromStdString(choice.gesture.to)}});
  }
  return list;
}

void Session::cancelLift() {
  sweeping_ = false;
  setLifted({}, {});
  setArmed({});
  // Where its target must be chosen it is not put back: that would hide the choice.
  liftTheOnlyCard();
}

void Session::setArmed(const std::string& key) {
  if (!key.empty()) leaveHint();
  if (std::exchange(armed_, key) == key) return;
  showActions();
}

void Session::useKey(const std::string& key, int row) {
  Choices found = choicesFor(row);
  std::erase_if(found, [&](const Choice& choice) { return choice.key != key; });
  if (!found.empty()) {
    cancelLift();
    make(found.front());
    return;
  }
  const auto other = std::ranges::find(choices_, key, &Choice::key);
  if (other == choices_.end()) return;
  if (row >= 0 && row < cards_.count() && cards_.slot(row).pile.toStdString() == other->gesture.from)
    refuse(whyNot(row, QString::fromStdString(other->gesture.to)));
  else
    setArmed(armed_ == key ? std::string() : key);
}

bool Session::dropOn(const QString& target) {
  if (lifted_.isEmpty()) return false;
  if (worktop_.isOpen()) return dropDraft(target);
  if (std::exchange(sweeping_, false)) return dropSweep(target);
  if (isSelection()) return playSelectionOn(pileOfTarget(target));
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
  if (worktop_.isOpen()) return tapDraft(row);
  if (tapForWorktop(row)) return;
  if (const QString target = lifted_.isEmpty() ? QString() : targetAt(row); !target.isEmpty()) {
    dropOn(target);
    return;
  }
  if (selects(row)) return toggle(row);
  if (isSelection() && choicesFor(row).empty()) {
    playSelectionOn(cards_.slot(row).pile);
    return;
  }
  const int held = lifted_.value(0, row);
  const bool same = lifted_.contains(row);
  const std::string armed = armed_;
  cancelLift();
  cancelChoice();
  if (!armed.empty() && !same) {
    useKey(armed, row);
    return;
  }
  Choices found = choicesFor(row);
  std::erase_if(found, [](const Choice& choice) { return !choice.key.empty(); });
  const bool secret = found.size() == 1 && isSecret(found.front());
  if (same && !secret) return;
  if (found.empty()) found = choicesOnto(row);
  const bool oneTarget = std::ranges::all_of(
      found, [&](const Choice& choice) { return targetsOf(choice.gesture) == targetsOf(found.front().gesture); });
  if (found.empty() && !choicesAt(cards_.slot(row).pile).empty())
    tapPile(cards_.slot(row).pile);
  else if (const CardSlot& slot = cards_.slot(row);
           found.empty() && !solitaire() && slot.card.is_known() && cards_.slot(held).pile != slot.pile)
    // It was clicked for what was lifted.
    refuse(whyNot(held, targetOf(slot.pile, slot.card)));
  else if (found.empty())
    refuse(whyNot(row, {}));
  else if (found.size() == 1 && (same || !secret))
    make(found.front());
  else if (oneTarget && !secret)
    offer(found);
  else if (solitaire())
    make(best(found));
  else
    lift(row);
}

bool Session::isSecret(const Choice& choice) const {
  // What lies open to all is no secret in one's hand either.
  const auto own = [&](const std::string& id) {
    const auto* pile = pileOf(view_, QString::fromStdString(id));
    return pile && pile->sight == fulltable::Sight::owner && pile->owner == viewer_;
  };
  return own(choice.gesture.to) && own(choice.gesture.from) && choice.gesture.to != choice.gesture.from;
}

Session::Choice Session::best(const Choices& several) const {
  fulltable::Moves moves;
  for (const Choice& choice : several) moves.push_back(choice.move);
  fulltable::Rng rng(static_cast<std::uint64_t>(moveCount()));
  return several[static_cast<std::size_t>(std::max(0, known_->rule_of_thumb(viewer_, moves, rng)))];
}

bool Session::doubleTap(int row) {
  endRest();
  if (worktop_.isOpen()) return doubleTapDraft(row);
  if (!selects(row) && draftAt(row)) {
    openWorktop(row);
    return true;
  }
  if (selects(row)) {
    select({row});
    // What can be laid out with that card is meant rather than to throw it away.
    for (const Choice& choice : offers())
      if (std::ranges::find(choice.gesture.cards, cards_.slot(row).card) != choice.gesture.cards.end()) {
        make(choice);
        return true;
      }
    playSelection();
    return true;
  }
  for (const Choice& choice : choicesFor(row)) {
    if (!choice.gesture.to.starts_with("foundation") && !(lifted_.contains(row) && isSecret(choice))) continue;
    make(choice);
    return true;
  }
  return false;
}

void Session::toFoundation(int row) {
  if (doubleTap(row) || row < 0 || row >= cards_.count()) return;
  const fulltable::Card card = cards_.slot(row).card;
  if (!card.is_known() || card.is_joker()) return;
  const QString pile = QString("foundation.") + QLatin1Char(fulltable::letter_of(card.suit()));
  if (pileOf(view_, pile)) refuse(whyNot(row, pile));
}

Session::Choices Session::choicesAt(const QString& pile) const {
  Choices found;
  std::ranges::copy_if(choices_, std::back_inserter(found), [&](const Choice& choice) {
    return choice.gesture.cards.empty() && choice.gesture.from == pile.toStdString();
  });
  return found;
}

bool Session::hasPlace(int place) const {
  return place >= 0 &&
         std::ranges::any_of(choices_, [place](const Choice& choice) { return choice.gesture.place == place; });
}

void Session::tapPlace(int place) {
  endRest();
  const auto found = std::ranges::find_if(choices_, [&](const Choice& each) { return each.gesture.place == place; });
  if (found != choices_.end()) make(*found);
}

void Session::tapPile(const QString& pile) {
  endRest();
  if (!lifted_.isEmpty()) {
    dropOn(pile);
    return;
  }
  if (worktop_.isOpen()) return;
  const Choices found = choicesAt(pile);
  if (found.size() == 1)
    make(found.front());
  else if (!found.empty())
    offer(found);
}

void Session::offer(const Choices& several) {
  leaveHint();
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
  byHand_ = true;
  play(viewer_, choice.move);
  byHand_ = false;
}

void Session::act(int actionRow, int cardRow) {
  endRest();
  if (actionRow < 0 || actionRow >= actions_.rowCount()) return;
  const ActionModel::Row row = actions_.row(actionRow);
  if (row.withCard)
    useKey(row.key.toStdString(), cardRow);
  else if (row.enabled)
    play(row.seat, row.move);
  else
    refuse(row.reason);
}

void Session::say() {
  endRest();
  if (const auto move = pad_.chosen()) play(viewer_, *move);
}

void Session::refuse(const QString& text, const QList<int>& cards) {
  refusal_ = text;
  refusedCards_ = cards;
  ++refusalSerial_;
  emit refusalChanged();
  emit refused(text);
  emit played("refuse");
}

QString Session::whyNot(int row, const QString& target) const {
  const CardSlot& slot = cards_.slot(row);
  QString faceDown = tr("That card is face down.");
  const auto* shown = pileOf(view_, slot.pile);
  const bool ownBack = shown && shown->sight == fulltable::Sight::others && shown->owner == viewer_;
  const bool toAct = isSeatOfViewer() && !ended() && known_->to_act().has(viewer_);
  if (!slot.card.is_known() && !ownBack && !toAct) return faceDown;
  if (ended()) return tr("The game is over.");
  if (!isSeatOfViewer()) return tr("Nobody at this screen plays in this game.");
  if (!known_->to_act().has(viewer_)) {
    QStringList names;
    for (const int seat : known_->to_act())
      if (!known_->may_wait(seat)) names.append(seating_.names.value(seat));
    return tr("It is the turn of %1.").arg(listWords(names));
  }
  if (!slot.card.is_known() && !ownBack) {
    const auto refusal = whyNotTapped(*known_, slot.pile.toStdString());
    return refusal ? words(*refusal, seating_.names, viewer_) : faceDown;
  }
  if (const auto refusal = whyRefused(*known_, slot.card, slot.pile.toStdString(), pileOfTarget(target).toStdString(),
                                      cardOfTarget(target)))
    return words(*refusal, seating_.names, viewer_);
  if (target.isEmpty()) {
    // No pile takes it: its foundation's reason, or the first of another pile.
    const std::string home =
        slot.card.is_joker() ? "" : std::string("foundation.") + fulltable::letter_of(slot.card.suit());
    QString why;
    for (const auto& pile : view_.piles) {
      if (pile.id == slot.pile.toStdString() || (!why.isEmpty() && pile.id != home)) continue;
      if (const auto refusal = whyRefused(*known_, slot.card, slot.pile.toStdString(), pile.id, cardOfTarget({})))
        why = words(*refusal, seating_.names, viewer_);
    }
    if (why.isEmpty()) return tr("The %1 cannot be moved now.").arg(cardWords(slot.card));
    return tr("No pile takes the %1 now. %2").arg(cardWords(slot.card), why);
  }
  QStringList piles;
  for (const Choice& choice : choicesFor(row)) piles.append(pileName(QString::fromStdString(choice.gesture.to)));
  piles.removeDuplicates();
  if (piles.isEmpty()) return tr("The %1 cannot go there.").arg(cardWords(slot.card));
  return tr("The %1 cannot go there. It goes to: %2.").arg(cardWords(slot.card), listWords(piles));
}
