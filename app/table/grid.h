// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

/// Height of a card in widths.
inline constexpr qreal card_ratio = 1.4;

/// What a game asks of its table, in cards: how many columns and rows must fit, and how far they may be spread where
/// there is room to spare. Pitches are in card widths and card heights.
struct GridWish {
  qreal columns = 1;
  qreal rows = 1;
  qreal columnPitch = 1.1;
  qreal rowPitch = 1.06;
  qreal columnSpread = 1.35;
  qreal rowSpread = 1.06;
  qreal widest = 0;  ///< pixels that a card may be wide at the most; 0: as wide as fits
};

/// Where the columns and rows of a table lie in its area.
struct Grid {
  qreal cardWidth = 0;
  qreal cardHeight = 0;
  qreal columnPitch = 0;
  qreal rowPitch = 0;
  QPointF origin;

  QPointF at(qreal column, qreal row) const { return origin + QPointF(column * columnPitch, row * rowPitch); }
};

/// The largest whole-pixel cards with which everything fits into the area, centred from left to right, from the top
/// down.
Grid fitGrid(const QRectF& area, const GridWish& wish);

/// The middles of the places of other seats, first the viewer's left neighbour: evenly on a line from the left side
/// over the top to the right side. `box` is the size of a seat's place.
QList<QPointF> seatSpots(int count, const QRectF& area, const QSizeF& box);

enum class Direction { left, right, up, down };

/// The place in `rects` that an arrow key goes to from `from`, or −1 where nothing lies in that direction.
int neighbour(const QList<QRectF>& rects, const QRectF& from, Direction direction);

/// The place in `areas` nearest to a released card: the greatest overlap, else the nearest within `reach`; −1 for none.
int nearestDrop(const QList<QRectF>& areas, const QRectF& card, qreal reach);
