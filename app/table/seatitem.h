// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>

#include "table/tablelayout.h"

/// What stands at a seat's place at the table; TableLayout puts it there, the viewer's own below on the left.
class SeatItem : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The table it lies on: the nearest above it.
  Q_PROPERTY(TableLayout* layout READ layout NOTIFY layoutChanged)
  Q_PROPERTY(int seat MEMBER seat_ NOTIFY changed REQUIRED)

 public:
  using QQuickItem::QQuickItem;
  ~SeatItem() override;

  TableLayout* layout() const { return table_; }
  /// Called by a table that goes before the item does.
  void forgetLayout() { table_ = nullptr; }
  int seat() const { return seat_; }

 signals:
  void changed();
  void layoutChanged();

 protected:
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  TableLayout* table_ = nullptr;
  int seat_ = 0;
};
