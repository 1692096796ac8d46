// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/targetplaces.h"

#include "table/tablelayout.h"

int rowOf(const CardModel& cards, const Target& target) {
  return target.isCard() ? cards.rowOf(target.card, target.pile) : -1;
}

QRectF rectOf(const TableLayout& table, const CardModel& cards, const Target& target) {
  if (const int row = rowOf(cards, target); row >= 0) return table.restOf(row);
  const PileItem* item = target.isCard() ? nullptr : table.pileOf(target.pile);
  return item ? item->topmost() : QRectF();
}

QRectF areaOf(const TableLayout& table, const CardModel& cards, const Target& target) {
  if (const int row = rowOf(cards, target); row >= 0) return table.restOf(row);
  const PileItem* item = target.isCard() ? nullptr : table.pileOf(target.pile);
  if (!item) return {};
  if (!item->spread().centred) return item->extent();
  // A row in the middle takes a card anywhere where it may grow to.
  const qreal room = item->spread().grow * item->width();
  const QRectF row(item->x() + (item->width() - room) / 2, item->y(), room, item->height());
  return item->extent() | row;
}
