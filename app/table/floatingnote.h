// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QQuickItem>

/// Words that are shown for a while: they find a place on the free felt of a table, over no card, plate, button or
/// other words.
class FloatingNote : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

 public:
  using QQuickItem::QQuickItem;

  /// Where on `board` something of that size covers nothing, as near as can be to having its centre at `wish`; empty
  /// where there is no such place. `within`: it may lie between the cards of a ring.
  Q_INVOKABLE QRectF freePlace(QQuickItem* board, const QSizeF& size, const QPointF& wish, bool within = false) const;
};

/// The place of that size within `area` that meets none of `taken`, as near as can be to `wish`, or an empty one.
QRectF nearestFree(const QRectF& area, const QList<QRectF>& taken, const QSizeF& size, const QPointF& wish);
