// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QQuickWindow>
#include <cmath>

#include "qml/driven_window.h"

/// Where the keys go, as a person sees it.

inline QRectF inScene(const QQuickItem* item) {
  return item->mapRectToScene(QRectF(QPointF(), item->size()));
}

/// The rings that are drawn.
inline QList<const QQuickItem*> focusRings(const QQuickWindow* window) {
  QList<const QQuickItem*> rings = findTypes(window->contentItem(), "FocusRing");
  rings.removeIf(
      [](const QQuickItem* ring) { return !ring->isVisible() || ring->width() <= 0 || ring->height() <= 0; });
  return rings;
}

/// The one ring that is drawn, whole within the window; else null and why.
inline const QQuickItem* focusRing(const QQuickWindow* window, QString& problem) {
  const QList<const QQuickItem*> rings = focusRings(window);
  const QQuickItem* item = window->activeFocusItem();
  const QString who = item ? QString("%1 '%2'").arg(item->metaObject()->className(), item->property("text").toString())
                           : QString("nobody");
  problem = QString("%1 rings, the keys are for %2").arg(rings.size()).arg(who);
  if (rings.size() != 1) return nullptr;
  const QRectF rect = inScene(rings.first());
  problem += QString(", ring at %1 %2, %3 x %4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
  const QRectF all(QPointF(-1, -1), QSizeF(window->size()) + QSizeF(2, 2));
  return all.contains(rect) ? rings.first() : nullptr;
}

inline double contrast(const QColor& one, const QColor& other) {
  const auto part = [](double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  const auto light = [&](const QColor& colour) {
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
  };
  const auto [darker, lighter] = std::minmax({light(one), light(other)});
  return (lighter + 0.05) / (darker + 0.05);
}

/// How much of a ring stands out three times from what is drawn beside it, from 0 to 1: what covers it does not.
inline double seenPart(QQuickWindow* window, const QQuickItem* ring) {
  const QRectF rect = inScene(ring);
  const QImage image = window->grabWindow();
  const qreal scale = image.width() / qreal(window->width());
  const qreal thick = ring->property("border").value<QObject*>()->property("width").toReal();
  const QColor ink = ring->property("border").value<QObject*>()->property("color").value<QColor>();
  const auto at = [&](const QPointF& point) {
    const QPoint pixel = (point * scale).toPoint();
    return image.rect().contains(pixel) ? image.pixelColor(pixel) : QColor(Qt::magenta);
  };
  int seen = 0, all = 0;
  const auto look = [&](const QPointF& point, const QPointF& out) {
    ++all;
    const bool drawn = contrast(at(point), ink) < 1.3;
    if (drawn && contrast(at(point + out * (thick / 2 + 1)), ink) >= 3 &&
        contrast(at(point - out * (thick / 2 + 1)), ink) >= 3)
      ++seen;
  };
  // Not where it is bent.
  const bool round = ring->property("radius").toReal() > 0.4 * std::min(rect.width(), rect.height());
  const qreal straight = round ? 0.08 : 0.4;
  for (int i = 0; i < 20; ++i) {
    const qreal part = 0.5 + straight * (i / 19.0 - 0.5);
    const qreal x = rect.left() + part * rect.width();
    const qreal y = rect.top() + part * rect.height();
    look({x, rect.top() + thick / 2 - 0.5}, {0, -1});
    look({x, rect.bottom() - thick / 2 - 0.5}, {0, 1});
    look({rect.left() + thick / 2 - 0.5, y}, {-1, 0});
    look({rect.right() - thick / 2 - 0.5, y}, {1, 0});
  }
  return double(seen) / all;
}
