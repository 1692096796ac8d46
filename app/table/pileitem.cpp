// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pileitem.h"

#include <algorithm>

PileSpec PileItem::spec() const {
  PileSpec spec;
  spec.id = pileId_;
  spec.from = static_cast<RowBase>(from_);
  spec.beside = std::max(0, beside_ >= 0 ? beside_ : seat_);
  spec.column = column_ + shift_;
  spec.row = row_;
  spec.size = size_;
  spec.level = level_;
  spec.reach = reach_;
  spec.fan = static_cast<FanKind>(fan_);
  spec.spread = spread_;
  spec.hand = holding_;
  spec.ring = ring_;
  spec.first = first_;
  spec.cards = cards_;
  return spec;
}

void PileItem::setHolding(const HandHolding& holding) {
  if (holding_ == holding) return;
  const bool glides = holding_.byRank != holding.byRank;
  holding_ = holding;
  emit holdingChanged();
  if (glides)
    emit placed();
  else
    emit changed();
}

QVariantList PileItem::places() const {
  QVariantList list;
  if (fan_ != Around || !layout()) return list;
  for (const QPointF& place : trickPlaces(layout()->seats(), width(), height())) list.append(place);
  return list;
}

void PileItem::apply(const PilePlan& plan) {
  setPosition(plan.place.topLeft());
  setSize(plan.place.size());
  if (count_ != plan.count) {
    count_ = plan.count;
    emit countChanged();
  }
  if (extent_ == plan.extent && topmost_ == plan.topmost) return;
  extent_ = plan.extent;
  topmost_ = plan.topmost;
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
