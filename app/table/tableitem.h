// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>

class TableItem;

/// A table as those see it that lie on it: whom to tell that they came, and what they may ask.
class TableHost : public QQuickItem {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int seats MEMBER seats_ NOTIFY wishChanged)
  Q_PROPERTY(int viewer MEMBER viewer_ NOTIFY wishChanged)
  /// True while the window's edge is being dragged: pictures are then only stretched.
  Q_PROPERTY(bool resizing READ isResizing NOTIFY resizingChanged)
  /// How lifted cards turn, in degrees, and grow.
  Q_PROPERTY(qreal liftedTilt READ tilt CONSTANT)
  Q_PROPERTY(qreal liftedScale READ growth CONSTANT)

 public:
  using QQuickItem::QQuickItem;

  int seats() const { return seats_; }
  int viewer() const { return viewer_; }
  virtual bool isResizing() const = 0;
  qreal tilt() const { return liftedTilt; }
  qreal growth() const { return liftedScale; }

  /// Called by an item that has come to lie on the table, and by one that leaves it or goes.
  virtual void add(TableItem* item) = 0;
  virtual void remove(TableItem* item) = 0;
  /// Called by an item that was given the keys.
  virtual void focused(TableItem* /*item*/) {}

 signals:
  void wishChanged();
  void resizingChanged();

 protected:
  static constexpr qreal liftedTilt = 2, liftedScale = 1.04;

 private:
  int seats_ = 1, viewer_ = 0;
};

/// What lies on a table: it finds the nearest table above it, wherever it is put, and tells it so.
class TableItem : public QQuickItem {
  Q_OBJECT
  QML_ANONYMOUS
  /// The table it lies on: the nearest above it.
  Q_PROPERTY(TableHost* layout READ layout NOTIFY layoutChanged)

 public:
  using QQuickItem::QQuickItem;
  ~TableItem() override;

  TableHost* layout() const { return table_; }
  /// Called by a table that goes before the item does.
  void forgetLayout() { table_ = nullptr; }

 signals:
  void layoutChanged();

 protected:
  void itemChange(ItemChange change, const ItemChangeData& data) override;
  bool event(QEvent* event) override;

 private:
  TableHost* table_ = nullptr;
};
