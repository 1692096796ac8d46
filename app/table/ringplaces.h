// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QPair>
#include <QPointF>

/// The places of a ring round a pile in the middle, in columns and rows from it: its four corners first, then outwards,
/// left and right by turns. The column in the middle stays free. `columns` is counted to each side; two or three rows.
QList<QPointF> ringPlaces(int columns, int rows);

/// Which place of a ring each card has: it keeps it until it leaves, and gets it back where it returns and nobody else
/// has it.
class SteadyPlaces {
 public:
  /// The places (from 0) of these cards, each a row of the card model with its code; new ones get the first that are
  /// free.
  QList<int> placesOf(const QList<QPair<int, int>>& cards);

 private:
  struct Kept {
    int code = -1;
    int place = 0;
  };
  QHash<int, Kept> kept_;
};
