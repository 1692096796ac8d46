// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableaccess.h"

#include <QQuickWindow>
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
  if (const auto* pile = qobject_cast<PileItem*>(item)) return pile->count() == 0 && !pile->bare();
  return QAccessible::queryAccessibleInterface(item);
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

TableAccess::TableAccess(GameTable* table) : QAccessibleObject(table) {}

void TableAccess::install() {
  QAccessible::installFactory([](const QString& type, QObject* object) -> QAccessibleInterface* {
    return type == QLatin1String("GameTable") ? new TableAccess(static_cast<GameTable*>(object)) : nullptr;
  });
}

GameTable* TableAccess::table() const {
  return static_cast<GameTable*>(object());
}

QList<QQuickItem*> TableAccess::items() const {
  QList<QQuickItem*> parts;
  if (!isValid() || !table()->isEnabled()) return parts;
  collect(*table(), table(), parts);
  std::ranges::stable_sort(parts, {}, [this](QQuickItem* item) { return orderOf(*table(), item); });
  return parts;
}

QAccessibleInterface* TableAccess::parent() const {
  for (QQuickItem* item = table()->parentItem(); item; item = item->parentItem())
    if (QAccessibleInterface* above = QAccessible::queryAccessibleInterface(item)) return above;
  return QAccessible::queryAccessibleInterface(table()->window());
}

QAccessibleInterface* TableAccess::child(int index) const {
  return QAccessible::queryAccessibleInterface(items().value(index));
}

int TableAccess::childCount() const {
  return static_cast<int>(items().size());
}

int TableAccess::indexOfChild(const QAccessibleInterface* child) const {
  return static_cast<int>(items().indexOf(qobject_cast<QQuickItem*>(child->object())));
}

QString TableAccess::text(QAccessible::Text kind) const {
  Session* session = isValid() ? table()->session() : nullptr;
  if (session && kind == QAccessible::Name) return session->game()->name();
  if (session && kind == QAccessible::Description) return session->shown()->prompt();
  return {};
}

QAccessible::State TableAccess::state() const {
  QAccessible::State state;
  state.focusable = true;
  state.focused = table()->hasActiveFocus() && !table()->scopedFocusItem();
  state.disabled = !table()->isEnabled();
  state.invisible = !table()->isVisible();
  return state;
}

QRect TableAccess::rect() const {
  return {table()->mapToGlobal(QPointF()).toPoint(), table()->size().toSize()};
}
