// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/keygroup.h"

#include <QKeyEvent>
#include <QQuickWindow>
#include <algorithm>

#include "table/grid.h"
#include "table/tableitem.h"

namespace {

void addStops(const QQuickItem* from, QList<QQuickItem*>& stops) {
  for (QQuickItem* item : from->childItems()) {
    if (!item->isVisible() || !item->isEnabled() || KeyGroup::of(item) || qobject_cast<TableItem*>(item)) continue;
    if (item->activeFocusOnTab()) stops.append(item);
    addStops(item, stops);
  }
}

}  // namespace

KeyGroup::KeyGroup(QQuickItem* item) : QObject(item), item_(*item) {
  item->installEventFilter(this);
}

KeyGroup* KeyGroup::qmlAttachedProperties(QObject* item) {
  auto* quick = qobject_cast<QQuickItem*>(item);
  return quick ? new KeyGroup(quick) : nullptr;
}

KeyGroup* KeyGroup::of(const QObject* item) {
  return qobject_cast<KeyGroup*>(qmlAttachedPropertiesObject<KeyGroup>(item, false));
}

bool KeyGroup::eventFilter(QObject*, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !on_ || !item_.window()) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  const QList<QQuickItem*> stops = keyStops(&item_);
  // What has the keys may be within one of them.
  const QQuickItem* now = item_.window()->activeFocusItem();
  while (now && now != &item_ && !stops.contains(now)) now = now->parentItem();
  QQuickItem* next = keyStopFor(key.key(), stops, now);
  if (!next) return false;
  next->forceActiveFocus(Qt::TabFocusReason);
  if (chooses_) QMetaObject::invokeMethod(next, "clicked");
  event->accept();
  return true;
}

QRectF placeOf(const QQuickItem* item) {
  return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QList<QQuickItem*> keyStops(const QQuickItem* within) {
  QList<QQuickItem*> stops;
  if (within->activeFocusOnTab() && !qobject_cast<const TableHost*>(within))
    stops.append(const_cast<QQuickItem*>(within));
  addStops(within, stops);
  return stops;
}

QQuickItem* keyStopFor(int key, const QList<QQuickItem*>& stops, const QQuickItem* from) {
  if (!from || !stops.contains(from)) return nullptr;
  const QRectF here = placeOf(from);
  const auto towards = [&](Direction direction, const QList<QQuickItem*>& among) -> QQuickItem* {
    const bool across = direction == Direction::left || direction == Direction::right;
    QList<QRectF> places;
    for (const QQuickItem* stop : among) {
      QRectF place = placeOf(stop);
      // However wide it is: what lies above or below, or beside, lies straight ahead.
      if (!across && place.left() < here.right() && place.right() > here.left())
        place.moveCenter({here.center().x(), place.center().y()});
      if (across && place.top() < here.bottom() && place.bottom() > here.top())
        place.moveCenter({place.center().x(), here.center().y()});
      places.append(place);
    }
    const int next = neighbour(places, here, direction);
    return next >= 0 ? among[next] : nullptr;
  };
  QList<QQuickItem*> row = stops;
  row.removeIf([&](const QQuickItem* stop) {
    const QRectF place = placeOf(stop);
    return place.top() > here.center().y() || place.bottom() < here.center().y();
  });
  const auto before = [](const QQuickItem* one, const QQuickItem* other) {
    const QPointF way = placeOf(other).topLeft() - placeOf(one).topLeft();
    return way.x() + way.y() > 0;
  };
  // Sideways along a row, and from its end to the next one, as one reads.
  const auto along = [&](Direction direction, int by) -> QQuickItem* {
    if (row.size() < 2) return towards(direction, stops);
    QQuickItem* next = towards(direction, row);
    return next ? next : stops.value(stops.indexOf(from) + by, nullptr);
  };
  switch (key) {
    case Qt::Key_Left: return along(Direction::left, -1);
    case Qt::Key_Right: return along(Direction::right, 1);
    case Qt::Key_Up: return towards(Direction::up, stops);
    case Qt::Key_Down: return towards(Direction::down, stops);
    case Qt::Key_Home:
    case Qt::Key_End: break;
    default: return nullptr;
  }
  // Of its row; where it stands alone there, of all.
  if (row.size() < 2) row = stops;
  QQuickItem* end =
      key == Qt::Key_Home ? *std::ranges::min_element(row, before) : *std::ranges::max_element(row, before);
  return end == from ? nullptr : end;
}
