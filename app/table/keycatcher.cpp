// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/keycatcher.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include "table/racekeys.h"

KeyCatcher::KeyCatcher(QObject* parent) : QObject(parent) {
  qGuiApp->installEventFilter(this);
}

bool KeyCatcher::eventFilter(QObject* target, QEvent* event) {
  if (!active_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)) return false;
  event->accept();
  if (event->type() == QEvent::ShortcutOverride || !target->isWindowType()) return true;
  const auto* key = static_cast<QKeyEvent*>(event);
  emit caught(RaceKeys::nameOf(key->key(), key->modifiers()));
  return true;
}
