// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/region.h"

#include <QQuickWindow>

namespace {

/// What QML attaches to it.
QVariant attached(const QObject* item, const char* property) {
  for (const QObject* each : item->children())
    if (each->inherits("QQuickAccessibleAttached")) return each->property(property);
  return {};
}

void addFound(const QQuickItem* from, QList<QQuickItem*>& found) {
  for (QQuickItem* item : from->childItems()) {
    if (!item->isVisible()) continue;
    if (isFound(item))
      found.append(item);
    else
      addFound(item, found);
  }
}

}  // namespace

bool isFound(QQuickItem* item) {
  // An item that has been found once has an interface for good, also while it is to be ignored.
  return QAccessible::queryAccessibleInterface(item) && !attached(item, "ignored").toBool();
}

QList<QQuickItem*> RegionAccess::items() const {
  QList<QQuickItem*> found;
  const auto* region = qobject_cast<const Region*>(item());
  if (region && !region->isCovered()) addFound(region, found);
  return found;
}

QAccessibleInterface* RegionAccess::parent() const {
  for (QQuickItem* above = item()->parentItem(); above; above = above->parentItem())
    if (QAccessibleInterface* found = QAccessible::queryAccessibleInterface(above)) return found;
  return QAccessible::queryAccessibleInterface(item()->window());
}

QAccessibleInterface* RegionAccess::child(int index) const {
  return QAccessible::queryAccessibleInterface(items().value(index));
}

int RegionAccess::childCount() const {
  return static_cast<int>(items().size());
}

int RegionAccess::indexOfChild(const QAccessibleInterface* child) const {
  return static_cast<int>(items().indexOf(qobject_cast<QQuickItem*>(child->object())));
}

QString RegionAccess::text(QAccessible::Text kind) const {
  if (!isValid()) return {};
  if (kind == QAccessible::Name) return attached(object(), "name").toString();
  return kind == QAccessible::Description ? attached(object(), "description").toString() : QString();
}

QAccessible::Role RegionAccess::role() const {
  const QVariant role = isValid() ? attached(object(), "role") : QVariant();
  return role.isValid() ? static_cast<QAccessible::Role>(role.toInt()) : QAccessible::Grouping;
}

QAccessible::State RegionAccess::state() const {
  QAccessible::State state;
  state.focusable = item()->flags().testFlag(QQuickItem::ItemIsFocusScope);
  state.focused = item()->hasActiveFocus() && !item()->scopedFocusItem();
  state.disabled = !item()->isEnabled();
  state.invisible = !item()->isVisible();
  return state;
}

QRect RegionAccess::rect() const {
  return {item()->mapToGlobal(QPointF()).toPoint(), item()->size().toSize()};
}
