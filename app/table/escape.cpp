// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/escape.h"

#include <QQuickItem>
#include <utility>

namespace {

/// Those that are on, the newest first.
QList<Escape*>& all() {
  static QList<Escape*> list;
  return list;
}

}  // namespace

Escape::~Escape() {
  all().removeOne(this);
}

void Escape::setOn(bool on) {
  if (on_ == on) return;
  on_ = on;
  all().removeOne(this);
  if (on) all().prepend(this);
  emit changed();
}

QQuickItem* Escape::owner() const {
  return qobject_cast<QQuickItem*>(parent());
}

Escape* Escape::lastBelow(const QQuickItem* root, const QQuickItem* item) {
  for (Escape* each : std::as_const(all())) {
    const QQuickItem* owner = each->owner();
    const bool around = !item || (owner && (item == owner || owner->isAncestorOf(item)));
    if (owner && around && owner->isVisible() && owner->isEnabled() && root->isAncestorOf(owner)) return each;
  }
  return nullptr;
}
