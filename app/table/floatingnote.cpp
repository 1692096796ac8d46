// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/floatingnote.h"

#include <algorithm>
#include <limits>

#include "table/pileitem.h"
#include "table/seatitem.h"
#include "table/tablecard.h"

namespace {

/// So far from everything else.
constexpr qreal air = 4;

bool isWords(const QQuickItem* item) {
  return item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
}

/// What nothing may lie upon: cards where they will come to rest, places of piles but for empty hands, plates, buttons
/// and words; of a ring that has cards only these, if it may lie within one.
void collect(const QQuickItem* item, const QQuickItem* board, const QQuickItem* but, bool within,
             QList<QRectF>& taken) {
  if (item == but || !item->isVisible() || item->opacity() <= 0) return;
  if (const auto* card = qobject_cast<const TableCard*>(item)) {
    if (!card->restingPlace().isEmpty()) taken.append(card->parentItem()->mapRectToItem(board, card->restingPlace()));
    return;
  }
  const auto* pile = qobject_cast<const PileItem*>(item);
  const bool felt =
      pile && (pile->count() == 0 ? pile->fan() == PileItem::Across : within && pile->fan() == PileItem::Ring);
  if (pile && !pile->pileId().isEmpty() && !felt)
    taken.append(pile->parentItem()->mapRectToItem(board, pile->extent()));
  // What sticks out of a plate, too.
  const bool plate = qobject_cast<const SeatItem*>(item) || qobject_cast<const SeatItem*>(item->parentItem());
  if (item != board && (plate || item->inherits("QQuickAbstractButton") || isWords(item)))
    taken.append(item->mapRectToItem(board, QRectF(0, 0, item->width(), item->height())));
  for (const QQuickItem* child : item->childItems()) collect(child, board, but, within, taken);
}

}  // namespace

QRectF nearestFree(const QRectF& area, const QList<QRectF>& taken, const QSizeF& size, const QPointF& wish) {
  QRectF room = area.adjusted(air, air, -air - size.width(), -air - size.height());
  QRectF best;
  if (room.width() < 0 || room.height() < 0) return best;
  // A place that is as near as can be lies where it was wished, at an edge of the area, or beside something.
  const QPointF corner = wish - QPointF(size.width() / 2, size.height() / 2);
  QList<qreal> across{std::clamp(corner.x(), room.left(), room.right()), room.left(), room.right()};
  QList<qreal> down{std::clamp(corner.y(), room.top(), room.bottom()), room.top(), room.bottom()};
  for (const QRectF& each : taken) {
    across << each.left() - air - size.width() << each.right() + air;
    down << each.top() - air - size.height() << each.bottom() + air;
  }
  for (QList<qreal>* places : {&across, &down}) {
    std::ranges::sort(*places);
    places->erase(std::unique(places->begin(), places->end()), places->end());
  }
  qreal least = std::numeric_limits<qreal>::max();
  for (const qreal y : std::as_const(down)) {
    if (y < room.top() || y > room.bottom()) continue;
    for (const qreal x : std::as_const(across)) {
      if (x < room.left() || x > room.right()) continue;
      const QPointF way = QPointF(x, y) - corner;
      const qreal distance = QPointF::dotProduct(way, way);
      if (distance >= least) continue;
      const QRectF place(QPointF(x, y), size);
      if (std::ranges::any_of(taken, [&](const QRectF& each) { return each.intersects(place); })) continue;
      least = distance;
      best = place;
    }
  }
  return best;
}

QRectF FloatingNote::freePlace(QQuickItem* board, const QSizeF& size, const QPointF& wish, bool within) const {
  if (!board) return {};
  QList<QRectF> taken;
  collect(board, board, this, within, taken);
  return nearestFree(QRectF(0, 0, board->width(), board->height()), taken, size, wish);
}
