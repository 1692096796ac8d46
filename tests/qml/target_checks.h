// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/driven_window.h"

// Whether fingers hit what they mean: how large everything is that can be pressed, and how far it lies from the next.

struct PressTarget {
  const QQuickItem* item;
  QRectF rect;
  QRectF seen;  ///< as much of it as nothing that scrolls cuts off
  QString name;
};

/// What can be pressed, as far as its middle is seen.
inline void collectTargets(const QQuickItem* item, const QRectF& sight, QList<PressTarget>& found) {
  if (!item->isVisible() || item->opacity() == 0) return;
  const bool isPressed = item->inherits("QQuickAbstractButton") || item->inherits("QQuickComboBox") ||
                         item->inherits("QQuickTextField") || item->inherits("QQuickSlider") ||
                         QByteArray(item->metaObject()->className()).startsWith("RaceCap_QMLTYPE");
  const QRectF rect = item->mapRectToScene(QRectF(QPointF(), item->size()));
  const QRectF seen = item->clip() ? sight & rect : sight;
  if (isPressed && seen.contains(rect.center()))
    found.append({item, rect, rect & seen, item->property("text").toString() + item->property("symbol").toString()});
  for (const QQuickItem* child : item->childItems()) collectTargets(child, seen, found);
}

/// What is too small or too near to the next in that window; empty: nothing.
inline QString wrongTargets(const QQuickItem* window) {
  constexpr qreal large = 44, apart = 8;
  // What is one control in several parts, whose borders may be shared.
  const auto control = [](const QQuickItem* item) -> const QQuickItem* {
    for (const QQuickItem* above = item; above; above = above->parentItem())
      for (const char* type : {"Segments", "Stepper", "SideList", "GameMenu", "MonthGrid"})
        if (QByteArray(above->metaObject()->className()).startsWith(QByteArray(type) + "_QMLTYPE")) return above;
    return nullptr;
  };
  // Lines of one list, each as wide as it is.
  const auto isRow = [](const QQuickItem* item) {
    return QByteArray(item->metaObject()->className()).startsWith("HistoryRow_QMLTYPE");
  };
  QList<PressTarget> found;
  collectTargets(window, QRectF(QPointF(), window->size()), found);
  if (found.isEmpty()) return "nothing to press";
  for (qsizetype i = 0; i < found.size(); ++i) {
    const auto& [item, rect, seen, name] = found[i];
    if (rect.width() < large - 0.5 || rect.height() < large - 0.5)
      return QString("%1: %2 × %3").arg(name).arg(rect.width()).arg(rect.height());
    for (qsizetype j = 0; j < i; ++j) {
      const PressTarget& other = found[j];
      if (item->isAncestorOf(other.item) || other.item->isAncestorOf(item)) continue;
      if (control(item) && control(item) == control(other.item)) continue;
      if (isRow(item) && isRow(other.item)) continue;
      const qreal beside = std::max(seen.left() - other.seen.right(), other.seen.left() - seen.right());
      const qreal below = std::max(seen.top() - other.seen.bottom(), other.seen.top() - seen.bottom());
      if (std::max(beside, below) < apart - 0.5)
        return QString("%1 and %2: %3").arg(name, other.name).arg(std::max(beside, below));
    }
  }
  return {};
}
