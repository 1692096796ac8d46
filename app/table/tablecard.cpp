// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablecard.h"

#include "table/tablelayout.h"

TableCard::~TableCard() {
  if (table_) table_->remove(this);
}

void TableCard::itemChange(ItemChange change, const ItemChangeData& data) {
  QQuickItem::itemChange(change, data);
  if (change != ItemParentHasChanged && change != ItemSceneChange) return;
  TableLayout* table = TableLayout::above(this);
  if (table == table_) return;
  if (table_) {
    disconnect(this, &TableCard::changed, table_, nullptr);
    table_->remove(this);
  }
  table_ = table;
  if (table_) {
    table_->add(this);
    connect(this, &TableCard::changed, table_, &TableLayout::refresh);
  }
  emit layoutChanged();
}

void TableCard::moveTo(const QPointF& place, qreal width, qreal z, bool covered) {
  const bool otherOrder = toZ_ != z || covered_ != covered;
  toZ_ = z;
  covered_ = covered;
  if (otherOrder) emit placed();
  if (toWidth_ != width) {
    toWidth_ = width;
    emit toWidthChanged();
  }
  if (toX_ != place.x()) {
    toX_ = place.x();
    emit toXChanged();
  }
  if (toY_ != place.y()) {
    toY_ = place.y();
    emit toYChanged();
  }
}

void TableCard::setGlide(bool glide, int delay) {
  if (glide_ == glide && delay_ == delay) return;
  glide_ = glide;
  delay_ = delay;
  emit placed();
}

void TableCard::setLifted(bool lifted) {
  if (lifted_ == lifted) return;
  lifted_ = lifted;
  emit placed();
}

void TableCard::setShut(bool shut) {
  if (shut_ == shut) return;
  shut_ = shut;
  emit placed();
}
