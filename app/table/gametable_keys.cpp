// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QQuickWindow>

#include "table/gametable.h"
#include "table/keygroup.h"

// What keys do at a table.

namespace {

bool isEnter(const QKeyEvent& event) {
  return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// Whether a key is typed rather than a shortcut pressed.
bool isPlain(const QKeyEvent& event) {
  return (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

}  // namespace

void GameTable::takeKeys(Qt::FocusReason reason) {
  if (QQuickItem* has = buttonWithKeys()) has->setFocus(false, reason);
  forceActiveFocus(reason);
}

void GameTable::itemChange(ItemChange change, const ItemChangeData& data) {
  TableLayout::itemChange(change, data);
  if (change == ItemSceneChange && data.window)
    connect(data.window, &QQuickWindow::activeFocusItemChanged, this, &GameTable::watchKeys, Qt::UniqueConnection);
}

bool GameTable::event(QEvent* event) {
  // What is typed on the pad, or means a card by its place, goes before the window's shortcuts.
  if (event->type() == QEvent::ShortcutOverride && session_) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool place = key.modifiers() == Qt::NoModifier && input().hasPlace(key.key() - Qt::Key_1);
    if (place || (isPlain(key) && input().pad()->takes(key.text()))) {
      event->accept();
      return true;
    }
  }
  return TableLayout::event(event);
}

void GameTable::keyPressEvent(QKeyEvent* event) {
  const bool used = session_ && (answered(*event) || typed(*event) || steered(*event) || refused(*event) ||
                                 commanded(*event) || entered(*event));
  if (!used) event->ignore();
}

bool GameTable::answered(const QKeyEvent& event) {
  if (!input().isChoosing()) return false;
  switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Backtab: input().moveChooserLine(-1); return true;
    case Qt::Key_Down:
    case Qt::Key_Tab: input().moveChooserLine(1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      // The key that asked the question is still held.
      if (!event.isAutoRepeat()) input().choose(input().chooserLine());
      return true;
    case Qt::Key_Escape: input().cancelChoice(); return true;
    default: return false;
  }
}

bool GameTable::typed(const QKeyEvent& event) {
  if (const int place = event.key() - Qt::Key_1; input().hasPlace(place)) {
    input().tapPlace(place);
    return true;
  }
  if (isEnter(event) && !isCarrying() && session_->playHint()) return true;
  if (!input().pad()->active()) return false;
  hurry();
  if (isPlain(event) && input().pad()->type(event.text())) return true;
  if (isEnter(event)) input().say();
  return isEnter(event);
}

bool GameTable::steered(const QKeyEvent& event) {
  if (QQuickItem* button = buttonWithKeys()) {
    const bool arrow = event.key() >= Qt::Key_Home && event.key() <= Qt::Key_Down;
    if (QQuickItem* next = keyStopFor(event.key(), keyStops(this), button)) next->forceActiveFocus(Qt::TabFocusReason);
    return arrow;
  }
  const bool left = event.key() == Qt::Key_Left;
  const bool sideways = left || event.key() == Qt::Key_Right;
  if (event.modifiers() == Qt::ShiftModifier && sideways && shift(left ? -1 : 1)) return true;
  const auto move = [this](const KeyCursor::Spot& spot) {
    session_->advisor()->leaveHint();
    putCursor(spot);
    return true;
  };
  const bool back = event.key() == Qt::Key_Backtab;
  switch (event.key()) {
    case Qt::Key_Left: return move(cursor_.towards(Direction::left));
    case Qt::Key_Right: return move(cursor_.towards(Direction::right));
    case Qt::Key_Up: return move(cursor_.towards(Direction::up));
    case Qt::Key_Down: return move(cursor_.towards(Direction::down));
    case Qt::Key_Home: return move(cursor_.atEnd(false));
    case Qt::Key_End: return move(cursor_.atEnd(true));
    case Qt::Key_PageUp: return move(cursor_.inNextPile(-1));
    case Qt::Key_PageDown: return move(cursor_.inNextPile(1));
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return cursor_.isChoosing() && move(cursor_.nextTarget(back ? -1 : 1));
    default: return false;
  }
}

bool GameTable::refused(const QKeyEvent& event) {
  if (!isPlain(event) || session_->game()->realTime() || session_->shown()->resting() || session_->shown()->over())
    return false;
  return event.text().size() == 1 && event.text()[0].isLetter() && input().refuseKey(event.text().toUpper());
}

bool GameTable::commanded(const QKeyEvent& event) {
  if (event.key() == Qt::Key_Escape) return escaped();
  if (event.key() != Qt::Key_F || session_->game()->match().info().home.empty()) return false;
  if (chosen() < 0) return true;
  setLastPoint(visibleOf(chosen()).center());
  input().toFoundation(chosen());
  return true;
}

bool GameTable::escaped() {
  if (!isCarrying() && input().lifted().isEmpty()) {
    // From a button back to the cards.
    if (!buttonWithKeys()) return false;
    enterByKey();
    return true;
  }
  input().cancel();
  if (isCarrying()) release();
  // The button's release is no click then.
  pressed_ = false;
  if (liftedByKeys_ >= 0) putCursor({liftedByKeys_, nullptr, visibleOf(liftedByKeys_), {}});
  liftedByKeys_ = -1;
  return true;
}

bool GameTable::entered(const QKeyEvent& event) {
  const bool space = event.key() == Qt::Key_Space;
  if (!space && !isEnter(event)) return false;
  const bool idle = space && !isCarrying() && input().lifted().isEmpty();
  if ((idle || session_->shown()->resting()) && session_->goOn()) return true;
  // The game is over: its banner tells how to go on.
  if (session_->shown()->over()) return false;
  // Races are played by their own keys: Enter moves no card there, and says nothing of cards.
  if (session_->game()->realTime() && !cursor_.isShown()) return false;
  // A button that has the keys is pressed by them, and nothing else.
  if (buttonWithKeys() || (!space && !isCarrying() && input().pressOnEnter())) return true;
  useSpot(cursor_.isShown() ? cursor_.spot() : KeyCursor::Spot(), !space);
  return true;
}

void GameTable::useSpot(const KeyCursor::Spot& spot, bool enter) {
  const bool workspace = session_->input()->melds()->isOpen();
  const bool selects = input().selects(spot.row);
  // What is selected is played from wherever the cursor is; what is not yet a set, or a workspace in order, goes on
  // being made one.
  const bool unfinished = workspace && !session_->input()->melds()->workspace()->isValid() && selects;
  if (enter && !isCarrying() && !unfinished && input().canPlaySelection()) return input().playSelection();
  if (selects) {
    if (enter && !workspace && input().lifted().contains(spot.row))
      return input().playSelection();  // says what it lacks
    const QList<int> before = input().lifted();
    input().tap(spot.row);
    if (!workspace && input().lifted() != before) session_->tellSelected();
    return;
  }
  if (isCarrying()) {
    if (spot.target) dropAt(*spot.target);
    return;
  }
  // What was chosen with the pointer.
  if (const QList<int> held = input().lifted(); !cursor_.isShown() && !held.isEmpty())
    return enter && input().grip().isSelection() ? input().playSelection() : input().tap(held.first());
  // A cursor that is not seen means nothing yet.
  if (spot.isNowhere() || !cursor_.isShown()) {
    session_->advisor()->leaveHint();
    return putCursor(cursor_.first());
  }
  if (spot.row < 0) return input().tapPile(spot.pile->pileId());
  if (enter && open(pileOf(session_->cards()->slot(spot.row).pile))) return;
  if (!enter || (session_->game()->solitaire() && choiceOf(spot.row))) return takeByKeys(spot);
  input().tap(spot.row);
}

bool GameTable::choiceOf(int row) const {
  QSet<QString> piles;
  for (const Choice& choice : input().moves().from(session_->cards()->slot(row)))
    piles.insert(QString::fromStdString(choice.gesture.to));
  return piles.size() > 1;
}

void GameTable::takeByKeys(const KeyCursor::Spot& spot) {
  const bool hinted = session_->advisor()->hintCards().value(0, -1) == spot.row;
  const QString target = hinted ? session_->advisor()->hintTarget().pile : QString();
  const QString best = target.isEmpty() ? input().bestPile(spot.row) : target;
  if (!take(spot.row, Carry::keys)) return;
  session_->tellLifted();
  liftedByKeys_ = spot.row;
  carryBy(QPointF(0, -cardHeight() * 0.08));
  for (const KeyCursor::Spot& place : cursor_.spots())
    if (place.target && place.target->pile == best) return putCursor(place);
}
