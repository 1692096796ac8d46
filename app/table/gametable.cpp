// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gametable.h"

#include <algorithm>
#include <cmath>

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
    // After a hint the cursor is at what it means.
    connect(session_, &Session::hintChanged, this, [this] {
      if (session_->hintCards().isEmpty() || isChoosing()) return;
      cursorRow_ = session_->hintCards().first();
      cursorPile_.clear();
      updateCursor();
    });
    connect(session_, &Session::changed, this, [this] {
      setMarking(false);
      // A card that was played from the hand has nothing more to do: the cursor goes back to one that can be played,
      // or where none can, to the hand.
      if (session_->solitaire() || !session_->myTurn() || session_->cards()->movable().contains(cursorRow_)) return;
      if (!session_->cards()->movable().isEmpty() || !isInOwnHand(cursorRow_)) cursorLost_ = cursorShown_;
    });
  }
  emit sessionChanged();
}

int GameTable::targetCard(const QString& target) const {
  const auto card = fulltable::card_of(target.section(' ', 1).toStdString());
  return card && session_ ? session_->cards()->rowOf(*card, target.section(' ', 0, 0)) : -1;
}

QRectF GameTable::targetFrame(const QString& target) const {
  if (const int row = targetCard(target); row >= 0) return restOf(row);
  const PileItem* item = pileOf(target);
  return item ? item->topmost() : QRectF();
}

QRectF GameTable::targetArea(const QString& target) const {
  if (const int row = targetCard(target); row >= 0) return restOf(row);
  const PileItem* item = pileOf(target);
  if (!item) return {};
  if (!item->centred()) return item->extent();
  // A row in the middle takes a card anywhere where it may grow to.
  const qreal room = item->grow() * item->width();
  const QRectF row(item->x() + (item->width() - room) / 2, item->y(), room, item->height());
  return item->extent() | row;
}

bool GameTable::take(int row) {
  if (!session_) return false;
  if (!session_->selects(row) && arrangedPileOf(row)) {
    arranging_ = true;
    lift({row});
    emit carryingChanged();
    return true;
  }
  if (!session_->lift(row)) return false;
  QList<int> rows = session_->group(row);
  if (rows.isEmpty()) rows.append(row);
  lift(rows);
  emit carryingChanged();
  return true;
}

PileItem* GameTable::arrangedPileOf(int row) const {
  if (!session_ || row < 0 || row >= session_->cards()->count()) return nullptr;
  PileItem* pile = pileOf(session_->cards()->slot(row).pile);
  return pile && pile->arranged() && session_->cards()->slot(row).card.is_known() ? pile : nullptr;
}

bool GameTable::rearrange(const QPointF& point) {
  const QList<int> rows = lifted();
  PileItem* pile = arrangedPileOf(rows.value(0, -1));
  if (!pile || !pile->extent().contains(point)) return false;
  // Beside the card that is nearest to the pointer.
  int nearest = -1;
  qreal least = 0;
  const QList<int> held = heldIn(pile);
  for (const int row : held) {
    const QPointF way = visibleOf(row).center() - point;
    const qreal distance = std::abs(way.x()) + 2 * std::abs(way.y());
    if (rows.contains(row) || visibleOf(row).isEmpty() || (nearest >= 0 && distance >= least)) continue;
    nearest = row;
    least = distance;
  }
  if (nearest >= 0 && point.x() > visibleOf(nearest).center().x()) {
    auto next = held.indexOf(nearest) + 1;
    while (next < held.size() && rows.contains(held[next])) ++next;
    nearest = held.value(next, -1);
  }
  hold(pile, rows, nearest);
  session_->letGo();
  release();
  return true;
}

bool GameTable::shift(int places) {
  PileItem* pile = arrangedPileOf(cursorShown_ ? cursorRow_ : -1);
  if (!pile) return false;
  QList<int> rows = heldIn(pile);
  rows.removeIf([&](int row) { return session_->cards()->slot(row).pile != pile->pileId(); });
  const auto at = rows.indexOf(cursorRow_);
  const auto to = std::clamp<qsizetype>(at + places, 0, rows.size() - 1);
  rows.removeAt(at);
  hold(pile, {cursorRow_}, rows.value(to, -1));
  return true;
}

void GameTable::release() {
  dragging_ = false;
  arranging_ = false;
  byKeys_ = false;
  putDown();
  emit carryingChanged();
}

void GameTable::dropAt(const QString& target) {
  // The session's answer ends the lift; a refusal leaves the cards to glide home.
  const bool done = session_->dropOn(target);
  if (!done) session_->letGo();
  if (isCarrying()) release();
}

PileItem* GameTable::meantAt(const QPointF& point) const {
  for (const QString& target : session_->targets())
    if (PileItem* pile = pileOf(target); pile && pile->extent().contains(point)) return pile;
  return pileAt(point);
}

void GameTable::drop(const QPointF& point) {
  if (rearrange(point)) return;
  if (arranging_) return release();
  const QStringList targets = session_->targets();
  QList<QRectF> areas;
  for (const QString& target : targets) areas.append(targetArea(target));
  const QRectF held = restOf(lifted().value(0)).translated(point - pressedAt_);
  const int at = nearestDrop(areas, held, cardWidth() * 0.6);
  if (at >= 0) {
    dropAt(targets[at]);
    return;
  }
  // Dropped on a pile or a card that does not take it: the session says why.
  PileItem* other = pileAt(point);
  const int home = lifted().value(0);
  if (other && !other->extent().contains(restOf(home).center())) {
    const int under = cardAt(point);
    const bool onCard = under >= 0 && session_->cards()->slot(under).pile == other->pileId();
    const auto card = onCard ? session_->cards()->slot(under).card : fulltable::unknown_card;
    dropAt(card.is_known() ? other->pileId() + ' ' + QString::fromStdString(to_text(card)) : other->pileId());
    return;
  }
  session_->letGo();
  if (isCarrying()) release();
}

void GameTable::mousePressEvent(QMouseEvent* event) {
  forceActiveFocus(Qt::MouseFocusReason);
  showCursor(false);
  setMarking(false);
  if (event->button() == Qt::RightButton || !session_) {
    if (session_) session_->cancelLift();
    if (isCarrying()) release();
    pressed_ = false;
    return;
  }
  if (session_->resting()) {
    const bool another = session_->dealEnded();
    session_->continueTrick();
    // What lies there now was dealt this moment: the click did not mean it.
    if (another) return;
  }
  // What is shown next, such as the end of a deal, is not clicked away unseen.
  if (session_->resting()) return;
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
  } else if (PileItem* pile = meantAt(pressedAt_)) {
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
  if (session_) session_->letGo();
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

void GameTable::setMarking(bool marking) {
  if (marking_ == marking) return;
  marking_ = marking;
  emit markingChanged();
}

void GameTable::setLastPoint(const QPointF& point) {
  if (lastPoint_ == point) return;
  lastPoint_ = point;
  emit lastPointChanged();
}

bool GameTable::isChoosing() const {
  if (!session_) return false;
  return isCarrying() || std::ranges::any_of(session_->targets(), [](const QString& to) { return to.contains(' '); });
}

bool GameTable::isInOwnHand(int row) const {
  if (row < 0 || row >= session_->cards()->count()) return false;
  const PileItem* pile = pileOf(session_->cards()->slot(row).pile);
  return pile && pile->seat() == 0 && pile->fan() == PileItem::Across;
}

bool GameTable::isBackOfNoUse(int row) const {
  const auto& slot = session_->cards()->slot(row);
  const PileItem* pile = pileOf(slot.pile);
  if (!pile || session_->cards()->movable().contains(row)) return false;
  return pile->shut() || (pile->seat() > 0 && !slot.card.is_known());
}

QList<GameTable::Spot> GameTable::spots() const {
  QList<Spot> list;
  // While something is carried, or one of several cards is to be chosen for it, only its targets are of interest.
  if (isChoosing()) {
    for (const QString& target : session_->targets())
      list.append({targetCard(target), pileOf(target.section(' ', 0, 0)), targetArea(target), target});
    return list;
  }
  for (PileItem* pile : piles()) {
    // An empty place that neither shows itself nor is a target would only be in the way, and beside a worktop any.
    const bool target = session_ && session_->targets().contains(pile->pileId());
    const bool shown = !pile->bare() && !(session_ && session_->worktop()->isOpen());
    if (pile->count() == 0 && !pile->pileId().isEmpty() && (shown || target))
      list.append({-1, pile, QRectF(pile->position(), pile->size()), pile->pileId()});
  }
  if (!session_) return list;
  for (int row = 0; row < session_->cards()->rowCount(); ++row) {
    const QRectF rect = visibleOf(row);
    if (!rect.isEmpty() && !isBackOfNoUse(row)) list.append({row, nullptr, rect, {}});
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
  if (std::exchange(cursorLost_, false)) return beginCursor();
  QRectF rect;
  if (cursorShown_) {
    const Spot spot = cursorSpot();
    rect = spot.row >= 0 ? visibleOf(spot.row) : spot.pile ? spot.rect : QRectF();
  }
  if (rect == cursor_) return;
  cursor_ = rect;
  emit cursorChanged();
}

void GameTable::beginCursor() {
  const QList<Spot> list = spots();
  if (list.isEmpty()) return;
  // With a card that may be moved, the lowest on the table.
  int first = 0;
  for (int i = 0; i < list.size(); ++i) {
    const bool movable = list[i].row >= 0 && session_->cards()->movable().contains(list[i].row);
    const bool before = list[first].row >= 0 && session_->cards()->movable().contains(list[first].row);
    if (movable != before ? movable : list[i].rect.bottom() > list[first].rect.bottom()) first = i;
  }
  setCursorSpot(list[first]);
}

void GameTable::moveCursor(Direction direction) {
  session_->leaveHint();
  QList<Spot> list = spots();
  if (list.isEmpty()) return;
  const Spot now = cursorSpot();
  if (now.row < 0 && !now.pile) return beginCursor();
  // To the left and right it stays in the viewer's hand.
  const bool sideways = direction == Direction::left || direction == Direction::right;
  if (sideways && !isChoosing() && now.row >= 0 && !session_->solitaire()) {
    const QString pile = session_->cards()->slot(now.row).pile;
    if (isInOwnHand(now.row))
      list.removeIf([&](const Spot& spot) { return spot.row < 0 || session_->cards()->slot(spot.row).pile != pile; });
  }
  QList<QRectF> rects;
  for (const Spot& spot : list) rects.append(spot.rect);
  const int next = neighbour(rects, now.rect, direction);
  setCursorSpot(next >= 0 ? list[next] : now);
}

void GameTable::nextTarget() {
  session_->leaveHint();
  const QList<Spot> list = spots();
  const QString now = cursorSpot().target;
  const auto at = std::ranges::find(list, now, &Spot::target);
  if (!list.isEmpty()) setCursorSpot(at == list.end() || at + 1 == list.end() ? list.first() : *(at + 1));
}

bool GameTable::event(QEvent* event) {
  // What is typed on the pad, or means a card by its place, goes before the window's shortcuts.
  if (event->type() == QEvent::ShortcutOverride && session_) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const bool place = key->modifiers() == Qt::NoModifier && session_->hasPlace(key->key() - Qt::Key_1);
    if (place || (plain && session_->pad()->takes(key->text()))) {
      event->accept();
      return true;
    }
  }
  return TableLayout::event(event);
}

void GameTable::enterSelection(int row, bool enter) {
  if (enter && session_->lifted().contains(row) && !session_->worktop()->isOpen())
    session_->playSelection();  // which says what it lacks
  else
    session_->tap(row);
}

void GameTable::keyPressEvent(QKeyEvent* event) {
  if (!session_) return event->ignore();
  if (const int place = event->key() - Qt::Key_1; session_->hasPlace(place)) return session_->tapPlace(place);
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && !isCarrying() && session_->playHint()) return;
  if (session_->pad()->active()) {
    hurry();
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (plain && session_->pad()->type(event->text())) return;
    if (enter) return session_->say();
  }
  if (event->modifiers() == Qt::ShiftModifier && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) &&
      shift(event->key() == Qt::Key_Left ? -1 : 1))
    return;
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
      if (liftedByKeys_ >= 0) setCursorSpot({liftedByKeys_, nullptr, visibleOf(liftedByKeys_), {}});
      liftedByKeys_ = -1;
      return;
    case Qt::Key_F: {
      const int row = cursorShown_ ? cursorRow_ : hovered_;
      if (row >= 0) session_->toFoundation(row);
      return;
    }
    case Qt::Key_Tab:
      if (!isChoosing()) return event->ignore();
      return nextTarget();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: break;
    default: return event->ignore();
  }
  if (session_->resting()) return session_->continueTrick();
  // The game is over: its banner tells how to go on.
  if (session_->over()) return event->ignore();
  const bool space = event->key() == Qt::Key_Space;
  // In a solitaire the space bar shows the moves, so that Enter picks up where there is a choice.
  if (session_->solitaire() && space && !isCarrying()) return setMarking(!marking_);
  const Spot spot = cursorSpot();
  // What is selected is played from wherever the cursor is; what is not yet a set, or a worktop in order, goes on
  // being made one.
  const bool unfinished =
      session_->worktop()->isOpen() && !session_->worktop()->isValid() && session_->selects(spot.row);
  if (enter && !isCarrying() && !unfinished && session_->canPlaySelection()) return session_->playSelection();
  if (session_->selects(spot.row)) return enterSelection(spot.row, enter);
  if (isCarrying()) {
    if (!spot.target.isEmpty()) dropAt(spot.target);
    return;
  }
  // What was chosen with the pointer.
  if (const QList<int> chosen = session_->lifted(); !cursorShown_ && !chosen.isEmpty()) {
    return session_->tap(chosen.first());
  }
  if (spot.row < 0 && spot.pile) return session_->tapPile(spot.pile->pileId());
  if (spot.row < 0) return moveCursor(Direction::down);
  if (space || (session_->solitaire() && choiceOf(spot.row))) return takeByKeys(spot);
  session_->tap(spot.row);
}

bool GameTable::choiceOf(int row) const {
  QSet<QString> piles;
  const QVariantList trips = session_->trips();
  for (const QVariant& trip : trips)
    if (const QVariantMap map = trip.toMap(); map.value("row").toInt() == row)
      piles.insert(map.value("pile").toString());
  return piles.size() > 1;
}

void GameTable::takeByKeys(const Spot& spot) {
  const QString best =
      session_->hintCards().value(0, -1) == spot.row ? session_->hintPile() : session_->bestPile(spot.row);
  if (!take(spot.row)) return;
  byKeys_ = true;
  liftedByKeys_ = spot.row;
  const QPointF up(0, -cardHeight() * 0.08);
  carryBy(up);
  const QList<Spot> targets = spots();
  for (const Spot& target : targets)
    if (target.pile->pileId() == best) return setCursorSpot(target);
}
