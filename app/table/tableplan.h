// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "table/tableparts.h"

/// A card as the card model tells of it.
struct CardRow {
  int row = 0;  ///< its number in the model
  QString pile;
  int place = 0;  ///< in its pile, from the bottom
  int code = -1;
  bool faceUp = false;
  bool movable = false;
  bool layable = false;
  bool crosswise = false;  ///< it lies across the table's direction
  int upon = -1;           ///< the row of the card of a ring that it lies upon for a moment; −1: none
  bool selected = false;
  int kept = -1;  ///< the place it keeps in a hand that was put in order by hand, or in a ring; −1: none
};

/// How a card lies.
struct CardPlan {
  QPointF place;
  qreal width = 0;  ///< 0: the table has no place for its pile
  qreal z = 0;
  bool covered = true;
  bool shut = false;
  bool dim = false;
  bool suitTold = true;
  bool largePrint = false;
  QRectF visible;      ///< as much of it as no other card of its pile covers
  int coveredBy = -1;  ///< the row of the next card in a column
  qreal uncovered = 1;

  QRectF rect() const;
};

/// How a pile lies.
struct PilePlan {
  QRectF place;    ///< of its first card
  QRectF extent;   ///< what it covers with its cards
  QRectF topmost;  ///< the place of its uppermost card, or its own where it is empty
  int count = 0;
};

struct TablePlan {
  Grid grid;
  QList<QRectF> plates;  ///< of the seats, the viewer's first
  std::vector<PilePlan> piles;
  std::vector<CardPlan> cards;
};
