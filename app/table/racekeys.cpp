// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/racekeys.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>

RaceKeys::RaceKeys(QObject* parent) : QObject(parent) {
  qGuiApp->installEventFilter(this);
}

QString RaceKeys::nameOf(int key, Qt::KeyboardModifiers modifiers) {
  // Some systems count the arrows to the number pad.
  const bool arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
  const auto pad = arrow ? Qt::KeyboardModifiers() : modifiers & Qt::KeypadModifier;
  return QKeySequence(QKeyCombination(pad, static_cast<Qt::Key>(key))).toString(QKeySequence::PortableText);
}

bool RaceKeys::eventFilter(QObject* target, QEvent* event) {
  const auto type = event->type();
  const bool ofKey = type == QEvent::KeyPress || type == QEvent::KeyRelease || type == QEvent::ShortcutOverride;
  if (!session_) return false;
  if (event->isInputEvent() && event->spontaneous())
    session_->raceTime(static_cast<double>(static_cast<QInputEvent*>(event)->timestamp()));
  if (!ofKey || !session_->racing()) return false;
  auto* key = static_cast<QKeyEvent*>(event);
  const auto token = keys_.constFind(nameOf(key->key(), key->modifiers()));
  const bool alone = (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
  if (token == keys_.constEnd() || !alone) return false;
  event->accept();
  if (type == QEvent::ShortcutOverride || key->isAutoRepeat() || !target->isWindowType()) return true;
  const double at = session_->raceTime(static_cast<double>(key->timestamp()));
  if (type == QEvent::KeyPress)
    emit pressed(token->toString(), at);
  else
    emit released(token->toString(), at);
  return true;
}
