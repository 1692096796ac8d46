// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/gametable.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>

#include "table/tablecard.h"

namespace {

/// A drag begins when the pointer has moved so far.
constexpr qreal dragAfter = 6;
constexpr int longPress = 600;  // ms

/// The names of all signs under that point of the scene, of those within others the inner first.
void addNamed(const QQuickItem& item, const QPointF& at, QStringList& names) {
  for (const QQuickItem* child : item.childItems()) {
    if (!child->isVisible()) continue;
    addNamed(*child, at, names);
    const QString name = child->property("ruleName").toString();
    if (!name.isEmpty() && child->contains(child->mapFromScene(at))) names.append(name);
  }
}

}  // namespace

GameTable::GameTable(QQuickItem* parent) : TableLayout(parent) {
  setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
  setAcceptHoverEvents(true);
  setFlag(ItemIsFocusScope);
  setActiveFocusOnTab(true);
  finger_.setSingleShot(true);
  finger_.setInterval(longPress);
  connect(&finger_, &QTimer::timeout, this, &GameTable::rest);
  connect(this, &TableLayout::arranged, this, [this] {
    if (std::exchange(cursorAnew_, false)) {
      cursor_.forget();
      cursorLost_ = false;
    }
    updateCursor();
  });
}

void GameTable::setSession(Session* session) {
  if (session_ == session) return;
  if (session_) {
    disconnect(session_->input(), nullptr, this, nullptr);
    disconnect(session_->advisor(), nullptr, this, nullptr);
    disconnect(session_->shown(), nullptr, this, nullptr);
    disconnect(session_->viewpoint(), nullptr, this, nullptr);
    disconnect(session_, &Session::dealt, this, nullptr);
  }
  session_ = session;
  sortedDeal_ = session_ ? session_->shown()->deal() : -1;
  for (PileItem* pile : piles()) sortHand(pile);
  cursor_.setSession(session);
  setCards(session_ ? session_->cards() : nullptr);
  if (session_) {
    // A hand stays in the order that it was put in when its deal is begun again.
    connect(session_, &Session::dealt, this, [this] {
      if (const int deal = session_->shown()->deal(); std::exchange(sortedDeal_, deal) == deal) return;
      for (PileItem* pile : piles())
        if (pile->holding().reorderable) sortHand(pile);
    });
    // Whatever ends the grip ends the carrying, too: a move by another seat, an undo, a choice.
    connect(session_->input(), &TableInput::gripChanged, this, [this] {
      if (isCarrying() && input().lifted() != lifted()) release();
    });
    // After a hint the cursor is at what it means.
    connect(session_->advisor(), &Advisor::hintChanged, this, [this] {
      if (!session_->advisor()->hintedMove()) return;
      // The next key is for the hint, not for a button that had the keys.
      takeKeys();
      if (session_->advisor()->hintCards().isEmpty() || cursor_.isChoosing()) return;
      cursor_.setRow(session_->advisor()->hintCards().first());
      updateCursor();
    });
    connect(session_->shown(), &Presenter::changed, this, [this] {
      setShowingMoves(false);
      // A card that was played from the hand has nothing more to do: the cursor goes back to one that can be played,
      // or where none can, to the hand.
      cursorLost_ = cursorLost_ || cursor_.isLost();
    });
    // Whoever sits down now has other cards; the cursor is among them as soon as they lie there.
    connect(session_->viewpoint(), &Viewpoint::viewerChanged, this, [this] {
      cursorAnew_ = true;
      refresh();
    });
  }
  emit sessionChanged();
}

QRectF GameTable::targetRect(const Target& target) const {
  return session_ ? rectOf(*this, *session_->cards(), target) : QRectF();
}

QRectF GameTable::cardRect(const QString& pile, const QString& card) const {
  const auto wanted = fulltable::card_of(card.toStdString());
  return wanted ? targetRect({pile, *wanted}) : QRectF();
}

QRectF GameTable::targetArea(const Target& target) const {
  return session_ ? areaOf(*this, *session_->cards(), target) : QRectF();
}

// Carrying.

bool GameTable::take(int row, Carry how) {
  if (!session_) return false;
  // Keys move a card in the hand without picking it up.
  const bool reorders = how == Carry::pointer && reorderablePileOf(row) != nullptr;
  const bool plays = (!reorders || input().plays(row)) && input().lift(row);
  if (!plays && !reorders) return false;
  if (!plays) input().liftToOrder(row);
  carry_ = how;
  lift(input().lifted());
  emit carryingChanged();
  return true;
}

void GameTable::release() {
  carry_ = Carry::none;
  putDown();
  emit carryingChanged();
}

PileItem* GameTable::reorderablePileOf(int row) const {
  if (!session_ || row < 0 || row >= session_->cards()->count()) return nullptr;
  PileItem* pile = pileOf(session_->cards()->slot(row).pile);
  return pile && pile->holding().reorderable && session_->cards()->slot(row).card.is_known() ? pile : nullptr;
}

bool GameTable::reorderAt(const QPointF& point) {
  const QList<int> rows = lifted();
  PileItem* pile = reorderablePileOf(rows.value(0, -1));
  if (!pile || !pile->extent().contains(point)) return false;
  // Beside the card that is nearest to the pointer.
  int nearest = -1;
  qreal least = 0;
  const QList<int> held = handOrder(pile);
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
  reorder(pile, rows, nearest);
  putBack();
  return true;
}

bool GameTable::shift(int places) {
  PileItem* pile = reorderablePileOf(cursor_.isShown() ? cursor_.row() : -1);
  if (!pile) return false;
  QList<int> rows = handOrder(pile);
  rows.removeIf([&](int row) { return session_->cards()->slot(row).pile != pile->pileId(); });
  const auto at = rows.indexOf(cursor_.row());
  const auto to = std::clamp<qsizetype>(at + places, 0, rows.size() - 1);
  rows.removeAt(at);
  reorder(pile, {cursor_.row()}, rows.value(to, -1));
  return true;
}

void GameTable::putBack() {
  input().letGo();
  if (isCarrying()) release();
}

void GameTable::dropAt(const Target& target) {
  // The answer ends the grip; a refusal leaves the cards to glide home.
  if (!input().dropOn(target)) input().letGo();
  if (isCarrying()) release();
}

PileItem* GameTable::meantAt(const QPointF& point) const {
  for (const Target& target : input().targets())
    if (PileItem* pile = pileOf(target.pile); pile && !target.isCard() && pile->extent().contains(point)) return pile;
  return pileAt(point);
}

void GameTable::drop(const QPointF& point) {
  if (reorderAt(point)) return;
  const QList<Target> targets = input().targets();
  QList<QRectF> areas;
  for (const Target& target : targets) areas.append(targetArea(target));
  const int home = lifted().value(0);
  const QRectF held = restOf(home).translated(point - pressedAt_);
  // A drop on a card that lies apart means it, and not the free place around it.
  if (const int row = cardUnder(held); row >= 0) {
    const Target card{session_->cards()->slot(row).pile, session_->cards()->slot(row).card};
    if (!targets.contains(card)) return dropAt(card);
  }
  const int at = nearestDrop(areas, held, cardWidth() * 0.6);
  if (at >= 0) return dropAt(targets[at]);
  // Dropped on a pile or a card that does not take it: the session says why.
  PileItem* other = pileAt(point);
  if (!other && input().isOrdering()) return dropAt({});
  if (!other || other->extent().contains(restOf(home).center())) return putBack();
  const int under = cardAt(point);
  const bool onCard = under >= 0 && session_->cards()->slot(under).pile == other->pileId();
  dropAt({other->pileId(), onCard ? session_->cards()->slot(under).card : fulltable::unknown_card});
}

// The pointer.

bool GameTable::endRest() {
  skipped_ = session_->shown()->resting();
  if (!skipped_) return true;
  const bool another = session_->shown()->dealEnded();
  session_->shown()->goOn();
  // What was dealt this moment was not meant; what is shown next, such as the end of a deal, is not taken away unseen.
  return !another && !session_->shown()->resting();
}

void GameTable::mousePressEvent(QMouseEvent* event) {
  takeKeys(Qt::MouseFocusReason);
  showCursor(false);
  setShowingMoves(false);
  if (event->button() == Qt::RightButton || !session_) {
    // Where there is nothing to put back.
    const QStringList signs = session_ && !wantsEscape() ? signsAt(event->position()) : QStringList();
    if (session_) input().cancel();
    if (isCarrying()) release();
    pressed_ = false;
    if (!signs.isEmpty()) emit signsAsked(signs);
    return;
  }
  if (!endRest()) return;
  pressed_ = true;
  doubled_ = false;
  pressedAt_ = event->position();
  pressedRow_ = cardAt(pressedAt_);
  if (pressedRow_ < 0) session_->goOn();
  setLastPoint(pressedAt_);
  rested_ = false;
  if (asking_ && pressedRow_ >= 0 && event->pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen)
    finger_.start();
}

void GameTable::rest() {
  if (!pressed_ || !session_ || isCarrying()) return;
  rested_ = true;
  emit longPressed(pressedRow_);
}

void GameTable::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_ || !session_) return;
  const QPointF way = event->position() - pressedAt_;
  if (carry_ != Carry::pointer) {
    if (std::hypot(way.x(), way.y()) < dragAfter || pressedRow_ < 0) return;
    if (isCarrying()) release();
    if (!take(pressedRow_, Carry::pointer)) {
      pressed_ = false;
      return;
    }
  }
  carryBy(way);
}

void GameTable::mouseReleaseEvent(QMouseEvent* event) {
  if (!pressed_ || !session_) return;
  pressed_ = false;
  finger_.stop();
  setLastPoint(event->position());
  if (carry_ == Carry::pointer) return drop(event->position());
  if (doubled_ || rested_) return;
  clickedRow_ = pressedRow_;
  const CardSlot clicked = clickedRow_ >= 0 ? session_->cards()->slot(clickedRow_) : CardSlot();
  hiddenIn_ = clicked.card.is_known() ? QString() : clicked.pile;
  PileItem* pile = pressedRow_ >= 0 ? pileOf(session_->cards()->slot(pressedRow_).pile) : meantAt(pressedAt_);
  if (!skipped_ && open(pile)) return;
  if (pressedRow_ >= 0)
    input().tap(pressedRow_);
  else if (pile)
    input().tapPile(pile->pileId());
  else
    input().cancel();
}

bool GameTable::open(PileItem* pile) {
  const bool opens = pile && pile->opens() && pile->count() > 0 && input().lifted().isEmpty();
  if (opens) emit pile->opened();
  return opens;
}

void GameTable::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !session_) return;
  // The second click means the card of the first one, wherever that has gone since. One that lay face down was meant as
  // the top of its pile: what was drawn with the first click is not played with the second.
  pressed_ = true;
  doubled_ = true;
  pressedAt_ = event->position();
  pressedRow_ = -1;
  const bool drawn = clickedRow_ >= 0 && !hiddenIn_.isEmpty() && session_->cards()->slot(clickedRow_).pile != hiddenIn_;
  if (clickedRow_ >= 0 && !drawn) input().doubleTap(clickedRow_);
  clickedRow_ = -1;
}

void GameTable::mouseUngrabEvent() {
  pressed_ = false;
  if (!isCarrying() || carry_ == Carry::keys) return;
  if (session_)
    putBack();
  else
    release();
}

QStringList GameTable::signs() const {
  if (!session_) return {};
  if (!cursor_.isShown()) return signsAt(hoverPoint_);
  const KeyCursor::Spot spot = cursor_.spot();
  return input().signs(spot.row, spot.pile ? spot.pile->pileId() : QString());
}

QStringList GameTable::signsAt(const QPointF& point) const {
  QStringList signs;
  addNamed(*this, mapToScene(point), signs);
  const int row = cardAt(point);
  const PileItem* pile = row < 0 ? pileAt(point) : nullptr;
  return signs + input().signs(row, pile ? pile->pileId() : QString());
}

void GameTable::hoverMoveEvent(QHoverEvent* event) {
  hoverPoint_ = event->position();
  setHovered(cardAt(event->position()));
}

void GameTable::hoverLeaveEvent(QHoverEvent*) {
  hoverPoint_ = {-1, -1};
  setHovered(-1);
}

void GameTable::setHovered(int row) {
  if (hovered_ == row) return;
  hovered_ = row;
  emit hoveredChanged();
}

void GameTable::setShowingMoves(bool showingMoves) {
  if (showingMoves_ == showingMoves) return;
  showingMoves_ = showingMoves;
  emit showingMovesChanged();
}

void GameTable::setLastPoint(const QPointF& point) {
  if (lastPoint_ == point) return;
  lastPoint_ = point;
  emit lastPointChanged();
}

// The cursor.

void GameTable::putCursor(const KeyCursor::Spot& spot) {
  if (spot.isNowhere()) return;
  cursor_.set(spot);
  setLastPoint(spot.rect.center());
  updateCursor();
}

void GameTable::showCursor(bool shown) {
  if (cursor_.isShown() == shown) return;
  cursor_.show(shown);
  updateCursor();
}

bool GameTable::enterByKey() {
  takeKeys(Qt::TabFocusReason);
  if (cursor_.isShown() || !session_) return false;
  // What was chosen with the pointer is what the keys go on with.
  if (const QList<int> held = input().lifted(); !held.isEmpty()) cursor_.setRow(held.first());
  cursor_.show(true);
  const KeyCursor::Spot before = cursor_.spot();
  putCursor(before.isNowhere() ? cursor_.first() : before);
  updateCursor();
  return true;
}

bool GameTable::wantsTab() const {
  return session_ && (cursor_.isChoosing() || session_->input()->isChoosing());
}

bool GameTable::wantsEscape() const {
  return session_ && (isCarrying() || session_->input()->isChoosing() || !session_->input()->lifted().isEmpty());
}

bool GameTable::isButton(const QQuickItem* item) const {
  return item && isAncestorOf(item) && !qobject_cast<const TableItem*>(item);
}

void GameTable::updateCursor() {
  if (std::exchange(cursorLost_, false)) return putCursor(cursor_.ofUse());
  focusCursor();
  const bool shown = hasKeys() && cursor_.isShown();
  // What it was on may have gone.
  if (shown && session_ && cursor_.spot().isNowhere())
    if (const KeyCursor::Spot other = cursor_.first(); !other.isNowhere()) return putCursor(other);
  const QRectF rect = shown ? cursor_.rect() : QRectF();
  const bool cursorless = shown && rect.isEmpty();
  if (rect == cursorRect_ && cursorless == cursorless_) return;
  cursorless_ = cursorless;
  cursorRect_ = rect;
  // What is said about it appears there, also where it was shown without being moved.
  if (!rect.isEmpty()) setLastPoint(rect.center());
  emit cursorChanged();
}

void GameTable::watchKeys() {
  // A button that cannot be pressed any more would have the keys again as soon as it can.
  QQuickItem* lost = window() && window()->activeFocusItem() == this ? buttonWithKeys() : nullptr;
  if (lost) lost->setFocus(false);
  updateCursor();
  if (const bool keyed = hasKeys(); std::exchange(keyed_, keyed) != keyed) emit keyedChanged();
}

QQuickItem* GameTable::buttonWithKeys() const {
  QQuickItem* has = scopedFocusItem();
  return qobject_cast<TableItem*>(has) ? nullptr : has;
}

void GameTable::focusCursor() {
  if (buttonWithKeys()) return;
  QQuickItem* has = scopedFocusItem();
  QQuickItem* item = cursor_.isShown() ? itemAt(cursor_.spot()) : nullptr;
  if (item == has) return;
  if (item)
    item->setFocus(true, Qt::OtherFocusReason);
  else
    has->setFocus(false, Qt::OtherFocusReason);
}

QQuickItem* GameTable::itemAt(const KeyCursor::Spot& spot) const {
  // A pile as one is its uppermost card.
  const int row =
      spot.row < 0 && spot.pile ? session_->cards()->rowAt(spot.pile->pileId(), spot.pile->count() - 1) : spot.row;
  return row >= 0 ? static_cast<QQuickItem*>(card(row)) : spot.pile;
}

KeyCursor::Spot GameTable::spotOf(const TableItem* item) const {
  for (const KeyCursor::Spot& spot : cursor_.spots())
    if (itemAt(spot) == item) return spot;
  return {};
}

void GameTable::focused(TableItem* item) {
  if (!session_ || item == itemAt(cursor_.isShown() ? cursor_.spot() : KeyCursor::Spot())) return;
  // Somebody else gave it the keys, such as a screen reader. They stay where the cursor is if it cannot go there; not
  // at once, because Qt is still giving them away.
  if (const KeyCursor::Spot spot = spotOf(item); !spot.isNowhere()) return putCursor(spot);
  QMetaObject::invokeMethod(this, &GameTable::focusCursor, Qt::QueuedConnection);
}

void GameTable::press(TableItem* item) {
  if (!session_ || !isEnabled()) return;
  takeKeys();
  if (!endRest()) return;
  const KeyCursor::Spot spot = spotOf(item);
  putCursor(spot);
  if (isCarrying()) {
    if (spot.target) dropAt(*spot.target);
  } else if (const auto* card = qobject_cast<TableCard*>(item)) {
    if (skipped_ || !open(pileOf(session_->cards()->slot(card->row()).pile))) input().tap(card->row());
  } else if (const auto* pile = qobject_cast<PileItem*>(item)) {
    input().tapPile(pile->pileId());
  }
}

void GameTable::sayTable() const {
  QList<Retelling::Heap> heaps;
  for (const PileItem* pile : piles())
    if (pile->fan() != PileItem::Across || pile->seat() < 0)
      heaps.append({pile->pileId(), pile->fan() == PileItem::None});
  if (session_) session_->retelling()->sayTable(heaps);
}

void GameTable::sayHand() const {
  if (!session_) return;
  QList<int> rows;
  for (const PileItem* pile : piles())
    if (pile->seat() == 0 && pile->fan() == PileItem::Across) rows += session_->cards()->rowsOf(pile->pileId());
  std::ranges::stable_sort(rows, {}, [this](int row) { return restOf(row).x(); });
  session_->retelling()->sayHand(rows);
}
