// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/arrange.h"

#include <QHash>
#include <algorithm>
#include <cmath>

#include "table/pilelayout.h"

namespace {

using CardsByPile = QHash<QString, PileCards>;

CardsByPile byPile(std::span<const CardRow> cards) {
  CardsByPile piles;
  for (const CardRow& card : cards) piles[card.pile].push_back(&card);
  for (PileCards& pile : piles) std::ranges::sort(pile, {}, &CardRow::place);
  return piles;
}

/// The part of their size to which cards must come down for every card of a column to be read; 1 where they need not.
qreal readablePart(const TableParts& parts, std::span<const PileSpec> piles, const CardsByPile& cards) {
  qreal part = 1;
  for (const PileSpec& pile : piles) {
    const bool down = pile.fan == FanKind::down;
    if (pile.spread.grow > 0 || (!down && pile.fan != FanKind::up)) continue;
    const QRectF place = parts.place(pile);
    const qreal room = down ? parts.area().bottom() - place.top() : place.bottom() - parts.area().top();
    part = std::min(part, room / (leastLength(fanCards(cards.value(pile.id)), parts.wish(pile)) * place.height()));
  }
  return part;
}

}  // namespace

QRectF CardPlan::rect() const {
  return {place, QSizeF(width, std::round(width * card_ratio))};
}

TablePlan arrange(const TableSpec& table, std::span<const PileSpec> piles, std::span<const CardRow> cards) {
  TableParts parts(table);
  const CardsByPile held = byPile(cards);
  // Where a long column could not be read, all cards become smaller.
  for (int tries = 0; tries < 4; ++tries) {
    const qreal part = readablePart(parts, piles, held);
    if (part >= 1) break;
    parts.shrink(part);
  }
  TablePlan plan;
  plan.grid = parts.grid();
  for (int seat = 0; seat < table.seats; ++seat) plan.plates.append(parts.plate(seat));
  plan.cards.resize(cards.size());
  for (const PileSpec& pile : piles)
    plan.piles.push_back(layPile({parts, pile, parts.place(pile), held.value(pile.id)}, plan.cards));
  return plan;
}
