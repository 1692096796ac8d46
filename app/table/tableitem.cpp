// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableitem.h"

namespace {

TableHost* tableAbove(const QQuickItem* item) {
  for (QQuickItem* parent = item->parentItem(); parent; parent = parent->parentItem()) {
    if (auto* table = qobject_cast<TableHost*>(parent)) return table;
  }
  return nullptr;
}

}  // namespace

TableItem::~TableItem() {
  if (table_) table_->remove(this);
}

void TableItem::itemChange(ItemChange change, const ItemChangeData& data) {
  QQuickItem::itemChange(change, data);
  if (change != ItemParentHasChanged && change != ItemSceneChange) return;
  TableHost* table = tableAbove(this);
  if (table == table_) return;
  if (table_) table_->remove(this);
  table_ = table;
  if (table_) table_->add(this);
  emit layoutChanged();
}
