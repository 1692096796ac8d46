// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QQuickItem>
#include <QRectF>

class GameTable;

/// Something that a click can do something with: a button, a slider, or on the table a card, a pile, or where a card
/// may go.
struct Stop {
  QPointer<QQuickItem> item;
  QString name;  ///< which one it is: the same as long as it is there
  QRectF rect;   ///< in the window
  bool ofTable;  ///< it lies on the table, or is a button there
};

/// All there are now. What a page or a question covers is none of them.
QList<Stop> stopsIn(QQuickItem* root, GameTable* table);
/// Whether what scrolls has moved it out of sight.
bool isScrolledAway(const QQuickItem* item);
/// Stops that stand beside each other, cards first; where there are few, each is alone.
QList<QList<Stop>> groupsOf(QList<Stop> stops);
/// The stop at that point of the window, or nothing.
Stop stopAt(QQuickItem* root, GameTable* table, const QPointF& point);
/// Clicks there: what a click cannot say, such as more of a slider, is said otherwise.
void use(QQuickItem* root, GameTable* table, const Stop& stop);
/// Presses and releases the left button at that point of the window.
void clickAt(QQuickItem* root, const QPointF& point);
