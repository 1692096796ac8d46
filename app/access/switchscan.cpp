// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "access/switchscan.h"

#include <QKeyEvent>
#include <QQuickWindow>
#include <algorithm>
#include <utility>

namespace {

/// How often it looks whether there is something else, in ms.
constexpr int lookTime = 150;
/// After so many rounds nobody means that group.
constexpr int mostRounds = 2;

bool isKey(int key) {
  return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

SwitchScan::SwitchScan(QObject* parent) : QObject(parent) {
  look_.setInterval(lookTime);
  connect(&look_, &QTimer::timeout, this, &SwitchScan::look);
  connect(&step_, &QTimer::timeout, this, &SwitchScan::step);
}

void SwitchScan::setRoot(QQuickItem* root) {
  if (root_ && root_->window()) root_->window()->removeEventFilter(this);
  root_ = root;
  if (root_ && root_->window()) root_->window()->installEventFilter(this);
  emit wishChanged();
}

void SwitchScan::setSwitches(const QString& switches) {
  switches_ = switches;
  step_.stop();
  look_.stop();
  if (switches_ != "off") look_.start();
  if (switches_ == "one") step_.start(time_);
  begin();
  look();
  emit wishChanged();
}

void SwitchScan::setTime(int time) {
  time_ = time;
  if (step_.isActive()) step_.start(time_);
  emit wishChanged();
}

QList<Stop> SwitchScan::pointedOut() const {
  if (group_ >= groups_.size()) return {};
  return item_ >= 0 ? groups_[group_].mid(item_, 1) : groups_[group_];
}

bool SwitchScan::takesKeys() const {
  if (switches_ == "off" || !root_ || !root_->window()) return false;
  // A race has keys of its own.
  const Session* session = table_ ? table_->session() : nullptr;
  return !session || !const_cast<Session*>(session)->race()->running();
}

bool SwitchScan::eventFilter(QObject* target, QEvent* event) {
  const auto type = event->type();
  const bool ofKey = type == QEvent::KeyPress || type == QEvent::KeyRelease || type == QEvent::ShortcutOverride;
  if (!ofKey || !takesKeys()) return QObject::eventFilter(target, event);
  auto* key = static_cast<QKeyEvent*>(event);
  if (!isKey(key->key())) return false;
  if (QQuickItem* field = root_->window()->activeFocusItem(); field && field->inherits("QQuickTextInput")) {
    // Somebody types; when that is done the keys choose again.
    if (type == QEvent::KeyPress && key->key() != Qt::Key_Space)
      QMetaObject::invokeMethod(
          field, [field] { field->setFocus(false); }, Qt::QueuedConnection);
    return false;
  }
  event->accept();
  if (type != QEvent::KeyPress || key->isAutoRepeat()) return true;
  if (switches_ == "two" && key->key() == Qt::Key_Space)
    step();
  else
    choose();
  return true;
}

void SwitchScan::look() {
  QStringList before;
  for (const QList<Stop>& group : std::as_const(groups_))
    for (const Stop& stop : group) before.append(stop.name);
  const QList<Stop> now = pointedOut();
  groups_ = switches_ == "off" || !takesKeys() ? QList<QList<Stop>>() : groupsOf(stopsIn(root_, table_));
  QStringList after;
  for (const QList<Stop>& group : std::as_const(groups_))
    for (const Stop& stop : group) after.append(stop.name);
  // Something else to be done is pointed out from the first on.
  if (before != after) {
    const bool inside = item_ >= 0 && !now.isEmpty();
    begin();
    for (qsizetype group = 0; inside && group < groups_.size(); ++group)
      for (qsizetype item = 0; item < groups_[group].size(); ++item)
        if (groups_[group][item].name == now.first().name && groups_[group].size() > 1) {
          group_ = group;
          item_ = item;
        }
  }
  show();
}

void SwitchScan::begin() {
  group_ = 0;
  item_ = -1;
  rounds_ = 0;
  if (step_.isActive()) step_.start(time_);
}

void SwitchScan::step() {
  look();
  if (groups_.isEmpty()) return;
  if (item_ < 0) {
    group_ = (group_ + 1) % groups_.size();
  } else if (++item_ >= groups_[group_].size()) {
    item_ = ++rounds_ < mostRounds ? 0 : -1;
    if (item_ < 0) rounds_ = 0;
  }
  show();
}

void SwitchScan::choose() {
  const auto namesOf = [](const QList<Stop>& stops) {
    QStringList names;
    for (const Stop& stop : stops) names.append(stop.name);
    return names;
  };
  const QStringList meant = namesOf(pointedOut());
  look();
  const QList<Stop> now = pointedOut();
  // What was meant is no longer there.
  if (now.isEmpty() || namesOf(now) != meant) return;
  if (now.size() > 1) {
    item_ = 0;
    rounds_ = 0;
    if (step_.isActive()) step_.start(time_);
    return show();
  }
  begin();
  use(root_, table_, now.first());
  look();
}

void SwitchScan::show() {
  const QList<Stop> now = pointedOut();
  QRectF rect;
  for (const Stop& stop : now) rect |= stop.rect;
  // What has scrolled away comes into sight with the focus.
  if (!now.isEmpty() && isScrolledAway(now.first().item)) now.first().item->forceActiveFocus(Qt::TabFocusReason);
  if (std::exchange(rect_, rect) != rect) emit moved();
}
