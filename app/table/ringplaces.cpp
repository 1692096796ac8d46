// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/ringplaces.h"

#include <QSet>

QList<QPointF> ringPlaces(int columns, int rows) {
  QList<QPointF> places;
  const qreal high = rows == 2 ? 0.5 : 1;
  for (int column = 1; column <= columns; ++column) {
    for (const qreal row : {-high, high}) places << QPointF(-column, row) << QPointF(column, row);
    if (rows > 2) places << QPointF(-column, 0) << QPointF(column, 0);
  }
  return places;
}

QList<int> SteadyPlaces::placesOf(const QList<QPair<int, int>>& cards) {
  QList<int> places(cards.size(), -1);
  QSet<int> taken;
  for (qsizetype i = 0; i < cards.size(); ++i) {
    const auto kept = kept_.constFind(cards[i].first);
    if (kept == kept_.constEnd() || kept->code != cards[i].second || taken.contains(kept->place)) continue;
    places[i] = kept->place;
    taken.insert(kept->place);
  }
  int free = 0;
  for (qsizetype i = 0; i < cards.size(); ++i) {
    if (places[i] < 0) {
      while (taken.contains(free)) ++free;
      places[i] = free;
      taken.insert(free);
    }
    kept_.insert(cards[i].first, {cards[i].second, places[i]});
  }
  return places;
}
