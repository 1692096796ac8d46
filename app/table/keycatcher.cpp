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
  const auto type = event->type();
  const bool ofKey = type == QEvent::KeyPress || type == QEvent::KeyRelease || type == QEvent::ShortcutOverride;
  if (!active_ || !ofKey) return false;
  event->accept();
  const auto* key = static_cast<QKeyEvent*>(event);
  if (type == QEvent::ShortcutOverride || key->isAutoRepeat() || !target->isWindowType()) return true;
  const QString name = RaceKeys::nameOf(key->key(), key->modifiers());
  if (type == QEvent::KeyPress)
    emit caught(name);
  else
    emit released(name);
  return true;
}
