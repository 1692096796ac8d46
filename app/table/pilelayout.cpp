// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/pilelayout.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "core/card.h"
#include "table/ringplaces.h"

namespace {

using Plans = std::span<CardPlan>;

/// The part of a card's height that shows beside the round corners of the card upon it.
constexpr qreal roundCorner = 0.07;
/// How far a selected card of a hand stands out of it, and one that may be played out of its pile.
constexpr qreal selectedRise = 0.18;
constexpr qreal playableRise = 0.1;
/// How large the cards behind a pile's front are, and how much of their height shows above it.
constexpr qreal behind = 0.62;
constexpr qreal shownBehind = 0.55;
/// So many cards of a squared pile lie visibly upon each other, and by what part of their height.
constexpr qsizetype thickest = 8;
constexpr qreal thickness = 0.0035;
/// Of so many cards of a heap something peeps out.
constexpr qsizetype peeping = 9;
/// The part of a plate's width that the hand of its seat may take.
constexpr qreal handOnPlate = 0.92;

qsizetype countOf(const PileRoom& room) {
  return static_cast<qsizetype>(room.cards.size());
}

CardPlan& planOf(const CardRow& card, Plans table) {
  return table[static_cast<std::size_t>(card.row)];
}

/// The corner of the first card, or of the room that lies around it.
QPointF cornerOf(const PileRoom& room) {
  QPointF corner = room.base.topLeft();
  if (room.pile.spread.centred)
    corner.setX(std::round(room.base.center().x() - room.pile.spread.grow * room.base.width() / 2));
  return corner;
}

/// How far that card stands out of its pile, because it may be played.
qreal standsOut(const PileRoom& room, const CardRow& card) {
  const CardShow& show = room.pile.cards;
  const bool out = (show.raise && card.movable) || (show.raiseLayable && card.layable);
  return out ? std::round(room.base.height() * playableRise) : 0;
}

/// Lays down the card with that number of the pile.
CardPlan& lay(const PileRoom& room, qsizetype number, const QRectF& rect, Plans table) {
  const CardRow& card = *room.cards[static_cast<std::size_t>(number)];
  CardPlan& plan = planOf(card, table);
  plan = {};
  plan.place = rect.topLeft();
  plan.width = rect.width();
  plan.z = room.pile.level * 1000 + static_cast<qreal>(number);
  plan.covered = false;
  plan.shut = room.pile.cards.shut;
  plan.suitTold = room.pile.cards.suitTold;
  plan.largePrint = room.pile.cards.largePrint;
  plan.dim = room.pile.cards.dim && !card.movable;
  plan.visible = rect;
  if (card.crosswise) {
    plan.visible.setSize(rect.size().transposed());
    plan.visible.moveCenter(rect.center());
  }
  return plan;
}

/// The pile as a whole, whose cards take `extent` and are laid down.
PilePlan whole(const PileRoom& room, const QRectF& extent, Plans table) {
  PilePlan plan{room.base, extent, extent, static_cast<int>(room.cards.size())};
  if (!room.cards.empty()) {
    plan.topmost = planOf(*room.cards.back(), table).rect();
  } else if (const QSizeF& reach = room.pile.reach; !reach.isEmpty()) {
    const Grid& grid = room.parts.grid();
    plan.extent = {room.base.topLeft(), room.base.size() + QSizeF((reach.width() - 1) * grid.columnPitch,
                                                                  (reach.height() - 1) * grid.rowPitch)};
    plan.topmost = plan.extent;
  }
  return plan;
}

PilePlan squared(const PileRoom& room, Plans table) {
  QRectF extent = room.base;
  for (qsizetype i = 0; i < countOf(room); ++i) {
    QPointF place = cornerOf(room);
    place.ry() -= static_cast<qreal>(std::min(i, thickest)) * room.base.height() * thickness;
    place.ry() -= standsOut(room, *room.cards[static_cast<std::size_t>(i)]);
    const QRectF rect(place, room.base.size());
    CardPlan& plan = lay(room, i, rect, table);
    // The second one lies ready for when the top card is taken up, and is not seen either.
    plan.covered = i + 2 < countOf(room);
    if (i + 1 < countOf(room)) plan.visible = {};
    extent |= rect;
  }
  return whole(room, extent, table);
}

/// The places of a pile's cards, the last `front` in the middle of the room and the others in a smaller row above.
QList<QPointF> twoRows(int count, int front, FanWish wish, const QSizeF& size) {
  const int large = std::min(front, count);
  QList<QPointF> places;
  const auto row = [&](int cards, const QSizeF& own, qreal y) {
    const QList<QPointF> fan = fanOut(QList<FanCard>(cards, FanCard{true, false}), wish, own.width(), own.height());
    const qreal width = fan.isEmpty() ? 0 : fan.last().x() + own.width();
    for (const QPointF& at : fan) places.append(QPointF(std::round((wish.room - width) / 2) + at.x(), y));
  };
  row(count - large, size * behind, -std::round(size.height() * behind * shownBehind));
  row(large, size, 0);
  return places;
}

/// Says what `over`, which lies at `rect`, leaves free of the card under it.
using Cover = void (*)(CardPlan& under, const CardRow& over, const QRectF& rect, const QSizeF& size);

/// A fan in a straight line: `length` is the one of a card, `edge` how far it is to the table's.
PilePlan line(const PileRoom& room, Plans table, qreal length, qreal edge, Cover cover) {
  const FanSpread& spread = room.pile.spread;
  const QSizeF size = room.base.size();
  FanWish wish = room.parts.wish(room.pile);
  wish.room = spread.grow > 0 ? spread.grow * length : edge;
  const auto count = countOf(room);
  const QList<QPointF> places = spread.front > 0 ? twoRows(static_cast<int>(count), spread.front, wish, size)
                                                 : fanOut(fanCards(room.cards), wish, size.width(), size.height());
  const qsizetype small = spread.front > 0 ? std::max<qsizetype>(0, count - spread.front) : 0;
  QRectF extent = room.base;
  for (qsizetype i = 0; i < count; ++i) {
    const CardRow& card = *room.cards[static_cast<std::size_t>(i)];
    const QPointF place = cornerOf(room) + places[i] - QPointF(0, standsOut(room, card));
    const QRectF rect(place, i < small ? size * behind : size);
    CardPlan& plan = lay(room, i, rect, table);
    if (i < small) plan.visible.setHeight(rect.height() * shownBehind);
    extent |= rect;
    if (i > 0 && i != small) cover(planOf(*room.cards[static_cast<std::size_t>(i - 1)], table), card, rect, size);
  }
  return whole(room, extent, table);
}

void coverLower(CardPlan& under, const CardRow& over, const QRectF& rect, const QSizeF& size) {
  const qreal way = rect.y() - under.place.y();
  if (way >= size.height()) return;
  under.visible.setHeight(way);
  under.coveredBy = over.row;
  under.uncovered = std::min(1.0, way / size.height() + roundCorner);
}

void coverUpper(CardPlan& under, const CardRow&, const QRectF& rect, const QSizeF& size) {
  if (under.place.y() - rect.y() < size.height()) under.visible.setTop(rect.bottom());
}

void coverRight(CardPlan& under, const CardRow&, const QRectF& rect, const QSizeF& size) {
  const qreal way = rect.x() - under.place.x();
  if (way > 0 && way < size.width()) under.visible.setWidth(way);
}

void coverLeft(CardPlan& under, const CardRow&, const QRectF& rect, const QSizeF& size) {
  if (under.place.x() - rect.x() < size.width()) under.visible.setLeft(rect.right());
}

PilePlan downwards(const PileRoom& room, Plans table) {
  return line(room, table, room.base.height(), room.parts.area().bottom() - room.base.top(), coverLower);
}

PilePlan upwards(const PileRoom& room, Plans table) {
  return line(room, table, room.base.height(), room.base.bottom() - room.parts.area().top(), coverUpper);
}

PilePlan rightwards(const PileRoom& room, Plans table) {
  return line(room, table, room.base.width(), room.parts.area().right() - room.base.left(), coverRight);
}

PilePlan leftwards(const PileRoom& room, Plans table) {
  return line(room, table, room.base.width(), room.base.right() - room.parts.area().left(), coverLeft);
}

/// A hand in the order in which it is held, and before which of its places a gap is left.
PileCards heldHand(const PileRoom& room, QList<int>* gaps) {
  const HandHolding& holding = room.pile.hand;
  if (!holding.sorted) return room.cards;
  QList<int> codes;
  for (const CardRow* card : room.cards) codes.append(card->code);
  PileCards byRule;
  QList<int> codesByRule;
  for (const int at : handOrder(codes, holding)) {
    byRule.push_back(room.cards[static_cast<std::size_t>(at)]);
    codesByRule.append(codes[at]);
  }
  PileCards held = byRule;
  if (holding.reorderable) std::ranges::stable_sort(held, {}, &CardRow::kept);
  if (held == byRule) *gaps = suitGaps(codesByRule, holding);
  return held;
}

PilePlan hand(const PileRoom& given, Plans table) {
  PileRoom room = given;
  QList<int> gaps;
  room.cards = heldHand(given, &gaps);
  const qreal grow = room.pile.spread.grow;
  const bool onPlate = room.pile.from == RowBase::place;
  const QSizeF size = room.base.size();
  FanWish wish = room.parts.wish(room.pile);
  wish.room = grow > 0 ? grow * size.width() : room.parts.handArea().width();
  if (onPlate) {
    wish.room = room.parts.spec().plate.width() * (grow > 0 ? grow : handOnPlate);
    wish.leastStep = 0;
  }
  const qreal middle = grow > 0 || onPlate ? room.base.center().x() : room.parts.handArea().center().x();
  const QPointF origin(std::round(middle), room.base.y());
  const QList<QPointF> places = handOut(static_cast<int>(room.cards.size()), gaps, wish, size.width(), size.height());
  QRectF extent = room.cards.empty() ? room.base : QRectF();
  for (qsizetype i = 0; i < countOf(room); ++i) {
    const CardRow& card = *room.cards[static_cast<std::size_t>(i)];
    const qreal out = card.selected ? std::round(size.height() * selectedRise) : standsOut(room, card);
    const QRectF rect(origin + places[i] - QPointF(0, out), size);
    lay(room, i, rect, table);
    extent |= rect;
    if (i > 0) coverRight(planOf(*room.cards[static_cast<std::size_t>(i - 1)], table), card, rect, size);
  }
  PilePlan plan = whole(room, extent, table);
  if (onPlate) plan.extent |= room.parts.plate(room.pile.beside);
  plan.topmost = plan.extent;
  return plan;
}

PilePlan trick(const PileRoom& room, Plans table) {
  const TableSpec& spec = room.parts.spec();
  const QList<QPointF> places = trickPlaces(spec.seats, room.base.width(), room.base.height());
  const int first = std::max(0, room.pile.first - spec.viewer + spec.seats);
  QRectF extent = room.base;
  for (qsizetype i = 0; i < countOf(room); ++i) {
    const qreal out = standsOut(room, *room.cards[static_cast<std::size_t>(i)]);
    const QPointF place = cornerOf(room) + places[(first + i) % spec.seats] - QPointF(0, out);
    lay(room, i, {place, room.base.size()}, table);
    extent |= QRectF(place, room.base.size());
  }
  PilePlan plan = whole(room, extent, table);
  for (const QPointF& place : places) plan.extent |= room.base.translated(place);
  plan.topmost = room.base.translated(places.first());
  return plan;
}

PilePlan heap(const PileRoom& room, Plans table) {
  const QSizeF size = room.base.size();
  const auto count = countOf(room);
  const QList<QPointF> places = heapPlaces(static_cast<int>(count), size.width(), size.height());
  QRectF extent = room.base;
  for (qsizetype i = 0; i < count; ++i) {
    const qreal out = standsOut(room, *room.cards[static_cast<std::size_t>(i)]);
    const QRectF rect(cornerOf(room) + places[i] - QPointF(0, out), size);
    lay(room, i, rect, table).covered = i + peeping < count;
    extent |= rect;
  }
  if (count > 0) {
    // Its cards are drawn turned a little.
    const QPointF corners(0.06 * size.width(), 0.04 * size.height());
    extent.adjust(-corners.x(), -corners.y(), corners.x(), corners.y());
  }
  return whole(room, extent, table);
}

PilePlan ring(const PileRoom& room, Plans table) {
  const QSizeF size = room.base.size();
  const QList<QPointF> around = ringPlaces(room.pile.ring.columns, room.pile.ring.rows);
  const QSizeF pitch(room.parts.grid().columnPitch, room.parts.grid().rowPitch * room.pile.size);
  const auto rectOf = [&](int number) {
    const QPointF& place = around[number % around.size()];
    QPointF corner = room.base.topLeft() + QPointF(place.x() * pitch.width(), place.y() * pitch.height());
    // Where all places are taken, further cards lie upon others so that both can be read.
    if (number >= around.size()) corner += QPointF(0.3 * size.width(), (place.y() < 0 ? -0.24 : 0.24) * size.height());
    return QRectF(QPointF(std::round(corner.x()), std::round(corner.y())), size);
  };
  QSet<int> taken;
  QHash<int, QRectF> rects;
  for (const CardRow* card : room.cards) {
    if (card->upon >= 0) continue;
    taken.insert(card->kept);
    rects.insert(card->row, rectOf(card->kept));
  }
  PilePlan plan{room.base, room.base, {}, static_cast<int>(room.cards.size())};
  for (int number = 0; number < around.size(); ++number) plan.extent |= rectOf(number);
  for (qsizetype i = 0; i < countOf(room); ++i) {
    const CardRow& card = *room.cards[static_cast<std::size_t>(i)];
    QRectF rect = rects.value(card.row);
    if (card.upon >= 0) rect = rects.value(card.upon).translated(0.24 * size.width(), 0.3 * size.height());
    // Further right is higher, so that the index of every card stays free.
    const qreal height = card.upon >= 0 ? 900 : rect.x() / room.parts.spec().size.width() * 800;
    lay(room, i, rect, table).z = room.pile.level * 1000 + height;
    plan.extent |= rect;
  }
  int free = 0;
  while (taken.contains(free)) ++free;
  plan.topmost = rectOf(free);
  return plan;
}

bool isAce(int code) {
  return code >= 0 && !fulltable::Card(code).is_joker() && fulltable::Card(code).rank() == 0;
}

}  // namespace

QList<FanCard> fanCards(const PileCards& cards) {
  QList<FanCard> fan;
  for (const CardRow* card : cards) fan.append(FanCard(card->faceUp, isAce(card->code)));
  return fan;
}

PilePlan layPile(const PileRoom& room, std::span<CardPlan> table) {
  using Lay = PilePlan (*)(const PileRoom&, Plans);
  static constexpr Lay lays[] = {squared, downwards, upwards, rightwards, leftwards, hand, trick, ring, heap};
  return lays[static_cast<std::size_t>(room.pile.fan)](room, table);
}
