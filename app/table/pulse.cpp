// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pulse.h"

#include <QEvent>
#include <QQuickWindow>

namespace {

/// Milliseconds that the software renderer rests between frames.
constexpr int betweenFrames = 9;

}  // namespace

Pulse::Pulse(QObject* parent) : QObject(parent) {
  clock_.start();
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  timer_.setInterval(betweenFrames);
  connect(&timer_, &QTimer::timeout, this, &Pulse::pulsed);
}

void Pulse::watch(QQuickWindow* window) {
  if (window_) {
    disconnect(window_, nullptr, this, nullptr);
    window_->removeEventFilter(this);
  }
  window_ = window;
  if (!window_) return;
  // Things move once a frame, right before it is drawn; but the software renderer waits for no screen, and would draw
  // hundreds of frames a second.
  ownPace_ = QQuickWindow::sceneGraphBackend() == QLatin1String("software");
  if (!ownPace_) connect(window_, &QQuickWindow::afterAnimating, this, &Pulse::pulsed);
  window_->installEventFilter(this);
}

void Pulse::want() {
  if (!window_) return;
  if (!ownPace_)
    window_->update();
  else if (!timer_.isActive())
    timer_.start();
}

bool Pulse::eventFilter(QObject* object, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
    case QEvent::TouchBegin:
    case QEvent::Wheel: emit touched(); break;
    default: break;
  }
  return QObject::eventFilter(object, event);
}
