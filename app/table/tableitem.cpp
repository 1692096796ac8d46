// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableitem.h"

#include <QCoreApplication>

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

bool TableItem::event(QEvent* event) {
  // Qt asks only the item that has the keys what goes before a shortcut; while a card has them, that is the table's to
  // say.
  if (event->type() == QEvent::ShortcutOverride && table_) return QCoreApplication::sendEvent(table_, event);
  if (event->type() == QEvent::FocusIn && table_) table_->focused(this);
  return QQuickItem::event(event);
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
