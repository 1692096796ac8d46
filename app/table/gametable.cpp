// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gametable.h"

#include <cmath>

#include "table/pileitem.h"

namespace {

/// A drag begins when the pointer has moved so far.
constexpr qreal dragAfter = 6;

}  // namespace

GameTable::GameTable(QQuickItem* parent) : TableLayout(parent) {
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
  setAcceptHoverEvents(true);
  setFlag(ItemIsFocusScope);
  setActiveFocusOnTab(true);
  connect(this, &TableLayout::arranged, this, &GameTable::updateCursor);
}

void GameTable::setSession(Session* session) {
  if (session_ == session) return;
  if (session_) disconnect(session_, nullptr, this, nullptr);
  session_ = session;
  setCards(session_ ? session_->cards() : nullptr);
  if (session_) {
    // Whatever ends the session's lift ends the carrying, too: a move by another seat, an undo, a choice.
    connect(session_, &Session::liftedChanged, this, [this] {
      if (session_->lifted().isEmpty() && isCarrying()) release();
    });
  }
  emit sessionChanged();
}

QRectF GameTable::targetFrame(const QString& pile) const {
  const PileItem* item = pileOf(pile);
  return item ? item->topmost() : QRectF();
}

bool GameTable::take(int row) {
  if (!session_ || !session_->lift(row)) return false;
  QList<int> rows = session_->group(row);
  if (rows.isEmpty()) rows.append(row);
  lift(rows);
  emit carryingChanged();
  return true;
}

void GameTable::release() {
  dragging_ = false;
  byKeys_ = false;
  putDown();
  emit carryingChanged();
}

void GameTable::dropAt(const QString& pile) {
  // The session's answer ends the lift; a refusal leaves the cards to glide home.
  const bool done = session_->dropOn(pile);
  if (!done) session_->cancelLift();
  if (isCarrying()) release();
}

void GameTable::drop(const QPointF& point) {
  const QStringList targets = session_->targets();
  QList<PileItem*> candidates;
  QList<QRectF> areas;
  for (PileItem* pile : piles()) {
    if (!targets.contains(pile->pileId())) continue;
    candidates.append(pile);
    areas.append(pile->extent());
  }
  const QRectF held = restOf(lifted().value(0)).translated(point - pressedAt_);
  const int at = nearestDrop(areas, held, cardWidth() * 0.6);
  if (at >= 0) {
    dropAt(candidates[at]->pileId());
    return;
  }
  // Dropped on a pile that does not take it: the session says why.
  PileItem* other = pileAt(point);
  const int home = lifted().value(0);
  if (other && !other->extent().contains(restOf(home).center())) {
    dropAt(other->pileId());
    return;
  }
  session_->cancelLift();
  if (isCarrying()) release();
}

void GameTable::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus(Qt::MouseFocusReason);
  showCursor(false);
  if (event->button() == Qt::RightButton || !session_) {
    if (session_ && isCarrying()) session_->cancelLift();
    if (isCarrying()) release();
    pressed_ = false;
    return;
  }
  if (session_->resting()) session_->continueTrick();
  pressed_ = true;
  dragging_ = false;
  doubled_ = false;
  pressedAt_ = event->position();
  pressedRow_ = cardAt(pressedAt_);
  setLastPoint(pressedAt_);
}

void GameTable::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_ || !session_) return;
  const QPointF way = event->position() - pressedAt_;
  if (!dragging_) {
    if (std::hypot(way.x(), way.y()) < dragAfter || pressedRow_ < 0) return;
    if (isCarrying()) release();
    if (!take(pressedRow_)) {
      pressed_ = false;
      return;
    }
    dragging_ = true;
  }
  carryBy(way);
}

void GameTable::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_ || !session_) return;
  pressed_ = false;
  setLastPoint(event->position());
  if (dragging_) {
    dragging_ = false;
    if (isCarrying()) drop(event->position());
    return;
  }
  if (doubled_) return;
  clickedRow_ = pressedRow_;
  if (pressedRow_ >= 0) {
    session_->tap(pressedRow_);
  } else if (PileItem* pile = pileAt(pressedAt_)) {
    session_->tapPile(pile->pileId());
  } else {
    session_->cancelLift();
  }
}

void GameTable::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !session_) return;
  // The second click means the card of the first one, wherever that has gone since.
  pressed_ = true;
  doubled_ = true;
  dragging_ = false;
  pressedAt_ = event->position();
  pressedRow_ = -1;
  if (clickedRow_ >= 0) session_->doubleTap(clickedRow_);
  clickedRow_ = -1;
}

void GameTable::mouseUngrabEvent() {
  pressed_ = false;
  if (!isCarrying() || byKeys_) return;
  if (session_) session_->cancelLift();
  if (isCarrying()) release();
}

void GameTable::hoverMoveEvent(QHoverEvent* event) {
  setHovered(cardAt(event->position()));
}

void GameTable::hoverLeaveEvent(QHoverEvent*) {
  setHovered(-1);
}

void GameTable::setHovered(int row) {
  if (hovered_ == row) return;
  hovered_ = row;
  emit hoveredChanged();
}

void GameTable::setLastPoint(const QPointF& point) {
  if (lastPoint_ == point) return;
  lastPoint_ = point;
  emit lastPointChanged();
}

QList<GameTable::Spot> GameTable::spots() const {
  QList<Spot> list;
  const bool carrying = isCarrying() && session_;
  for (PileItem* pile : piles()) {
    if (pile->pileId().isEmpty()) continue;
    // While something is carried only its targets are of interest.
    if (carrying) {
      if (session_->targets().contains(pile->pileId())) list.append({-1, pile, pile->extent()});
      continue;
    }
    if (pile->count() == 0) list.append({-1, pile, QRectF(pile->position(), pile->size())});
  }
  if (carrying || !session_) return list;
  for (int row = 0; row < session_->cards()->rowCount(); ++row) {
    const QRectF rect = visibleOf(row);
    if (!rect.isEmpty()) list.append({row, nullptr, rect});
  }
  return list;
}

GameTable::Spot GameTable::cursorSpot() const {
  for (const Spot& spot : spots()) {
    if (spot.row >= 0 ? spot.row == cursorRow_ : spot.pile->pileId() == cursorPile_) return spot;
  }
  return {};
}

void GameTable::setCursorSpot(const Spot& spot) {
  cursorRow_ = spot.row;
  cursorPile_ = spot.pile ? spot.pile->pileId() : QString();
  setLastPoint(spot.rect.center());
  showCursor(true);
  updateCursor();
}

void GameTable::showCursor(bool shown) {
  if (cursorShown_ == shown) return;
  cursorShown_ = shown;
  updateCursor();
}

void GameTable::updateCursor() {
  QRectF rect;
  if (cursorShown_) {
    const Spot spot = cursorSpot();
    rect = spot.row >= 0 ? visibleOf(spot.row) : spot.pile ? spot.rect : QRectF();
  }
  if (rect == cursor_) return;
  cursor_ = rect;
  emit cursorChanged();
}

void GameTable::moveCursor(Direction direction) {
  const QList<Spot> list = spots();
  if (list.isEmpty()) return;
  QList<QRectF> rects;
  for (const Spot& spot : list) rects.append(spot.rect);
  const Spot now = cursorSpot();
  if (now.row < 0 && !now.pile) {
    // Begin with a card that may be moved, the lowest on the table.
    int first = 0;
    for (int i = 0; i < list.size(); ++i) {
      const bool movable = list[i].row >= 0 && session_->cards()->movable().contains(list[i].row);
      const bool before = list[first].row >= 0 && session_->cards()->movable().contains(list[first].row);
      if (movable != before ? movable : list[i].rect.bottom() > list[first].rect.bottom()) first = i;
    }
    setCursorSpot(list[first]);
    return;
  }
  const int next = neighbour(rects, now.rect, direction);
  setCursorSpot(next >= 0 ? list[next] : now);
}

void GameTable::keyPressEvent(QKeyEvent* event) {
  if (!session_) return event->ignore();
  switch (event->key()) {
    case Qt::Key_Left: return moveCursor(Direction::left);
    case Qt::Key_Right: return moveCursor(Direction::right);
    case Qt::Key_Up: return moveCursor(Direction::up);
    case Qt::Key_Down: return moveCursor(Direction::down);
    case Qt::Key_Escape:
      if (!isCarrying() && session_->lifted().isEmpty()) return event->ignore();
      session_->cancelLift();
      if (isCarrying()) release();
      // The button's release is no click then.
      pressed_ = false;
      if (liftedByKeys_ >= 0) setCursorSpot({liftedByKeys_, nullptr, visibleOf(liftedByKeys_)});
      liftedByKeys_ = -1;
      return;
    case Qt::Key_F: {
      const int row = cursorShown_ ? cursorRow_ : hovered_;
      if (row >= 0) session_->doubleTap(row);
      return;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: break;
    default: return event->ignore();
  }
  if (session_->resting()) return session_->continueTrick();
  const Spot spot = cursorSpot();
  if (isCarrying()) {
    if (spot.pile) dropAt(spot.pile->pileId());
    return;
  }
  if (spot.pile) return session_->tapPile(spot.pile->pileId());
  if (spot.row < 0) return moveCursor(Direction::down);
  if (event->key() != Qt::Key_Space) return session_->tap(spot.row);
  if (!take(spot.row)) return;
  byKeys_ = true;
  liftedByKeys_ = spot.row;
  const QPointF up(0, -cardHeight() * 0.08);
  carryBy(up);
  const QList<Spot> targets = spots();
  if (!targets.isEmpty()) setCursorSpot(targets.first());
}
