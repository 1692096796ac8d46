// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/keycursor.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "table/tablelayout.h"
#include "table/targetplaces.h"

using Spot = KeyCursor::Spot;

void KeyCursor::setRow(int row) {
  row_ = row;
  pile_.clear();
}

void KeyCursor::set(const Spot& spot) {
  row_ = spot.row;
  pile_ = spot.pile ? spot.pile->pileId() : QString();
  shown_ = true;
}

Spot KeyCursor::spot() const {
  for (const Spot& spot : spots())
    if (spot.row >= 0 ? spot.row == row_ : spot.pile->pileId() == pile_) return spot;
  return {};
}

QRectF KeyCursor::rect() const {
  if (!shown_) return {};
  const Spot now = spot();
  return now.row >= 0 ? table_.visibleOf(now.row) : now.pile ? now.rect : QRectF();
}

bool KeyCursor::isChoosing() const {
  if (!session_) return false;
  return !table_.lifted().isEmpty() || std::ranges::any_of(session_->input()->targets(), &Target::isCard);
}

bool KeyCursor::isInOwnHand(int row) const {
  if (row < 0 || row >= session_->cards()->count()) return false;
  const PileItem* pile = table_.pileOf(session_->cards()->slot(row).pile);
  return pile && pile->seat() == 0 && pile->fan() == PileItem::Across;
}

bool KeyCursor::isBackOfNoUse(int row) const {
  const auto& slot = session_->cards()->slot(row);
  const PileItem* pile = table_.pileOf(slot.pile);
  if (!pile || isMovable(row)) return false;
  return pile->shut() || (pile->seat() > 0 && !slot.card.is_known());
}

bool KeyCursor::isLost() const {
  const bool somewhere = row_ >= 0 || !pile_.isEmpty();
  if (!shown_ || !somewhere || session_->game()->solitaire() || !session_->viewpoint()->myTurn()) return false;
  if (isMovable(row_)) return false;
  if (!session_->cards()->movable().isEmpty() || !isInOwnHand(row_)) return !isOfUse(spot());
  // Nothing can be done with the hand, but with a pile.
  return std::ranges::any_of(spots(), [this](const Spot& spot) { return isOfUse(spot); });
}

bool KeyCursor::isOfUse(const Spot& spot) const {
  if (isMovable(spot.row)) return true;
  const QString pile = spot.row >= 0 ? session_->cards()->slot(spot.row).pile
                       : spot.pile   ? spot.pile->pileId()
                                     : QString();
  return !pile.isEmpty() && !session_->input()->moves().at(pile.toStdString()).empty();
}

QList<Spot> KeyCursor::targetSpots() const {
  QList<Spot> list;
  for (const Target& target : session_->input()->targets())
    if (PileItem* pile = table_.pileOf(target.pile))
      list.append({rowOf(*session_->cards(), target), pile, areaOf(table_, *session_->cards(), target), target});
  return list;
}

QList<Spot> KeyCursor::spots() const {
  if (isChoosing()) return targetSpots();
  QList<Spot> list;
  const bool workspace = session_ && session_->input()->melds()->isOpen();
  for (PileItem* pile : table_.piles()) {
    // An empty place that neither shows itself nor is a target would only be in the way, and beside a workspace any.
    const Target here{pile->pileId()};
    const bool target = session_ && session_->input()->targets().contains(here);
    const bool shown = !pile->bare() && !workspace;
    if (pile->count() == 0 && !here.pile.isEmpty() && (shown || target))
      list.append({-1, pile, QRectF(pile->position(), pile->size()), here});
  }
  for (int row = 0; session_ && row < session_->cards()->count(); ++row) {
    const QRectF rect = table_.visibleOf(row);
    if (!rect.isEmpty() && !isBackOfNoUse(row)) list.append({row, nullptr, rect, {}});
  }
  return list;
}

PileItem* KeyCursor::pileOf(const Spot& spot) const {
  return spot.pile ? spot.pile : table_.pileOf(session_->cards()->slot(spot.row).pile);
}

template <class Weight>
Spot KeyCursor::best(const QList<Spot>& list, Weight weight) const {
  const bool alone = session_ && session_->game()->solitaire();
  const auto before = [&](const Spot& one, const Spot& other) {
    if (const int more = weight(one) - weight(other)) return more > 0;
    if (alone && one.rect.left() != other.rect.left()) return one.rect.left() < other.rect.left();
    return one.rect.bottom() > other.rect.bottom();
  };
  const auto found = std::ranges::min_element(list, before);
  return found == list.end() ? Spot() : *found;
}

Spot KeyCursor::first() const {
  return best(spots(), [this](const Spot& spot) { return 2 * isInOwnHand(spot.row) + isMovable(spot.row); });
}

Spot KeyCursor::ofUse() const {
  return best(spots(), [this](const Spot& spot) { return isInOwnHand(spot.row) + 2 * isOfUse(spot); });
}

Spot KeyCursor::atEnd(bool last) const {
  const Spot now = spot();
  if (now.isNowhere()) return first();
  QList<Spot> row = spots();
  const PileItem* pile = pileOf(now);
  if (std::ranges::count_if(row, [&](const Spot& each) { return pileOf(each) == pile; }) > 1 && !isChoosing())
    row.removeIf([&](const Spot& each) { return pileOf(each) != pile; });
  else
    row.removeIf([&](const Spot& each) {
      return each.rect.top() > now.rect.center().y() || each.rect.bottom() < now.rect.center().y();
    });
  // As it lies: from left to right and from the top down.
  const auto before = [](const Spot& one, const Spot& other) {
    const QPointF way = other.rect.center() - one.rect.center();
    return way.x() + way.y() > 0;
  };
  return last ? *std::ranges::max_element(row, before) : *std::ranges::min_element(row, before);
}

Spot KeyCursor::inNextPile(int by) const {
  const QList<Spot> list = spots();
  const Spot now = spot();
  if (now.isNowhere()) return first();
  if (table_.cardHeight() <= 0) return spot();  // not laid out yet
  QList<PileItem*> piles;
  for (PileItem* pile : table_.piles())
    if (std::ranges::any_of(list, [&](const Spot& each) { return pileOf(each) == pile; })) piles.append(pile);
  // As one reads: in lines about a card high, from the left to the right.
  const auto line = [this](const PileItem* pile) { return std::lround(pile->extent().top() / table_.cardHeight()); };
  std::ranges::stable_sort(piles, [&](const PileItem* one, const PileItem* other) {
    return std::pair(line(one), one->extent().left()) < std::pair(line(other), other->extent().left());
  });
  const auto at = std::clamp<qsizetype>(piles.indexOf(pileOf(now)) + by, 0, piles.size() - 1);
  QList<Spot> there = list;
  there.removeIf([&](const Spot& each) { return pileOf(each) != piles[at]; });
  return best(there, [this](const Spot& spot) { return static_cast<int>(isMovable(spot.row)); });
}

Spot KeyCursor::towards(Direction direction) const {
  QList<Spot> list = spots();
  const Spot now = spot();
  if (now.isNowhere()) return first();
  // To the left and right it stays in the viewer's hand.
  const bool sideways = direction == Direction::left || direction == Direction::right;
  if (sideways && !isChoosing() && !session_->game()->solitaire() && isInOwnHand(now.row)) {
    const QString pile = session_->cards()->slot(now.row).pile;
    list.removeIf([&](const Spot& spot) { return spot.row < 0 || session_->cards()->slot(spot.row).pile != pile; });
  }
  QList<QRectF> rects;
  for (const Spot& spot : list) rects.append(spot.rect);
  const int next = neighbour(rects, now.rect, direction);
  return next >= 0 ? list[next] : now;
}

Spot KeyCursor::nextTarget(int by) const {
  const QList<Spot> list = spots();
  const auto at = std::ranges::find(list, spot().target, &Spot::target) - list.begin();
  if (list.isEmpty()) return {};
  return at == list.size() ? list.first() : list[(at + by + list.size()) % list.size()];
}
