// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

Grid fitGrid(const QRectF& area, const GridWish& wish) {
  const qreal wide = 1 + (wish.columns - 1) * wish.columnPitch;
  const qreal high = 1 + (wish.rows - 1) * wish.rowPitch;
  Grid grid;
  grid.cardWidth = std::max(1.0, std::floor(std::min(area.width() / wide, area.height() / (high * card_ratio))));
  if (wish.widest > 0) grid.cardWidth = std::min(grid.cardWidth, wish.widest);
  grid.cardHeight = std::round(grid.cardWidth * card_ratio);
  const auto spread = [](qreal room, qreal card, qreal count, qreal least, qreal most) {
    if (count <= 1) return least * card;
    return std::clamp((room - card) / (count - 1), least * card, std::max(least, most) * card);
  };
  grid.columnPitch = spread(area.width(), grid.cardWidth, wish.columns, wish.columnPitch, wish.columnSpread);
  grid.rowPitch = spread(area.height(), grid.cardHeight, wish.rows, wish.rowPitch, wish.rowSpread);
  const qreal used = grid.cardWidth + (wish.columns - 1) * grid.columnPitch;
  grid.origin = QPointF(area.left() + (area.width() - used) / 2, area.top());
  return grid;
}

namespace {

/// Up to so many others sit at the sides one or two each, and above.
constexpr int fewSeats = 8;

/// A crowd: as many above as have room from corner to corner, the others down both sides; one or two stay well above
/// the lower edge, where the viewer's cards and pads lie.
QList<QPointF> manySpots(int count, const QRectF& line, const QSizeF& box) {
  const int across = std::max(2, 1 + static_cast<int>(line.width() / (box.width() * 1.04)));
  const int side = std::max(0, count - across + 1) / 2;
  const int top = count - 2 * side;
  const qreal reach = line.height() * (side == 1 ? 0.42 : side == 2 ? 0.68 : 1);
  QList<QPointF> spots;
  for (int i = side; i > 0; --i) spots.append({line.left(), line.top() + reach * i / side});
  for (int i = 0; i < top; ++i) spots.append({line.left() + line.width() * i / (top - 1), line.top()});
  for (int i = 1; i <= side; ++i) spots.append({line.right(), line.top() + reach * i / side});
  return spots;
}

}  // namespace

QList<QPointF> seatSpots(int count, const QRectF& area, const QSizeF& box) {
  const QRectF line = area.adjusted(box.width() / 2, box.height() / 2, -box.width() / 2, -box.height() / 2);
  if (count > fewSeats) return manySpots(count, line, box);
  const int side = count < 3 ? 0 : count < 6 ? 1 : 2;
  const int top = count - 2 * side;
  const auto down = [&](int place) { return line.top() + line.height() * (side == 1 ? 0.42 : 0.62 - 0.3 * place); };
  QList<QPointF> spots;
  for (int i = 0; i < side; ++i) spots.append({line.left(), down(i)});
  // Spread out, but rather towards the corners than over each other.
  const qreal step = top > 1 ? std::clamp(1.04 * box.width(), line.width() / (top + 1), line.width() / (top - 1)) : 0;
  for (int i = 0; i < top; ++i) spots.append({line.center().x() + (i - (top - 1) / 2.0) * step, line.top()});
  for (int i = side - 1; i >= 0; --i) spots.append({line.right(), down(i)});
  return spots;
}

int neighbour(const QList<QRectF>& rects, const QRectF& from, Direction direction) {
  const bool across = direction == Direction::left || direction == Direction::right;
  const qreal sign = direction == Direction::left || direction == Direction::up ? -1 : 1;
  int best = -1;
  bool bestIsAhead = false;
  qreal least = std::numeric_limits<qreal>::max();
  for (int i = 0; i < rects.size(); ++i) {
    const QPointF way = rects[i].center() - from.center();
    const qreal ahead = sign * (across ? way.x() : way.y());
    const qreal aside = std::abs(across ? way.y() : way.x());
    if (ahead < 1) continue;
    // First what lies about straight ahead. Above and below it may also lie far aside, if nothing of it is beside.
    const bool isAhead = aside <= 2.5 * ahead;
    const bool isBeyond = !across && ahead >= (from.height() + rects[i].height()) / 2;
    if (!isAhead && (!isBeyond || bestIsAhead)) continue;
    // What lies straight ahead is nearer than what lies aside.
    const qreal distance = ahead + 2 * aside;
    if (distance < least || (isAhead && !bestIsAhead)) {
      least = distance;
      best = i;
      bestIsAhead = isAhead;
    }
  }
  return best;
}

int nearestDrop(const QList<QRectF>& areas, const QRectF& card, qreal reach) {
  int best = -1;
  qreal most = 0;
  for (int i = 0; i < areas.size(); ++i) {
    const QRectF common = areas[i].intersected(card);
    const qreal overlap = common.width() * common.height();
    if (overlap > most) {
      most = overlap;
      best = i;
    }
  }
  if (best >= 0) return best;
  qreal least = reach;
  for (int i = 0; i < areas.size(); ++i) {
    const qreal dx = std::max({areas[i].left() - card.right(), card.left() - areas[i].right(), 0.0});
    const qreal dy = std::max({areas[i].top() - card.bottom(), card.top() - areas[i].bottom(), 0.0});
    const qreal distance = std::hypot(dx, dy);
    if (distance <= least) {
      least = distance;
      best = i;
    }
  }
  return best;
}
