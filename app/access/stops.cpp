// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "access/stops.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQuickWindow>
#include <algorithm>
#include <utility>

#include "table/gametable.h"

namespace {

/// So many at most are gone through one by one.
constexpr qsizetype fewStops = 6;
constexpr qsizetype mostInGroup = 8;

bool isButton(const QQuickItem* item) {
  return item->inherits("QQuickAbstractButton") || item->inherits("QQuickSlider");
}

/// Whether somebody who clicks there means that area itself, and not what it lies over or shields.
bool isSmallArea(const QQuickItem* area) {
  const QQuickItem* all = area->window() ? area->window()->contentItem() : area;
  return area->width() * area->height() < all->width() * all->height() / 4;
}

bool isSeen(const QQuickItem* item) {
  return item->isVisible() && item->opacity() > 0;
}

QRectF inWindow(const QQuickItem* item) {
  return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// What takes a click at that point of the window: of what lies there the uppermost; null where nothing does.
QQuickItem* takerAt(QQuickItem* item, const QPointF& point) {
  if (!isSeen(item) || !item->isEnabled()) return nullptr;
  const bool inside = item->contains(item->mapFromScene(point));
  if (item->clip() && !inside) return nullptr;
  QList<QQuickItem*> children = item->childItems();
  std::ranges::stable_sort(children, {}, &QQuickItem::z);
  std::ranges::reverse(children);
  for (QQuickItem* child : std::as_const(children))
    if (QQuickItem* taker = takerAt(child, point)) return taker;
  const bool takes = isButton(item) || item->inherits("QQuickMouseArea") || item->inherits("QQuickTextInput") ||
                     qobject_cast<GameTable*>(item);
  return takes && inside ? item : nullptr;
}

void collectButtons(QQuickItem* item, const GameTable* table, bool ofTable, QList<Stop>& stops) {
  if (!isSeen(item) || !item->isEnabled()) return;
  ofTable = ofTable || item == table;
  if (isButton(item) && item->width() > 0 && item->height() > 0)
    stops.append({item, QString::number(reinterpret_cast<quintptr>(item)), inWindow(item), ofTable});
  const QList<QQuickItem*> children = item->childItems();
  for (QQuickItem* child : children) collectButtons(child, table, ofTable, stops);
}

/// What can be done with cards: where something that is held may go, what may be taken up, and piles to be tapped.
QList<Stop> stopsOnTable(GameTable* table) {
  Session* session = table ? table->session() : nullptr;
  if (!session || !isSeen(table) || !table->isEnabled() || session->shown()->over()) return {};
  QList<Stop> stops;
  const auto add = [&](const QString& name, const QRectF& rect) {
    if (!rect.isEmpty()) stops.append({table, name, table->mapRectToScene(rect), true});
  };
  if (session->shown()->resting()) {
    add("rest", QRectF(0, 0, table->width(), table->height()));
    return stops;
  }
  const TableInput& input = *session->input();
  if (input.isChoosing()) return {};
  for (const Target& target : input.targets())
    add(QString("to %1 %2").arg(target.pile).arg(target.card.code()), table->targetRect(target));
  const QSet<int> movable = session->cards()->movable();
  QList<int> rows(movable.begin(), movable.end());
  rows += input.lifted();
  std::sort(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  for (const int row : std::as_const(rows))
    if (row >= 0) add(QString("card %1").arg(row), table->visibleOf(row));
  for (const PileItem* pile : table->piles())
    if (!pile->pileId().isEmpty() && !input.moves().at(pile->pileId().toStdString()).empty())
      add("pile " + pile->pileId(), pile->topmost());
  // Two that are clicked at the same place are one.
  QList<Stop> apart;
  for (const Stop& stop : std::as_const(stops))
    if (std::ranges::none_of(
            apart, [&](const Stop& other) { return (other.rect.center() - stop.rect.center()).manhattanLength() < 4; }))
      apart.append(stop);
  return apart;
}

}  // namespace

bool isScrolledAway(const QQuickItem* item) {
  const QPointF middle = inWindow(item).center();
  for (const QQuickItem* parent = item->parentItem(); parent; parent = parent->parentItem())
    if (parent->clip() && !inWindow(parent).contains(middle)) return true;
  return false;
}

QList<Stop> stopsIn(QQuickItem* root, GameTable* table) {
  if (!root) return {};
  QList<Stop> stops = stopsOnTable(table);
  collectButtons(root, table, false, stops);
  stops.removeIf([&](const Stop& stop) {
    if (isButton(stop.item) && isScrolledAway(stop.item)) return false;
    const QQuickItem* taker = takerAt(root, stop.rect.center());
    return taker != stop.item && stop.name != "rest";
  });
  return stops;
}

QList<QList<Stop>> groupsOf(QList<Stop> stops) {
  // Cards first, then buttons on the table, then the others.
  const auto rank = [](const Stop& stop) { return !stop.ofTable ? 2 : qobject_cast<GameTable*>(stop.item) ? 0 : 1; };
  std::ranges::stable_sort(stops, {}, [&](const Stop& stop) { return std::pair(rank(stop), stop.rect.center().y()); });
  QList<QList<Stop>> rows;
  for (const Stop& stop : std::as_const(stops)) {
    const Stop* first = rows.isEmpty() ? nullptr : &rows.last().first();
    const qreal middle = stop.rect.center().y();
    if (first && rank(*first) == rank(stop) && first->rect.top() < middle && middle < first->rect.bottom())
      rows.last().append(stop);
    else
      rows.append({stop});
  }
  QList<QList<Stop>> groups;
  for (QList<Stop>& row : rows) {
    std::ranges::stable_sort(row, {}, [](const Stop& stop) { return stop.rect.left(); });
    const qsizetype parts = stops.size() <= fewStops ? row.size() : (row.size() + mostInGroup - 1) / mostInGroup;
    for (qsizetype part = 0; part < parts; ++part) {
      const qsizetype from = part * row.size() / parts;
      groups.append(row.mid(from, (part + 1) * row.size() / parts - from));
    }
  }
  return groups;
}

Stop stopAt(QQuickItem* root, GameTable* table, const QPointF& point) {
  QQuickItem* taker = root ? takerAt(root, point) : nullptr;
  if (!taker) return {};
  if (taker == table) {
    for (const Stop& stop : stopsOnTable(table))
      if (stop.rect.contains(point)) return stop;
    return {};
  }
  if (taker->inherits("QQuickMouseArea") && !isSmallArea(taker)) return {};
  return {taker, QString::number(reinterpret_cast<quintptr>(taker)), inWindow(taker), false};
}

void use(QQuickItem* root, GameTable* table, const Stop& stop) {
  if (!stop.item) return;
  if (stop.name == "rest" && table && table->session()) {
    table->session()->goOn();
  } else if (stop.item->inherits("QQuickSlider")) {
    // More of it, and after all of it nothing.
    if (stop.item->property("position").toReal() >= 1)
      stop.item->setProperty("value", stop.item->property("from"));
    else
      QMetaObject::invokeMethod(stop.item, "increase");
    QMetaObject::invokeMethod(stop.item, "moved");
  } else {
    clickAt(root, stop.rect.center());
  }
}

void clickAt(QQuickItem* root, const QPointF& point) {
  const QPointer<QQuickWindow> window = root ? root->window() : nullptr;
  if (!window) return;
  const QPointF global = window->mapToGlobal(point);
  QMouseEvent press(QEvent::MouseButtonPress, point, point, global, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &press);
  if (!window) return;
  QMouseEvent release(QEvent::MouseButtonRelease, point, point, global, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window, &release);
}
