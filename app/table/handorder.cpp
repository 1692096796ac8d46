// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/handorder.h"

#include <algorithm>
#include <utility>

QList<int> HandOrder::inOrder(const QList<int>& byRule, bool byRank, const QList<int>& aside) {
  const auto known = [this](int row) { return rows_.contains(row); };
  if (std::exchange(byRank_, byRank) != byRank || std::ranges::none_of(byRule, known)) byHand_ = false;
  if (!byHand_) rows_ = byRule;
  rows_.removeIf([&](int row) { return !byRule.contains(row) && !aside.contains(row); });
  for (const int row : byRule)
    if (!rows_.contains(row)) rows_.append(row);
  QList<int> order = rows_;
  order.removeIf([&](int row) { return !byRule.contains(row); });
  return order;
}

void HandOrder::move(const QList<int>& rows, int before) {
  QList<int> moved;
  for (const int row : std::as_const(rows_))
    if (rows.contains(row)) moved.append(row);
  rows_.removeIf([&](int row) { return rows.contains(row); });
  qsizetype at = before < 0 ? -1 : rows_.indexOf(before);
  if (at < 0) at = rows_.size();
  for (const int row : std::as_const(moved)) rows_.insert(at++, row);
  byHand_ = true;
}

void KeptPlaces::tell(const PileSpec& pile, std::span<CardRow> cards) {
  const bool held = pile.fan == FanKind::across && pile.hand.sorted && pile.hand.reorderable;
  if (!held && pile.fan != FanKind::ring) return;
  std::vector<CardRow*> own;
  QList<int> aside;
  for (CardRow& card : cards) {
    if (card.pile == pile.id && card.upon < 0) own.push_back(&card);
    // What lies on the workspace may come back to its place.
    if (card.pile.startsWith(QLatin1String("work."))) aside.append(card.row);
  }
  std::ranges::sort(own, {}, &CardRow::place);
  QList<int> rows, codes;
  for (const CardRow* card : own) {
    rows.append(card->row);
    codes.append(card->code);
  }
  if (held) {
    QList<int> byRule;
    for (const int at : handOrder(codes, pile.hand)) byRule.append(rows[at]);
    const QList<int> order = hand.inOrder(byRule, pile.hand.byRank, aside);
    for (CardRow* card : own) card->kept = static_cast<int>(order.indexOf(card->row));
    return;
  }
  QList<QPair<int, int>> lying;
  for (qsizetype i = 0; i < rows.size(); ++i) lying.append({rows[i], codes[i]});
  const QList<int> places = ring.placesOf(lying);
  for (std::size_t i = 0; i < own.size(); ++i) own[i]->kept = places[static_cast<qsizetype>(i)];
}
