// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/racekeys.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <algorithm>
#include <array>

namespace {

/// Without the number lock, or while somebody holds Shift, the digits of the number pad have other meanings.
int digitOf(int key) {
  constexpr std::array meanings{Qt::Key_Insert, Qt::Key_End,   Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Left,
                                Qt::Key_Clear,  Qt::Key_Right, Qt::Key_Home, Qt::Key_Up,       Qt::Key_PageUp};
  const auto found = std::ranges::find(meanings, key);
  return found == meanings.end() ? key : Qt::Key_0 + static_cast<int>(found - meanings.begin());
}

}  // namespace

RaceKeys::RaceKeys(QObject* parent) : QObject(parent) {
  qGuiApp->installEventFilter(this);
}

QString RaceKeys::nameOf(int key, Qt::KeyboardModifiers modifiers) {
#ifdef Q_OS_MACOS
  // There the arrows count to the number pad.
  const bool arrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
#else
  constexpr bool arrow = false;
#endif
  const auto pad = arrow ? Qt::KeyboardModifiers() : modifiers & Qt::KeypadModifier;
  const auto name = static_cast<Qt::Key>(pad ? digitOf(key) : key);
  return QKeySequence(QKeyCombination(pad, name)).toString(QKeySequence::PortableText);
}

bool RaceKeys::eventFilter(QObject* target, QEvent* event) {
  const auto type = event->type();
  const bool ofKey = type == QEvent::KeyPress || type == QEvent::KeyRelease || type == QEvent::ShortcutOverride;
  if (!session_) return false;
  if (event->isInputEvent() && event->spontaneous())
    session_->race()->time(static_cast<double>(static_cast<QInputEvent*>(event)->timestamp()));
  if (!ofKey || !session_->race()->running()) return false;
  auto* key = static_cast<QKeyEvent*>(event);
  const auto token = keys_.constFind(nameOf(key->key(), key->modifiers()));
  const bool alone = (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
  if (token == keys_.constEnd() || !alone) return false;
  event->accept();
  if (type == QEvent::ShortcutOverride || key->isAutoRepeat() || !target->isWindowType()) return true;
  const double at = session_->race()->time(static_cast<double>(key->timestamp()));
  if (type == QEvent::KeyPress)
    emit pressed(token->toString(), at);
  else
    emit released(token->toString(), at);
  return true;
}
