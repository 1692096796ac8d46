// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pileitem.h"

#include <algorithm>
#include <utility>

FanWish PileItem::wish() const {
  FanWish wish;
  switch (fan_) {
    case None:
    case Around:
    case Heap:
    case Ring: wish.kind = FanKind::none; break;
    case Down: wish.kind = FanKind::down; break;
    case Up: wish.kind = FanKind::up; break;
    case Right: wish.kind = FanKind::right; break;
    case Left: wish.kind = FanKind::left; break;
    case Across: wish.kind = FanKind::across; break;
  }
  wish.step = step_;
  wish.leastStep = std::min(step_, wish.leastStep);
  wish.backStep = backStep_;
  wish.leastBackStep = std::min(backStep_, wish.leastBackStep);
  return wish;
}

void PileItem::sort() {
  held_.clear();
  emit placed();
}

QList<int> PileItem::heldOrder(const QList<int>& byRule, const QList<int>& aside) {
  const auto known = [this](int row) { return held_.contains(row); };
  // Another deal, or another wish.
  if (std::exchange(heldByRank_, byRank_) != byRank_ || std::ranges::none_of(byRule, known)) held_.clear();
  held_.removeIf([&](int row) { return !byRule.contains(row) && !aside.contains(row); });
  for (const int row : byRule)
    if (!held_.contains(row)) held_.append(row);
  QList<int> order = held_;
  order.removeIf([&](int row) { return !byRule.contains(row); });
  return order;
}

void PileItem::hold(const QList<int>& rows, int before) {
  QList<int> moved;
  for (const int row : std::as_const(held_))
    if (rows.contains(row)) moved.append(row);
  held_.removeIf([&](int row) { return rows.contains(row); });
  qsizetype at = before < 0 ? -1 : held_.indexOf(before);
  if (at < 0) at = held_.size();
  for (const int row : std::as_const(moved)) held_.insert(at++, row);
  emit placed();
}

QVariantList PileItem::places() const {
  QVariantList list;
  if (fan_ != Around || !layout()) return list;
  for (const QPointF& place : trickPlaces(layout()->seats(), width(), height())) list.append(place);
  return list;
}

void PileItem::setCount(int count) {
  if (count_ == count) return;
  count_ = count;
  emit countChanged();
}

void PileItem::setExtent(const QRectF& extent, const QRectF& topmost) {
  if (extent_ == extent && topmost_ == topmost) return;
  extent_ = extent;
  topmost_ = topmost;
  emit extentChanged();
}

void PileItem::updateId(int seats, int viewer) {
  QString id = pile_;
  seatNumber_ = seat_ >= 0 && seats > 0 ? (std::max(viewer, 0) + seat_) % seats : -1;
  if (seatNumber_ >= 0) id += QLatin1Char('.') + QString::number(seatNumber_);
  if (id == pileId_) return;
  pileId_ = id;
  emit pileIdChanged();
}
