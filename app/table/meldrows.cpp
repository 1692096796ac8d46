// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/meldrows.h"

#include <algorithm>

#include "table/grid.h"

namespace {

/// How cards lie in a meld, and rows above each other: in widths and heights of a card.
struct Spacing {
  qreal step, rows;
};

/// From the most comfortable to that which still leaves rank and suit of every card free.
constexpr Spacing spacings[] = {{0.56, 1.06}, {0.42, 1.06}, {0.42, 0.6}};
constexpr qreal between = 0.22;
constexpr qreal smaller = 0.94;
constexpr int mostTries = 20;
/// Rather so much smaller than with rows over each other.
constexpr qreal wellRead = 0.76;

MeldRowsPlan inRows(const QList<int>& counts, qreal room, qreal size, const Spacing& spacing) {
  MeldRowsPlan plan{.size = size, .step = spacing.step, .length = 0, .height = 0, .places = {}};
  qreal x = 0;
  int row = 0;
  for (const int count : counts) {
    const qreal wide = size * (1 + spacing.step * (std::max(1, count) - 1));
    if (x > 0 && x + wide > room) {
      x = 0;
      ++row;
    }
    plan.places.append({x, row * spacing.rows * size * card_ratio});
    plan.length = std::max(plan.length, x + wide);
    x += wide + between * size;
  }
  plan.height = (1 + row * spacing.rows) * size * card_ratio;
  return plan;
}

}  // namespace

MeldRowsPlan meldRows(const QList<int>& counts, qreal room, qreal high, qreal largest) {
  MeldRowsPlan plan;
  const auto fits = [&](qreal size, const Spacing& spacing) {
    plan = inRows(counts, room, size, spacing);
    return plan.height <= high && plan.length <= room;
  };
  qreal size = largest;
  for (int tries = 0; size >= wellRead && tries < mostTries; ++tries, size *= smaller)
    if (fits(size, spacings[0]) || fits(size, spacings[1])) return plan;
  size = largest;
  for (int tries = 0; tries < mostTries; ++tries, size *= smaller)
    if (fits(size, spacings[2])) return plan;
  return plan;
}

QVariantMap MeldRows::plan(const QList<int>& counts, qreal room, qreal high, qreal largest) const {
  const MeldRowsPlan plan = meldRows(counts, room, high, largest);
  QVariantList places;
  for (const QPointF& place : plan.places) places.append(QVariantMap{{"x", place.x()}, {"y", place.y()}});
  return {{"size", plan.size}, {"step", plan.step}, {"height", plan.height}, {"places", places}};
}
