// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>

#include "input/tableinput.h"

// Cards selected one by one, and the workspace on which they are put together.

using Mode = Grip::Mode;

bool TableInput::selects(int row) const {
  if (!melds_.isOpen()) return sets_.selects(row);
  return host_.known().plays_sets() && host_.mayAct() && melds_.takesUp(row);
}

void TableInput::select(const QList<int>& rows, Mode mode) {
  if (rows.isEmpty()) return setGrip({});
  setGrip({.mode = mode, .rows = rows, .targets = SetRules::targetsOf(sets_.movesWith(rows))});
}

bool TableInput::standsForHint(int row) const {
  const QList<int> hinted = host_.hintCards();
  // Of equal cards the hint does not say which.
  const bool one = hinted.contains(row) && hinted.size() == QSet(hinted.begin(), hinted.end()).size();
  return one && sets_.fits(hinted);
}

void TableInput::toggle(int row) {
  cancelChoice();
  QList<int> rows = grip_.rows;
  if (rows.isEmpty() && standsForHint(row)) {
    select(host_.hintCards());
    cameAlong_ = QSet<int>(grip_.rows.begin(), grip_.rows.end());
    cameAlong_.remove(row);
    return;
  }
  // Whoever clicks each card of a hint means all of them.
  if (rows.contains(row) && cameAlong_.remove(row)) return;
  if (rows.removeOne(row)) return select(rows);
  if (!rows.isEmpty() && slot(rows.front()).pile != slot(row).pile) rows.clear();
  rows.append(row);
  if (sets_.fits(rows)) return select(rows);
  if (sets_.fits({row})) return select({row});
  const SetRules::Reason why = sets_.whyNot({row});
  if (why.text.isEmpty())
    refuseCard(row);
  else
    refuse(why.text, why.cards, why.rule);
}

void TableInput::selectOffer() {
  const Deed deed(*this);
  const Choices& list = moves_.maximal();
  if (list.empty() || melds_.isOpen()) return;
  cancelChoice();
  select(rowsOf(list[static_cast<std::size_t>(nextOffer_++) % list.size()].gesture));
}

bool TableInput::liftSelected(int row) {
  QList<int> rows = grip_.rows;
  if (rows.removeOne(row)) {
    rows.prepend(row);
    select(rows, grip_.mode);
    return true;
  }
  const bool hinted = grip_.rows.isEmpty() && standsForHint(row);
  if (!hinted && !sets_.fits({row})) {
    cancel();
    return false;
  }
  rows = hinted ? host_.hintCards() : QList<int>{row};
  // The card that is held leads the others.
  if (hinted) rows.move(rows.indexOf(row), 0);
  select(rows, Mode::picked);
  return true;
}

bool TableInput::playSelectionOn(const QString& pile) {
  Choices found = selected_;
  std::erase_if(found, [&](const Choice& choice) { return !choice.gesture.goes_to(pile.toStdString()); });
  if (!found.empty())
    makeOneOf(found);
  else if (pile.startsWith(QString("meld.%1.").arg(host_.viewer())) && melds_.canOpen())
    tryMeld(pile);  // which says what is missing
  else if (slot(grip_.rows.front()).pile != pile)
    refuseSelection(pile);
  return !found.empty();
}

void TableInput::playSelection() {
  const Deed deed(*this);
  host_.endRest();
  if (melds_.isOpen()) return lay();
  if (!grip_.isSelection()) return;
  if (const Choices found = selected_; !found.empty())
    makeOneOf(found);
  else
    refuseSelection({});
}

void TableInput::refuseSelection(const QString& pile) {
  const SetRules::Reason why = sets_.whyNot(grip_.rows);
  if (why.text.isEmpty())
    refuseCard(grip_.rows.front(), {pile});
  else
    refuse(why.text, why.cards, why.rule);
}

// The workspace.

bool TableInput::tapForWorkspace(int row) {
  const auto draft = selects(row) ? std::nullopt : melds_.draftAt(row);
  if (!draft) return false;
  if (draft->taken > 0) {
    openWorkspace(row);
    return true;
  }
  // The first click of two on a meld does nothing.
  return grip_.rows.isEmpty();
}

bool TableInput::liftForWorkspace(int row) {
  if (const auto draft = melds_.draftAt(row)) {
    if (draft->taken > 0) {
      setGrip(melds_.lineAt(row, *draft));
      return true;
    }
    openWorkspace(row);
    if (!melds_.takesUp(row)) return false;
    setGrip(melds_.lifted(row, grip_));
    return true;
  }
  // What a click takes off a pile may also be dragged off it.
  if (!host_.known().plays_sets() || !isRow(row)) return false;
  const Choices found = moves_.at(slot(row).pile.toStdString());
  if (found.size() != 1 || found.front().gesture.to.empty()) return false;
  setGrip({.mode = Mode::line, .rows = {row}, .targets = {{QString::fromStdString(found.front().gesture.to)}}});
  return true;
}

bool TableInput::dropLine(const Target& target) {
  const int row = grip_.rows.front();
  const bool there = grip_.targets.contains(target);
  setGrip({});
  if (!there) return false;
  if (melds_.draftAt(row))
    openWorkspace(row);
  else
    tapOff(slot(row).pile, true);
  return true;
}

void TableInput::openWorkspace(int row) {
  const Deed deed(*this);
  host_.endRest();
  melds_.open(row, grip_.isSelection() ? grip_.rows : QList<int>());
}

void TableInput::tryMeld(const QString& pile) {
  const Deed deed(*this);
  if (melds_.isOpen())
    melds_.drop(Grip(grip_), {Workspace::newPile});
  else if (grip_.isSelection())
    melds_.openWith(QList<int>(grip_.rows), pile);
}

void TableInput::closeWorkspace() {
  const Deed deed(*this);
  melds_.close();
}

void TableInput::stepBack() {
  const Deed deed(*this);
  melds_.stepBack();
}

void TableInput::lay() {
  const Deed deed(*this);
  if (!melds_.isOpen()) return;
  if (const auto move = melds_.workspace()->move())
    host_.submitByHand(*move);
  else
    refuse(melds_.workspace()->problem(), {}, melds_.workspace()->problemRule());
}

void TableInput::chooseRoles(int group, int choice) {
  const Deed deed(*this);
  melds_.chooseRoles(group, choice);
}

void TableInput::layOutHint() {
  const Deed deed(*this);
  host_.endRest();
  setGrip({});
  melds_.layOutHint();
}

void TableInput::takeOffer(int index) {
  const Deed deed(*this);
  host_.endRest();
  setGrip({});
  if (const auto move = melds_.take(index)) host_.submitByHand(*move);
}
