// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/keyround.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QQuickWindow>
#include <algorithm>
#include <limits>
#include <utility>

#include "table/escape.h"
#include "table/keygroup.h"
#include "table/tableitem.h"

namespace {

constexpr qsizetype mostRemembered = 200;

bool isText(const QQuickItem* item) {
  return item && item->inherits("QQuickTextInput");
}

bool canHold(const QQuickItem* item) {
  return item && item->isVisible() && item->isEnabled() &&
         (item->activeFocusOnTab() || isText(item) || qobject_cast<const TableItem*>(item));
}

/// Whether the keys are for it as far as it says.
bool hasFocus(const QQuickItem* item) {
  return item->hasFocus();
}

/// Whether it is for what has the keys, or a shortcut of the table: no modifier alone, and none of the desktop's, which
/// are used with the mouse, too.
bool isForTable(const QKeyEvent& key) {
  const bool modifier = key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock;
  return !modifier && (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == Qt::NoModifier;
}

/// The last thing that keeps the keys to itself, or null.
QQuickItem* modalIn(QQuickItem* from) {
  if (!from->isVisible() || !from->isEnabled()) return nullptr;
  const KeyGroup* group = KeyGroup::of(from);
  QQuickItem* found = group && group->isModal() ? from : nullptr;
  const QList<QQuickItem*> children = from->childItems();
  for (QQuickItem* child : children)
    if (QQuickItem* inner = modalIn(child)) found = inner;
  return found;
}

}  // namespace

void KeyRound::setRoot(QQuickItem* root) {
  if (root_ == root) return;
  root_ = root;
  emit changed();
  if (!root_ || !root_->window()) return;
  root_->window()->installEventFilter(this);
  connect(root_->window(), &QQuickWindow::activeFocusItemChanged, this, &KeyRound::watch);
  watch();
}

// What there is.

QList<KeyRound::Step> KeyRound::steps() const {
  QList<Step> list;
  const auto add = [&](QQuickItem* home, QQuickItem* stop, bool first) {
    const auto known = std::ranges::find_if(
        list, [&](const Step& step) { return step.home == home && (step.stops.first() == home) == (stop == home); });
    if (known != list.end())
      known->stops.append(stop);
    else
      list.append({home, {stop}, first});
  };
  const auto collect = [&](const auto& self, QQuickItem* item, QQuickItem* home) -> void {
    if (!item->isVisible() || !item->isEnabled() || qobject_cast<TableItem*>(item)) return;
    const KeyGroup* group = KeyGroup::of(item);
    if (group && !group->isOn()) return;
    const bool table = qobject_cast<GameTable*>(item);
    if (group || table) home = item;
    const KeyGroup* of = home ? KeyGroup::of(home) : nullptr;
    if (item->activeFocusOnTab()) add(home ? home : item, item, of && of->isFirst());
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children) self(self, child, home);
  };
  if (!root_) return list;
  QQuickItem* modal = modalIn(root_);
  collect(collect, modal ? modal : root_.data(), nullptr);
  return list;
}

QQuickItem* KeyRound::holder() const {
  QQuickItem* item = root_ && root_->window() ? root_->window()->activeFocusItem() : nullptr;
  if (!canHold(item)) return nullptr;
  QQuickItem* modal = modalIn(root_);
  return !modal || modal == item || modal->isAncestorOf(item) ? item : nullptr;
}

const KeyRound::Step* KeyRound::stepOf(const QList<Step>& steps, const QQuickItem* item) const {
  for (; item; item = qobject_cast<const GameTable*>(item) ? nullptr : item->parentItem())
    for (const Step& step : steps)
      if (step.stops.contains(item)) return &step;
  return nullptr;
}

QQuickItem* KeyRound::entryOf(const Step& step) const {
  for (QQuickItem* stop : step.stops)
    if (stop->property("taken").toBool()) return stop;
  QQuickItem* last = last_.value(step.home);
  if (last && step.stops.contains(last)) return last;
  const auto wished = std::ranges::find_if(step.stops, hasFocus);
  return wished == step.stops.end() ? step.stops.first() : *wished;
}

void KeyRound::give(QQuickItem* stop, Qt::FocusReason reason) {
  auto* table = qobject_cast<GameTable*>(stop);
  if (!table) return stop->forceActiveFocus(reason);
  // After the mouse was used the cursor stays hidden.
  if (keyed_)
    table->enterByKey();
  else
    table->takeKeys(reason);
}

// Who has the keys.

void KeyRound::watch() {
  disconnect(seen_);
  QQuickItem* item = holder();
  watched_ = item;
  if (item) {
    const auto gone = [this] {
      if (!std::exchange(mending_, true)) QMetaObject::invokeMethod(this, &KeyRound::mend, Qt::QueuedConnection);
    };
    seen_ = connect(item, &QQuickItem::visibleChanged, this, gone);
    history_.removeAll(item);
    history_.removeAll(nullptr);
    history_.prepend(item);
    if (history_.size() > mostRemembered) history_.removeLast();
    const QList<Step> all = steps();
    const Step* step = stepOf(all, item);
    home_ = step ? step->home : nullptr;
    place_ = placeOf(item);
    if (step && step->stops.contains(item)) last_[step->home] = item;
    if (item == table_ && keyed_) QMetaObject::invokeMethod(this, &KeyRound::show, Qt::QueuedConnection);
  } else if (!std::exchange(mending_, true)) {
    QMetaObject::invokeMethod(this, &KeyRound::mend, Qt::QueuedConnection);
  }
}

void KeyRound::mend() {
  mending_ = false;
  // A window that has not the keys itself keeps in mind where they were.
  if (!root_ || !root_->window() || !root_->window()->activeFocusItem()) return;
  if (const QQuickItem* item = holder()) {
    // It was given them before it was seen.
    if (item != watched_) watch();
    return;
  }
  const QList<Step> all = steps();
  if (all.isEmpty()) return;
  // To what is nearest in the same group; a table's buttons go when their move is made, and the next one is the cards'.
  for (const Step& step : all) {
    if (step.home != home_) continue;
    if (qobject_cast<GameTable*>(step.home)) return give(step.home, Qt::OtherFocusReason);
    if (const auto wished = std::ranges::find_if(step.stops, hasFocus); wished != step.stops.end())
      return give(*wished, Qt::OtherFocusReason);
    QQuickItem* nearest = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (QQuickItem* stop : step.stops) {
      const qreal way = (placeOf(stop).center() - place_.center()).manhattanLength();
      if (way < least) nearest = stop;
      least = std::min(least, way);
    }
    return give(nearest, Qt::OtherFocusReason);
  }
  for (const QPointer<QQuickItem>& before : std::as_const(history_)) {
    QQuickItem* item = before;
    if (auto* card = qobject_cast<TableItem*>(item)) item = card->layout();
    if (!item || !canHold(item) || !stepOf(all, item)) continue;
    return give(item, Qt::OtherFocusReason);
  }
  // To what says that they are for it, such as in a window that has just come; or where they begin.
  QQuickItem* wished = root_->window()->contentItem();
  while (wished->isFocusScope() && wished->scopedFocusItem()) wished = wished->scopedFocusItem();
  if (canHold(wished) && stepOf(all, wished)) return wished->forceActiveFocus();
  const auto first = std::ranges::find_if(all, &Step::first);
  give(entryOf(first == all.end() ? all.first() : *first), Qt::OtherFocusReason);
}

void KeyRound::show() {
  // A race has keys of its own, and Enter there means no card.
  if (!keyed_ || !table_ || holder() != table_ || !table_->session() || table_->session()->game()->realTime()) return;
  if (table_->isEnabled() && !table_->isCarrying()) table_->enterByKey();
}

// Keys.

bool KeyRound::eventFilter(QObject* target, QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::MouseButtonPress) keyed_ = shows_ = false;
  const bool pressed = type == QEvent::KeyPress;
  if (!root_ || (!pressed && type != QEvent::KeyRelease && type != QEvent::ShortcutOverride))
    return QObject::eventFilter(target, event);
  auto& key = *static_cast<QKeyEvent*>(event);
  if (type == QEvent::KeyRelease) {
    // Not before it has done what it does. Of a shortcut no more than this is seen here.
    if (std::exchange(shows_, false)) QMetaObject::invokeMethod(this, &KeyRound::show, Qt::QueuedConnection);
  } else {
    shows_ = isForTable(key);
    keyed_ = keyed_ || pressed || shows_;
  }
  const bool use = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
  if (type == QEvent::KeyRelease) return use && key.isAutoRepeat() && !isText(holder());
  if (mending_ || !holder()) mend();
  if (type == QEvent::ShortcutOverride) return passOn(key);
  // A key that is held presses once.
  if (use && key.isAutoRepeat() && !isText(holder())) return true;
  if (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab) {
    if ((key.modifiers() & ~Qt::ShiftModifier) != Qt::NoModifier) return false;
    return tab(key.key() == Qt::Key_Backtab || key.modifiers() == Qt::ShiftModifier);
  }
  if (key.key() == Qt::Key_Escape) return escape(key);
  return press(key) || passOn(key);
}

bool KeyRound::tab(bool back) {
  QQuickItem* item = holder();
  if (table_ && table_->wantsTab() && item && (item == table_ || table_->isAncestorOf(item))) return false;
  // Where nothing was seen to have the keys, the first one shows where they are.
  if (item && item == table_ && table_->enterByKey()) return true;
  const QList<Step> all = steps();
  if (all.isEmpty()) return false;
  const Step* now = stepOf(all, item);
  const auto count = all.size();
  const auto at = now ? now - all.data() : back ? 0 : count - 1;
  // What lies side by side is not what the next one was opened from.
  for (const Step& step : all)
    for (QQuickItem* stop : step.stops) history_.removeAll(stop);
  give(entryOf(all[(at + (back ? count - 1 : 1)) % count]), back ? Qt::BacktabFocusReason : Qt::TabFocusReason);
  return true;
}

bool KeyRound::escape(QKeyEvent& key) {
  QQuickItem* item = holder();
  if (table_ && table_->isEnabled() && table_->wantsEscape() && !modalIn(root_)) {
    QCoreApplication::sendEvent(table_, &key);
    return true;
  }
  Escape* step = item ? Escape::lastBelow(root_, item) : nullptr;
  const bool atTable = !item || !table_ || item == table_ || table_->isAncestorOf(item);
  if (!step && atTable && table_) step = Escape::lastBelow(table_);
  // From a bar, or a button at the table, the first step leads to the cards.
  if (!step && (!atTable || (table_ && table_->isButton(item)))) return false;
  if (!step) step = Escape::lastBelow(root_);
  if (step) emit step->pressed();
  return step;
}

bool KeyRound::press(const QKeyEvent& key) {
  if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) return false;
  if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  QQuickItem* item = holder();
  if (!item || !item->inherits("QQuickAbstractButton") || item->property("takesEnter").toBool()) return false;
  QMetaObject::invokeMethod(item, "clicked");
  return true;
}

bool KeyRound::passOn(QKeyEvent& key) {
  if (!table_ || !table_->isVisible() || !table_->isEnabled() || modalIn(root_)) return false;
  const QString text = key.text();
  if (text.size() != 1 || !text[0].isLetterOrNumber()) return false;
  if ((key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier) return false;
  const QQuickItem* item = holder();
  if (isText(item) || item == table_ || (item && table_->isAncestorOf(item))) return false;
  key.setAccepted(key.type() == QEvent::KeyPress);
  QCoreApplication::sendEvent(table_, &key);
  return key.isAccepted();
}
