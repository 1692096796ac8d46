// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "table/tableplan.h"

/// The cards of a pile from the bottom to the top.
using PileCards = std::vector<const CardRow*>;

/// A pile and where it is to be laid.
struct PileRoom {
  const TableParts& parts;
  const PileSpec& pile;
  QRectF base;  ///< where its first card lies
  PileCards cards;
};

/// The same cards for the geometry of a fan.
QList<FanCard> fanCards(const PileCards& cards);

/// Lays the cards of a pile as its kind of fan has them; each into the row of `table` that is its own.
PilePlan layPile(const PileRoom& room, std::span<CardPlan> table);
