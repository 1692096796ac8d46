// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableaccess.h"

#include <algorithm>
#include <tuple>

#include "table/gametable.h"
#include "table/seatitem.h"
#include "table/tablecard.h"

namespace {

/// What is found one after the other.
enum class Part { own, table, others, plates, rest };

/// Where a part of the table comes: among those of its kind by pile, and there by place.
using Order = std::tuple<Part, qsizetype, int>;

Part partOf(const PileItem& pile) {
  if (pile.seat() < 0) return Part::table;
  return pile.seat() == 0 ? Part::own : Part::others;
}

Order orderOf(const GameTable& table, QQuickItem* item) {
  if (qobject_cast<SeatItem*>(item)) return {Part::plates, 0, 0};
  auto* pile = qobject_cast<PileItem*>(item);
  int place = -1;
  if (const auto* card = qobject_cast<TableCard*>(item)) {
    const CardSlot& slot = table.session()->cards()->slot(card->row());
    pile = table.pileOf(slot.pile);
    place = card->held() > 0 ? card->held() : slot.place;
  }
  return pile ? Order{partOf(*pile), table.piles().indexOf(pile), place} : Order{Part::rest, 0, 0};
}

/// Whether it is told as a part of the table, rather than what lies on it.
bool isPart(const GameTable& table, QQuickItem* item) {
  if (const auto* card = qobject_cast<TableCard*>(item))
    return table.session() && card->row() >= 0 && card->row() < table.session()->cards()->count() && !card->isCovered();
  return isFound(item);
}

void collect(const GameTable& table, const QQuickItem* from, QList<QQuickItem*>& parts) {
  for (QQuickItem* item : from->childItems()) {
    if (!item->isVisible()) continue;
    if (isPart(table, item))
      parts.append(item);
    else
      collect(table, item, parts);
  }
}

}  // namespace

void TableAccess::install() {
  QAccessible::installFactory([](const QString& type, QObject* object) -> QAccessibleInterface* {
    if (type == QLatin1String("GameTable")) return new TableAccess(object);
    return type == QLatin1String("Region") ? new RegionAccess(object) : nullptr;
  });
}

QList<QQuickItem*> TableAccess::items() const {
  QList<QQuickItem*> parts;
  if (!isValid() || !item()->isEnabled()) return parts;
  const auto& table = static_cast<const GameTable&>(*item());
  collect(table, &table, parts);
  std::ranges::stable_sort(parts, {}, [&table](QQuickItem* part) { return orderOf(table, part); });
  return parts;
}
