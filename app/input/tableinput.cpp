// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/tableinput.h"

#include <algorithm>
#include <utility>

#include "game/publicview.h"
#include "input/coulddo.h"
#include "input/signs.h"
#include "text/wording.h"

using fulltable::Card;
using Mode = Grip::Mode;

TableInput::TableInput(InputHost& host, CardModel& cards, const fulltable::Melding* melding)
    : host_(host), cards_(cards), sets_(host, cards, moves_), melds_(melding, host, cards, moves_) {}

QVariantList TableInput::targetList() const {
  QVariantList list;
  for (const Target& target : grip_.targets) list.append(QVariant::fromValue(target));
  return list;
}

QString TableInput::selectionWords() const {
  QStringList labels;
  for (const Choice& choice : selected_) labels.append(words(choice.gesture.label, host_.names(), host_.viewer()));
  labels.removeDuplicates();
  return labels.join(" / ");
}

QString TableInput::question() const {
  return grip_.asks ? tr("Click or press Enter again: this can't be undone.") : QString();
}

bool TableInput::canMeld() const {
  return std::ranges::any_of(selected_, [this](const Choice& choice) { return melds_.lays(choice.move); });
}

QVariantList TableInput::chooser() const {
  QVariantList list;
  for (std::size_t i = 0; i < choices_.size(); ++i)
    list.append(QVariantMap{{"label", words(choices_[i].gesture.label, host_.names(), host_.viewer())},
                            {"index", static_cast<int>(i)}});
  return list;
}

QVariantList TableInput::kin(int row) const {
  QVariantList list;
  if (!isRow(row) || host_.viewer() < 0 || !host_.isPerson(host_.viewer())) return list;
  const Card card = slot(row).card;
  if (!card.is_known()) return list;
  const fulltable::Kin kin = host_.known().kin(host_.viewer(), card);
  const Choices choices = moves_.from(slot(row));
  const auto goes = [&](const CardSlot& on) {
    const std::string pile = on.pile.toStdString();
    return on.place == on.size - 1 && std::ranges::any_of(choices, [&](const Choice& choice) {
             return choice.gesture.to == pile &&
                    (choice.gesture.onto.empty() || choice.gesture.onto.front() == on.card);
           });
  };
  const auto add = [&](const fulltable::Cards& cards, bool waits) {
    for (int other = 0; other < cards_.count(); ++other)
      if (std::ranges::find(cards, slot(other).card) != cards.end())
        list.append(QVariantMap{{"row", other}, {"waits", waits}, {"goes", !waits && goes(slot(other))}});
  };
  add(kin.onto, false);
  add(kin.waits_for, true);
  return list;
}

QString TableInput::could(int row) const {
  if (!isRow(row) || melds_.isOpen()) return {};
  const bool set = selects(row);
  const bool fits = set && sets_.fits({row});
  const QString why = set && !fits ? sets_.whyNot({row}).text : QString();
  return why.isEmpty() ? couldDo(host_, moves_, slot(row), fits) : why;
}

bool TableInput::concerns(int row) const {
  if (!isRow(row)) return false;
  const CardSlot at = slot(row);
  const auto* pile = pileOf(host_.view(), at.pile);
  const bool own = pile && pile->owner == host_.viewer();
  return own || host_.known().info().max_seats == 1 || !moves_.from(at).empty() ||
         !moves_.at(at.pile.toStdString()).empty() || !moves_.onto(at).empty();
}

QStringList TableInput::signs(int row, const QString& pile) const {
  return isRow(row) ? signsOf(host_.view(), slot(row).pile, slot(row).place) : signsOf(host_.view(), pile, -1);
}

QVariantList TableInput::drags() const {
  QVariantList list;
  for (const Choice& choice : moves_.all()) {
    if (choice.gesture.cards.empty()) continue;
    const int row = cards_.rowOf(choice.gesture.cards.front(), QString::fromStdString(choice.gesture.from));
    if (row >= 0) list.append(QVariantMap{{"row", row}, {"pile", QString::fromStdString(choice.gesture.to)}});
  }
  return list;
}

QString TableInput::bestPile(int row) const {
  const Choices found = from(row);
  return found.empty() ? QString() : QString::fromStdString(best(found).gesture.to);
}

QList<int> TableInput::rowsOf(const fulltable::Gesture& gesture) const {
  return cards_.rowsOf(gesture);
}

QList<int> TableInput::cardsWith(int row) const {
  if (grip_.rows.contains(row)) return grip_.rows;
  const Choices found = from(row);
  return found.empty() ? QList<int>{row} : rowsOf(found.front().gesture);
}

QList<Target> TableInput::targetsOfCard(int row) const {
  QList<Target> targets;
  for (const Choice& choice : from(row))
    for (const Target& target : targetsOf(choice.gesture))
      if (!targets.contains(target)) targets.append(target);
  return targets;
}

std::optional<Target> TableInput::targetAt(int row) const {
  for (const Target& target : {Target{slot(row).pile}, Target{slot(row).pile, slot(row).card}})
    if (grip_.targets.contains(target)) return target;
  return std::nullopt;
}

Choice TableInput::best(const Choices& several) const {
  fulltable::Moves moves;
  for (const Choice& choice : several) moves.push_back(choice.move);
  fulltable::Rng rng(static_cast<std::uint64_t>(host_.moveCount()));
  return several[static_cast<std::size_t>(std::max(0, host_.known().rule_of_thumb(host_.viewer(), moves, rng)))];
}

bool TableInput::isSecret(const Choice& choice) const {
  // What lies open to all is no secret in one's hand either.
  const auto own = [&](const std::string& id) {
    const auto* pile = pileOf(host_.view(), QString::fromStdString(id));
    return pile && pile->sight == fulltable::Sight::owner && pile->owner == host_.viewer();
  };
  return own(choice.gesture.to) && own(choice.gesture.from) && choice.gesture.to != choice.gesture.from;
}

// What is shown, and what is held.

void TableInput::refresh() {
  const Deed deed(*this);
  listMoves();
  melds_.refresh();
  // Others may move while somebody holds a card or is asked what it is to do.
  const int row = grip_.rows.value(0, -1);
  const bool there = isRow(row) && slot(row) == gripped_;
  const bool same = grip_.mode == Mode::ordering ? isRow(row) && slot(row).pile == gripped_.pile
                    : grip_.mode == Mode::armed
                        ? moves_.withKey(grip_.key) != nullptr
                        : there && !host_.known().plays_sets() && targetsOfCard(row) == grip_.targets;
  if (grip_.mode != Mode::none && !same) cancel();
  if (!std::ranges::all_of(choices_, [this](const Choice& choice) { return moves_.has(choice.move); })) cancelChoice();
  liftTheOnlyCard();
  refreshButtons();
  emit movesChanged();
}

void TableInput::listMoves() {
  moves_.clear();
  if (host_.plays() && !host_.showsLastDeal()) moves_.list(host_.known(), host_.viewer(), host_.view().piles);
  const bool sets = host_.known().plays_sets();
  QSet<int> movable, layable, secondUse;
  QString useWords;
  for (const Choice& choice : moves_.all()) {
    const fulltable::Gesture& gesture = choice.gesture;
    const QString from = QString::fromStdString(gesture.from);
    const bool lays = !pileOf(host_.view(), QString::fromStdString(gesture.to));
    if (sets) {
      for (const Card card : gesture.cards) {
        movable += cards_.rowsOf(card, from);
        if (lays) layable += cards_.rowsOf(card, from);
      }
    } else if (const QList<int> rows = rowsOf(gesture); !rows.isEmpty()) {
      movable.insert(rows.front());
      if (choice.key.empty()) continue;
      secondUse.insert(rows.front());
      const QString label = words(gesture.label, host_.names(), host_.viewer());
      useWords = tr("key %1: %2").arg(QString::fromStdString(choice.key), label.toLower());
    }
  }
  if (melds_.isOpen()) {
    movable.clear();
    for (int row = 0; row < cards_.count(); ++row)
      if (melds_.takesUp(row)) movable.insert(row);
  }
  cards_.setMovable(movable);
  cards_.setLayable(layable);
  cards_.setSecondUse(secondUse, useWords);
  cards_.setTaps(taps());
}

QHash<int, QString> TableInput::taps() const {
  QHash<int, QString> taps;
  for (const Choice& choice : melds_.isOpen() ? Choices() : moves_.all()) {
    if (!choice.gesture.cards.empty()) continue;
    const QString pile = QString::fromStdString(choice.gesture.from);
    const int top = topOf(pile);
    // A tap means that card rather than its pile, where something can be done with it.
    if (top < 0 || taps.contains(top) || !from(top).empty() || !moves_.onto(slot(top)).empty()) continue;
    QString said =
        withoutStop(words(host_.known().say(host_.viewer(), choice.move).advice, host_.names(), host_.viewer()));
    if (!said.isEmpty()) taps.insert(top, tr("key %1: %2").arg(tr("Enter"), said.replace(0, 1, said[0].toLower())));
  }
  return taps;
}

int TableInput::topOf(const QString& pile) const {
  return cards_.rowAt(pile, static_cast<int>(cards_.rowsOf(pile).size()) - 1);
}

void TableInput::refreshButtons() {
  // Until what lies on the workspace is laid or put back there is nothing else to do.
  Buttons buttons = melds_.isOpen() ? Buttons() : buttonsFor(host_, moves_, selected_, grip_.key);
  buttons_.setRows(std::move(buttons.rows));
  pad_.setRows(std::move(buttons.calls), host_.mustAct(), buttons.held);
  pad_.setHinted(host_.hintedMove());
}

void TableInput::forget() {
  const Deed deed(*this);
  cancel();
  cancelChoice();
  pad_.forget();
  if (refusal_.isEmpty()) return;
  refusal_.clear();
  refusedCards_.clear();
  refusalRule_.clear();
  emit refusalChanged();
}

void TableInput::setGrip(const Grip& grip) {
  if (grip == grip_) return;
  if (grip.mode != Mode::none) host_.leaveHint();
  const bool buttons = host_.known().plays_sets() || grip.key != grip_.key;
  grip_ = grip;
  gripTold_ = false;
  cameAlong_.clear();
  gripped_ = isRow(grip_.rows.value(0, -1)) ? slot(grip_.rows.front()) : CardSlot();
  const bool marked = grip_.mode != Mode::ordering;
  cards_.setSelected(marked ? QSet<int>(grip_.rows.begin(), grip_.rows.end()) : QSet<int>());
  QSet<int> tops;
  for (const Target& target : grip_.targets) {
    tops.insert(target.isCard() ? cards_.rowOf(target.card, target.pile) : topOf(target.pile));
  }
  tops.remove(-1);
  cards_.setTargets(tops);
  // What goes with the selected cards stays bright, and their moves become buttons.
  selected_ = grip_.isSelection() ? sets_.movesWith(grip_.rows) : Choices();
  cards_.setDimmed(grip_.isSelection() ? sets_.misfits(grip_.rows) : QSet<int>());
  if (buttons) refreshButtons();
}

void TableInput::tell() {
  if (!std::exchange(gripTold_, true)) emit gripChanged();
  if (!std::exchange(chooserTold_, true)) emit chooserChanged();
}

void TableInput::cancel() {
  const Deed deed(*this);
  setGrip({});
  // Where its target must be chosen it is not put back: that would hide the choice.
  liftTheOnlyCard();
}

void TableInput::letGo() {
  const Deed deed(*this);
  if (melds_.isOpen()) return setGrip({});
  if (grip_.mode != Mode::set) cancel();
}

void TableInput::liftTheOnlyCard() {
  if (host_.resting() || moves_.all().size() < 2 || grip_.mode != Mode::none) return;
  const fulltable::Gesture& first = moves_.all().front().gesture;
  const bool same = std::ranges::all_of(moves_.all(), [&](const Choice& choice) {
    return !choice.gesture.onto.empty() && choice.gesture.cards == first.cards && choice.gesture.from == first.from;
  });
  const QList<int> rows = same ? rowsOf(first) : QList<int>();
  if (!rows.isEmpty()) setGrip({.mode = Mode::single, .rows = rows, .targets = targetsOfCard(rows.front())});
}

// Moves.

void TableInput::make(const Choice& choice) {
  host_.submitByHand(choice.move);
}

void TableInput::makeOneOf(const Choices& found) {
  if (found.size() == 1) return make(found.front());
  host_.leaveHint();
  choices_ = found;
  chooserTold_ = false;
  moveChooserLine(-chooserLine_);
}

void TableInput::moveChooserLine(int lines) {
  const int last = std::max(0, static_cast<int>(choices_.size()) - 1);
  if (std::exchange(chooserLine_, std::clamp(chooserLine_ + lines, 0, last)) != chooserLine_) emit chooserLineChanged();
}

void TableInput::cancelChoice() {
  const Deed deed(*this);
  if (choices_.empty()) return;
  choices_.clear();
  chooserTold_ = false;
}

void TableInput::choose(int index) {
  const Deed deed(*this);
  if (index < 0 || index >= static_cast<int>(choices_.size())) return;
  const Choice choice = choices_[static_cast<std::size_t>(index)];
  cancelChoice();
  make(choice);
}

void TableInput::press(int buttonRow, int cardRow) {
  const Deed deed(*this);
  host_.endRest();
  if (buttonRow < 0 || buttonRow >= buttons_.rowCount()) return;
  const ButtonModel::Row row = buttons_.row(buttonRow);
  if (row.withCard)
    useKey(row.key.toStdString(), cardRow);
  else if (row.enabled)
    host_.submit(row.seat, row.move);
  else
    refuse(row.reason, {}, row.rule);
}

bool TableInput::pressOnEnter() {
  for (int row = 0; row < buttons_.rowCount(); ++row) {
    if (!buttons_.row(row).onEnter) continue;
    press(row);
    return true;
  }
  return false;
}

void TableInput::useKey(const std::string& key, int row) {
  Choices found = from(row);
  std::erase_if(found, [&](const Choice& choice) { return choice.key != key; });
  if (!found.empty()) {
    cancel();
    make(found.front());
    return;
  }
  const Choice* other = moves_.withKey(key);
  if (!other) return;
  if (isRow(row) && slot(row).pile.toStdString() == other->gesture.from)
    refuseCard(row, {QString::fromStdString(other->gesture.to)});
  else
    setGrip(grip_.key == key ? Grip() : Grip{.mode = Mode::armed, .key = key});
}

void TableInput::say() {
  const Deed deed(*this);
  host_.endRest();
  if (const auto move = pad_.take()) host_.submit(host_.viewer(), *move);
}

// Cards and piles.

bool TableInput::lift(int row) {
  const Deed deed(*this);
  host_.endRest();
  cancelChoice();
  if (melds_.isOpen()) {
    if (!melds_.takesUp(row)) return false;
    setGrip(melds_.lifted(row, grip_));
    return true;
  }
  if (selects(row)) return liftSelected(row);
  if (liftForWorkspace(row)) return true;
  const Choices found = from(row);
  if (found.empty()) {
    cancel();
    if (isRow(row)) refuseCard(row);
    return false;
  }
  setGrip({.mode = Mode::single, .rows = rowsOf(found.front().gesture), .targets = targetsOfCard(row)});
  return true;
}

void TableInput::liftToOrder(int row) {
  const Deed deed(*this);
  if (isRow(row)) setGrip({.mode = Mode::ordering, .rows = {row}});
}

bool TableInput::dropOn(const Target& target) {
  const Deed deed(*this);
  switch (grip_.mode) {
    case Mode::none:
    case Mode::armed: return false;
    case Mode::ordering:
      // It could not be played when it was taken up; why not is said.
      if (const int row = grip_.rows.front(); !melds_.isOpen() && from(row).empty() && slot(row).pile != target.pile)
        refuseCard(row, target);
      return false;
    case Mode::single: return dropCard(target);
    case Mode::set:
    case Mode::picked: return playSelectionOn(target.pile);
    case Mode::line: return dropLine(target);
    case Mode::draft: return melds_.drop(Grip(grip_), target);
  }
  return false;
}

bool TableInput::dropCard(const Target& target) {
  const int row = grip_.rows.front();
  Choices found = from(row);
  std::erase_if(found, [&](const Choice& choice) { return !targetsOf(choice.gesture).contains(target); });
  const bool elsewhere = slot(row).pile != target.pile;
  cancel();
  if (found.empty() && elsewhere) refuseCard(row, target);
  if (!found.empty()) makeOneOf(found);
  return !found.empty();
}
