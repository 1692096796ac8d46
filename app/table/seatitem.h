// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/tableitem.h"

/// What stands at a seat's place at the table; TableLayout puts it there, the viewer's own below on the left.
class SeatItem : public TableItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int seat MEMBER seat_ NOTIFY changed REQUIRED)

 public:
  using TableItem::TableItem;

  int seat() const { return seat_; }

 signals:
  void changed();

 private:
  int seat_ = 0;
};
