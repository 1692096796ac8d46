// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/announcer.h"

#include <QAccessible>

void Announcer::tell(const QString& text) {
  text_ = text;
  emit textChanged();
  if (text.isEmpty() || !QAccessible::isActive()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(this, text);
#else
  // Older Qt has no announcements. Of all that happens away from the focus, Orca speaks of a notification that comes.
  QAccessibleEvent event(this, QAccessible::ObjectShow);
#endif
  QAccessible::updateAccessibility(&event);
}
