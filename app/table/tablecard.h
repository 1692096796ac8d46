// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>

#include "table/tablelayout.h"

/// A card on the table: knows its row of the card model, and is told by TableLayout where to lie. The delegate follows
/// these wishes with animations where `glide` says so.
class TableCard : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The table it lies on: the nearest above it.
  Q_PROPERTY(TableLayout* layout READ layout NOTIFY layoutChanged)
  Q_PROPERTY(int row MEMBER row_ NOTIFY changed REQUIRED)
  Q_PROPERTY(bool glide MEMBER glide_ NOTIFY placed)
  /// Milliseconds that a glide waits.
  Q_PROPERTY(int delay MEMBER delay_ NOTIFY placed)
  Q_PROPERTY(qreal toX MEMBER toX_ NOTIFY toXChanged)
  Q_PROPERTY(qreal toY MEMBER toY_ NOTIFY toYChanged)
  Q_PROPERTY(qreal toZ MEMBER toZ_ NOTIFY placed)
  Q_PROPERTY(qreal toWidth MEMBER toWidth_ NOTIFY toWidthChanged)
  Q_PROPERTY(bool lifted MEMBER lifted_ NOTIFY placed)
  /// Lies in a pile that is shown face down.
  Q_PROPERTY(bool shut MEMBER shut_ NOTIFY placed)
  /// Lies under other cards of a squared pile, or in a pile that the table does not show.
  Q_PROPERTY(bool covered MEMBER covered_ NOTIFY placed)

 public:
  using QQuickItem::QQuickItem;
  ~TableCard() override;

  TableLayout* layout() const { return table_; }
  /// Called by a table that goes before the item does.
  void forgetLayout() { table_ = nullptr; }
  int row() const { return row_; }
  QPointF place() const { return {toX_, toY_}; }
  qreal placeWidth() const { return toWidth_; }
  qreal placeZ() const { return toZ_; }
  bool isCovered() const { return covered_; }
  bool isPlaced() const { return toWidth_ > 0; }

  /// Called by the layout.
  void moveTo(const QPointF& place, qreal width, qreal z, bool covered);
  void setGlide(bool glide, int delay);
  void setLifted(bool lifted);
  void setShut(bool shut);

 signals:
  void changed();
  void layoutChanged();
  void placed();
  void toXChanged();
  void toYChanged();
  void toWidthChanged();

 protected:
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  TableLayout* table_ = nullptr;
  int row_ = -1;
  bool glide_ = false, lifted_ = false, covered_ = false, shut_ = false;
  int delay_ = 0;
  qreal toX_ = 0, toY_ = 0, toZ_ = 0, toWidth_ = 0;
};
