// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/handorder.h"

#include <algorithm>
#include <utility>

QList<int> HandOrder::inOrder(const QList<Held>& byRule, bool byRank, const QList<int>& aside) {
  const auto known = [this](const Held& card) { return held_.contains(card); };
  if (std::exchange(byRank_, byRank) != byRank || std::ranges::none_of(byRule, known)) byHand_ = false;
  if (!byHand_) held_ = byRule;
  const auto isThere = [&](int row) { return std::ranges::find(byRule, row, &Held::row) != byRule.end(); };
  for (Held& card : held_)
    if (!isThere(card.row) && !aside.contains(card.row)) card.row = -1;
  for (const Held& card : byRule) {
    if (placeOf(card.row) >= 0) continue;
    const auto left = std::ranges::find(held_, Held{-1, card.code});
    if (left != held_.end())
      left->row = card.row;
    else
      held_.append(card);
  }
  QList<int> order = rows();
  order.removeIf([&](int row) { return !isThere(row); });
  return order;
}

QList<int> HandOrder::rows() const {
  QList<int> rows;
  for (const Held& card : held_)
    if (card.row >= 0) rows.append(card.row);
  return rows;
}

qsizetype HandOrder::placeOf(int row) const {
  const auto found = std::ranges::find(held_, row, &Held::row);
  return found == held_.end() ? -1 : found - held_.begin();
}

void HandOrder::move(const QList<int>& rows, int before) {
  QList<Held> moved;
  for (const Held& card : std::as_const(held_))
    if (rows.contains(card.row)) moved.append(card);
  held_.removeIf([&](const Held& card) { return rows.contains(card.row); });
  qsizetype at = before < 0 ? -1 : placeOf(before);
  if (at < 0) at = held_.size();
  for (const Held& card : std::as_const(moved)) held_.insert(at++, card);
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
    QList<HandOrder::Held> byRule;
    for (const int at : handOrder(codes, pile.hand)) byRule.append({rows[at], codes[at]});
    const QList<int> order = hand.inOrder(byRule, pile.hand.byRank, aside);
    for (CardRow* card : own) card->kept = static_cast<int>(order.indexOf(card->row));
    return;
  }
  QList<QPair<int, int>> lying;
  for (qsizetype i = 0; i < rows.size(); ++i) lying.append({rows[i], codes[i]});
  const QList<int> places = ring.placesOf(lying);
  for (std::size_t i = 0; i < own.size(); ++i) own[i]->kept = places[static_cast<qsizetype>(i)];
}
