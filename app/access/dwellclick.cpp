// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "access/dwellclick.h"

#include <QMouseEvent>
#include <QQuickWindow>
#include <cmath>
#include <utility>

DwellClick::DwellClick(QObject* parent) : QObject(parent) {
  tick_.setInterval(40);
  connect(&tick_, &QTimer::timeout, this, &DwellClick::tick);
}

void DwellClick::setRoot(QQuickItem* root) {
  if (root_ && root_->window()) root_->window()->removeEventFilter(this);
  root_ = root;
  if (root_ && root_->window()) root_->window()->installEventFilter(this);
  emit wishChanged();
}

void DwellClick::setTime(int time) {
  time_ = time;
  stop();
  emit wishChanged();
}

bool DwellClick::eventFilter(QObject* target, QEvent* event) {
  if (time_ > 0 && !clicking_) {
    switch (event->type()) {
      case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        // Whoever holds a button clicks by hand.
        if (mouse->buttons() == Qt::NoButton)
          moveTo(mouse->position());
        else
          stop();
        break;
      }
      case QEvent::MouseButtonPress:
      case QEvent::Wheel:
      case QEvent::Leave: stop(); break;
      default: break;
    }
  }
  return QObject::eventFilter(target, event);
}

void DwellClick::moveTo(const QPointF& point) {
  const QPointF way = point - at_;
  if (std::hypot(way.x(), way.y()) <= tremble) return;
  stop();
  at_ = point;
  if (!stopAt(root_, table_, at_).item) return;
  since_.start();
  tick_.start();
}

void DwellClick::stop() {
  tick_.stop();
  if (std::exchange(part_, 0) > 0) emit moved();
}

void DwellClick::tick() {
  // What was there may have gone.
  if (!stopAt(root_, table_, at_).item) return stop();
  part_ = std::min(1.0, static_cast<qreal>(since_.elapsed()) / time_);
  emit moved();
  if (part_ < 1) return;
  stop();
  clicking_ = true;
  clickAt(root_, at_);
  clicking_ = false;
}
