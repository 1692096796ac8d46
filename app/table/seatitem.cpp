// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/seatitem.h"

#include "table/tablelayout.h"

SeatItem::~SeatItem() {
  if (table_) table_->remove(this);
}

void SeatItem::itemChange(ItemChange change, const ItemChangeData& data) {
  QQuickItem::itemChange(change, data);
  if (change != ItemParentHasChanged && change != ItemSceneChange) return;
  TableLayout* table = TableLayout::above(this);
  if (table == table_) return;
  if (table_) {
    disconnect(this, &SeatItem::changed, table_, nullptr);
    table_->remove(this);
  }
  table_ = table;
  if (table_) {
    table_->add(this);
    connect(this, &SeatItem::changed, table_, &TableLayout::reshape);
  }
  emit layoutChanged();
}
