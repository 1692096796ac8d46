// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cardmodel.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cassert>

#include "text/wording.h"

namespace {

QString textOf(fulltable::PileLook look) {
  switch (look) {
    case fulltable::PileLook::squared: return {};
    case fulltable::PileLook::loose: return QStringLiteral("loose");
    case fulltable::PileLook::crosswise: return QStringLiteral("crosswise");
  }
  return {};
}

}  // namespace

CardModel::CardModel(QObject* parent) : QAbstractListModel(parent), rng_(QRandomGenerator::system()->generate64()) {}

int CardModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant CardModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const int row = index.row();
  const CardSlot& shown = slot(row);
  switch (role) {
    case Code: return shown.card.is_known() ? shown.card.code() : -1;
    case FaceUp: return shown.card.is_known();
    case Pile: return shown.pile;
    case Place: return shown.place;
    case PileSize: return shown.size;
    case Movable: return movable_.contains(row);
    case Target: return targets_.contains(row);
    case Selected: return selected_.contains(row);
    case Dimmed: return dimmed_.contains(row);
    case Hinted: return hinted_.value(row);
    case Upon: return upon_.value(row, -1);
    case Layable: return layable_.contains(row);
    case Marks: return marksOf(row);
    case Look: return looks_.value(shown.pile);
    case Qt::DisplayRole:
    case Label: return label(row);
  }
  return {};
}

QHash<int, QByteArray> CardModel::roleNames() const {
  return {{Code, "code"},         {FaceUp, "faceUp"},   {Pile, "pile"},     {Place, "place"},
          {PileSize, "pileSize"}, {Movable, "movable"}, {Target, "target"}, {Selected, "selected"},
          {Dimmed, "dimmed"},     {Hinted, "hinted"},   {Upon, "upon"},     {Layable, "layable"},
          {Marks, "marks"},       {Look, "look"},       {Label, "label"}};
}

int CardModel::rowAt(const QString& pile, int place) const {
  const auto rows = piles_.constFind(pile);
  if (rows == piles_.constEnd() || place < 0 || place >= static_cast<int>(rows->size())) return -1;
  return (*rows)[static_cast<std::size_t>(place)];
}

QList<int> CardModel::rowsOf(const QString& pile) const {
  const std::vector<int> rows = piles_.value(pile);
  return {rows.begin(), rows.end()};
}

int CardModel::rowOf(fulltable::Card card, const QString& pile) const {
  for (const int row : piles_.value(pile))
    if (slot(row).card == card) return row;
  return -1;
}

QSet<int> CardModel::rowsOf(fulltable::Card card, const QString& pile) const {
  QSet<int> rows;
  for (const int row : piles_.value(pile))
    if (slot(row).card == card) rows.insert(row);
  return rows;
}

QList<int> CardModel::rowsOf(const fulltable::Gesture& gesture) const {
  const QString from = QString::fromStdString(gesture.from);
  QList<int> rows;
  if (gesture.place >= 0)
    rows.append(rowAt(from, gesture.place));
  else
    for (const fulltable::Card card : gesture.cards) rows.append(rowOf(card, from));
  rows.removeAll(-1);
  return rows;
}

void CardModel::show(const fulltable::View& view, const fulltable::Gesture& move, Reshuffle reshuffle) {
  std::vector<CardSlot> next = matchRows(slots_, view, move, reshuffle, rng_);
  const bool reset = slots_.size() != next.size();
  turnedOne_ = false;
  if (reset) beginResetModel();
  const std::vector<CardSlot> before = std::exchange(slots_, std::move(next));
  piles_.clear();
  orderedPiles_.clear();
  looks_.clear();
  for (const auto& pile : view.piles) {
    const QString id = QString::fromStdString(pile.id);
    // Cards of a hand lie side by side, not upon each other.
    if (pile.ordered && !pile.id.is(hand_)) orderedPiles_.insert(id);
    if (const QString look = textOf(pile.look); !look.isEmpty()) looks_.insert(id, look);
  }
  for (std::size_t row = 0; row < slots_.size(); ++row) {
    std::vector<int>& rows = piles_[slots_[row].pile];
    rows.resize(static_cast<std::size_t>(slots_[row].size));
    rows[static_cast<std::size_t>(slots_[row].place)] = static_cast<int>(row);
  }
  if (reset) {
    for (QSet<int>* marked : {&movable_, &targets_, &selected_, &dimmed_, &secondUse_, &fresh_, &layable_})
      marked->clear();
    hinted_.clear();
    taps_.clear();
    marks_.clear();
    upon_.clear();
    endResetModel();
    emit countChanged();
    return;
  }
  for (std::size_t row = 0; row < slots_.size(); ++row) {
    const CardSlot& was = before[row];
    const CardSlot& is = slots_[row];
    if (was == is) continue;
    QList<int> roles{Label};
    if (was.pile != is.pile) roles.append({Pile, Look});
    if (was.place != is.place) roles.append(Place);
    if (was.size != is.size) roles.append(PileSize);
    if (was.card != is.card) roles.append({Code, FaceUp});
    if (was.pile == is.pile && !was.card.is_known() && is.card.is_known()) turnedOne_ = true;
    const QModelIndex changed = index(static_cast<int>(row));
    emit dataChanged(changed, changed, roles);
  }
}

void CardModel::setPileNames(const QHash<QString, QString>& names) {
  if (names == pileNames_) return;
  pileNames_ = names;
  if (count() > 0) emit dataChanged(index(0), index(count() - 1), {Label});
}

void CardModel::mark(QSet<int>& marked, const QSet<int>& rows, Role role) {
  assert(std::ranges::all_of(rows, [this](int row) { return row >= 0 && row < count(); }));
  const QSet<int> before = std::exchange(marked, rows);
  for (const int row : (before + rows) - (before & rows))
    if (row < count()) emit dataChanged(index(row), index(row), {role, Label});
}

void CardModel::setSecondUse(const QSet<int>& rows, const QString& words) {
  useWords_ = words;
  mark(secondUse_, rows, Marks);
}

void CardModel::setTaps(const QHash<int, QString>& words) {
  const QHash<int, QString> before = std::exchange(taps_, words);
  for (int row = 0; row < count(); ++row)
    if (before.value(row) != taps_.value(row)) emit dataChanged(index(row), index(row), {Label});
}

void CardModel::setHinted(const QHash<int, QString>& signs) {
  const QHash<int, QString> before = std::exchange(hinted_, signs);
  for (int row = 0; row < count(); ++row)
    if (before.value(row) != hinted_.value(row)) emit dataChanged(index(row), index(row), {Hinted});
}

void CardModel::setMarks(const QHash<int, QVariantList>& marks) {
  const QHash<int, QVariantList> before = std::exchange(marks_, marks);
  for (int row = 0; row < count(); ++row)
    if (before.value(row) != marks_.value(row)) emit dataChanged(index(row), index(row), {Marks, Label});
}

QVariantList CardModel::marksOf(int row) const {
  QVariantList marks = marks_.value(row);
  if (secondUse_.contains(row))
    marks.append(QVariantMap{{"kind", "second_use"}, {"text", useWords_}, {"standsFor", -1}, {"points", 0}});
  if (fresh_.contains(row))
    marks.append(QVariantMap{{"kind", "fresh"}, {"text", tr("new")}, {"standsFor", -1}, {"points", 0}});
  return marks;
}

void CardModel::setUpon(const QHash<int, int>& rows) {
  assert(std::ranges::all_of(rows.keyBegin(), rows.keyEnd(), [this](int row) { return row >= 0 && row < count(); }));
  const QHash<int, int> before = std::exchange(upon_, rows);
  for (const int row : before.keys() + rows.keys()) emit dataChanged(index(row), index(row), {Upon});
}

QString CardModel::label(int row) const {
  const CardSlot& shown = slot(row);
  const int above = shown.size - shown.place - 1;
  const QString pile = pileNames_.value(shown.pile, shown.pile);
  if (!shown.card.is_known() && movable_.contains(row)) return cardByPlaceLabel(shown.place + 1, shown.size, pile);
  const QString words = cardLabel(shown.card, pile, orderedPiles_.contains(shown.pile) ? above : 0,
                                  movable_.contains(row), selected_.contains(row));
  QStringList all{targets_.contains(row) ? tr("onto %1", "where a card that is carried can go").arg(words) : words};
  for (const QVariant& mark : marksOf(row))
    if (const QString text = mark.toMap()["text"].toString(); !text.isEmpty()) all.append(text);
  if (const QString tap = taps_.value(row); !tap.isEmpty()) all.append(tap);
  return all.join(", ");
}
