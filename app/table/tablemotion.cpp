// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <limits>

#include "table/tablecard.h"
#include "table/tablelayout.h"

// How the cards of a table come to where they lie: flights, deals, and cards in hand.

namespace {

/// So many cards in other piles at once are a deal.
constexpr int dealtTogether = 12;
/// After so many flights the next row follows.
constexpr int betweenRows = 2;
/// Cards in hand lie above all others.
constexpr qreal liftedZ = 100000;
/// How much of each card shows of a hand's cards that are dragged together.
constexpr qreal gathered = 0.28;

}  // namespace

QStringList TableLayout::rowsLaid() const {
  QStringList rows;
  qsizetype moved = 0;
  for (const Rest& rest : rests_) {
    moved += rest.moved ? 1 : 0;
    const PileItem* pile = rest.moved && !rows.contains(rest.pile) ? pileOf(rest.pile) : nullptr;
    if (pile && pile->fan() == PileItem::Right) rows.append(rest.pile);
  }
  if (2 * moved > rests_.size()) return {};  // a deal
  std::ranges::sort(rows, {}, [](const QString& pile) { return std::pair(pile.size(), pile); });
  return rows;
}

void TableLayout::tellHeld() {
  QHash<QString, QList<TableCard*>> hands;
  for (TableCard* card : std::as_const(items_)) {
    const bool laid = card->row() >= 0 && card->row() < rests_.size();
    const PileItem* pile = laid ? pileOf(rests_[card->row()].pile) : nullptr;
    if (pile && pile->fan() == PileItem::Across)
      hands[pile->pileId()].append(card);
    else
      card->setHeld(0, 0);
  }
  for (QList<TableCard*>& hand : hands) {
    std::ranges::sort(hand, {}, [this](const TableCard* card) { return rests_[card->row()].place.x(); });
    for (int i = 0; i < hand.size(); ++i) hand[i]->setHeld(i + 1, static_cast<int>(hand.size()));
  }
}

QPointF TableLayout::dealtFrom() const {
  if (const PileItem* stock = pileOf(QStringLiteral("stock")); stock && !stock->topmost().isEmpty())
    return stock->topmost().center();
  // Where there are others, their plates are above; nobody's cards fly through them.
  const qreal cardHeight = grid_.cardHeight;
  return {width() / 2, plates_.isEmpty() ? -0.7 * cardHeight : (height() - strip_ - footer_) / 2};
}

void TableLayout::tellCards() {
  // In a deal the cards follow one another, the lowest of each pile first.
  QList<int> dealt;
  for (int row = 0; row < rests_.size(); ++row) {
    if (rests_[row].moved) dealt.append(row);
  }
  if (dealt.size() < dealtTogether) dealt.clear();
  std::stable_sort(dealt.begin(), dealt.end(),
                   [this](int a, int b) { return std::fmod(rests_[a].z, 1000) < std::fmod(rests_[b].z, 1000); });
  QList<int> delays(rests_.size(), 0);
  for (int i = 0; i < dealt.size(); ++i) delays[dealt[i]] = i * pace_.dealStep;
  // What is laid out in several rows at once is seen row by row.
  if (const QStringList rows = rowsLaid(); rows.size() > 1)
    for (int row = 0; row < rests_.size(); ++row)
      if (rests_[row].moved)
        delays[row] =
            static_cast<int>(std::max<qsizetype>(0, rows.indexOf(rests_[row].pile))) * betweenRows * pace_.flight;

  const qint64 now = pulse_.now();
  const QPointF deck = dealtFrom();
  for (TableCard* item : std::as_const(items_)) {
    const int row = item->row();
    if (row < 0 || row >= rests_.size()) continue;
    const Rest& rest = rests_[row];
    const auto held = carried_.rows.indexOf(row);
    item->setLifted(held >= 0);
    item->setShut(rest.shut, rest.suitTold);
    item->setDim(rest.dim);
    item->setLargePrint(rest.largePrint);
    item->setOrder(held >= 0 ? liftedZ + static_cast<qreal>(held) : rest.z, rest.covered);
    if (held >= 0) continue;
    if (pace_.flight <= 0 || (!motion_.glide && !rest.moved)) {
      if (pace_.flight > 0 && item->isGliding())
        item->redirect(rest.place, rest.width);
      else
        item->moveTo(rest.place, rest.width);
      continue;
    }
    if (!item->isPlaced()) {
      // What stays in the deck lies there from the beginning.
      const bool stays = QRectF(rest.place, QSizeF(rest.width, rest.width * card_ratio)).contains(deck);
      item->waitAt(stays ? rest.place : deck - QPointF(rest.width, rest.width * card_ratio) / 2, rest.width);
    }
    item->flyTo(rest.place, rest.width, now + delays[row], pace_.flight, rest.moved, pace_.arc * grid_.cardHeight);
  }
  placeLifted();
  showUncovered();
  motion_.flying = pace_.flight > 0;
  if (motion_.flying) pulse_.want();
  for (Rest& rest : rests_) rest.moved = false;
}

void TableLayout::hurry() {
  for (TableCard* item : std::as_const(items_)) item->advance(std::numeric_limits<qint64>::max());
  motion_.flying = false;
  showUncovered();
}

void TableLayout::advance() {
  const qint64 now = pulse_.now();
  bool more = false;
  for (TableCard* item : std::as_const(items_)) more |= item->advance(now);
  if (motion_.flying && !more) showUncovered();
  motion_.flying = more;
  if (more) pulse_.want();
}

void TableLayout::showUncovered() {
  QList<TableCard*> byRow(rests_.size(), nullptr);
  for (TableCard* item : std::as_const(items_))
    if (item->row() >= 0 && item->row() < byRow.size()) byRow[item->row()] = item;
  for (int row = 0; row < byRow.size(); ++row) {
    TableCard* item = byRow[row];
    if (!item) continue;
    const TableCard* above = byRow.value(rests_[row].coveredBy);
    const bool still = above && !item->isGliding() && !above->isGliding() && !above->isTurning() &&
                       item->isLifted() == above->isLifted();
    item->setShown(still ? rests_[row].uncovered : 1);
  }
}

QPointF TableLayout::carriedPlace(qsizetype held) const {
  const Rest& gripped = rests_[carried_.rows.front()];
  const PileItem* pile = pileOf(gripped.pile);
  // Cards from all over a hand close up; those of a column keep their places.
  if (pile && pile->fan() == PileItem::Across)
    return gripped.place + QPointF(std::round(static_cast<qreal>(held) * gripped.width * gathered), 0);
  return rests_[carried_.rows[held]].place;
}

void TableLayout::lift(const QList<int>& rows) {
  carried_ = {rows, {}};
  for (TableCard* item : std::as_const(items_)) {
    const auto held = carried_.rows.indexOf(item->row());
    if (held < 0) continue;
    item->setLifted(true);
    item->setOrder(liftedZ + static_cast<qreal>(held), false);
  }
  placeLifted();
  showUncovered();
}

void TableLayout::carryBy(const QPointF& way) {
  carried_.way = way;
  placeLifted();
}

void TableLayout::placeLifted() {
  if (carried_.rows.isEmpty() || carried_.rows.first() >= rests_.size()) return;
  // They tilt and grow as one, about the middle of the one that is held.
  const QPointF grip = rests_[carried_.rows.first()].place;
  QTransform about;
  about.rotate(liftedTilt);
  about.scale(liftedScale, liftedScale);
  for (TableCard* item : std::as_const(items_)) {
    const auto held = carried_.rows.indexOf(item->row());
    if (held < 0 || item->row() >= rests_.size()) continue;
    item->moveTo(grip + about.map(carriedPlace(held) - grip) + carried_.way, rests_[item->row()].width);
  }
}

void TableLayout::putDown() {
  carried_ = {};
  refresh();
}
