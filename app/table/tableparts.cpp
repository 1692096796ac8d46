// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableparts.h"

#include <algorithm>
#include <cmath>

namespace {

/// The part of a plate's height by which the cards of a seat stand out above it.
constexpr qreal peek = 0.55;
/// As much of a card as shows a large index, of its height or width.
constexpr qreal largeStep = 0.36;
/// The part of an ace's height from its edge to the end of its sign.
constexpr qreal acePart = 0.34;
/// With more seats not everyone else has room in one row, however tall the window.
constexpr int mostInARow = 8;

}  // namespace

TableParts::TableParts(const TableSpec& spec)
    : spec_(spec),
      area_(QRectF(QPointF(), spec.size)
                .adjusted(spec.margin, spec.margin, -spec.margin, -spec.margin - spec.strip - spec.footer)),
      middle_(area_) {
  const int others = spec.seats - 1;
  if (isAside())
    middle_.setLeft(area_.left() + spec.plate.width() + spec.margin);
  else if (others > 0)
    middle_.setTop(area_.top() + spec.plate.height() * (1 + peek) + spec.margin / 2);
  middle_.adjust(flank(), 0, -flank(), 0);
  grid_ = fitGrid(middle_, spec.grid);
}

bool TableParts::isAbreast() const {
  if (spec_.seats <= 3 || spec_.seats > mostInARow) return false;
  // No room at the sides of a tall window.
  if (spec_.size.width() <= spec_.size.height()) return true;
  return spec_.others == Others::abreast && area_.width() >= (spec_.seats - 1) * spec_.plate.width();
}

bool TableParts::isFlanked() const {
  return spec_.seats > 3 && !isAbreast() && spec_.others != Others::zoned;
}

void TableParts::shrink(qreal part) {
  spec_.grid.widest = std::max(1.0, std::floor(grid_.cardWidth * part));
  grid_ = fitGrid(middle_, spec_.grid);
}

QRectF TableParts::plate(int relative) const {
  const QSizeF& plate = spec_.plate;
  if (relative == 0) {
    const qreal bottom = spec_.size.height() - spec_.footer;
    return {QPointF(area_.left(), bottom - plate.height() - 0.4 * spec_.margin), plate};
  }
  if (relative >= spec_.seats) return {};
  if (isAside()) return {QPointF(area_.left(), area_.top() + plate.height() * peek), plate};
  if (spec_.others == Others::zoned) {
    const qreal part = (area_.width() + spec_.margin) / (spec_.seats - 1);
    return {QPointF(area_.left() + part * (relative - 1), area_.top() + plate.height() * peek), plate};
  }
  if (isAbreast()) {
    const qreal step = area_.width() / (spec_.seats - 1);
    return {QPointF(area_.left() + step * (relative - 0.5) - plate.width() / 2, area_.top() + plate.height() * peek),
            plate};
  }
  const QSizeF box(plate.width(), plate.height() * (1 + peek));
  const QPointF spot = seatSpots(spec_.seats - 1, area_, box)[relative - 1];
  return {QPointF(spot.x() - box.width() / 2, spot.y() - box.height() / 2 + plate.height() * peek), plate};
}

QRectF TableParts::place(const PileSpec& pile) const {
  QSizeF size = QSizeF(grid_.cardWidth, grid_.cardHeight) * pile.size;
  QPointF place = grid_.at(pile.column, 0) + QPointF((grid_.cardWidth - size.width()) / 2, 0);
  const qreal centre = (middle_.top() + middle_.bottom() - spec_.handRows * grid_.cardHeight) / 2;
  switch (pile.from) {
    case RowBase::top: place.setY(grid_.origin.y() + pile.row * grid_.rowPitch); break;
    case RowBase::middle: place.setY(centre + pile.row * grid_.rowPitch - size.height() / 2); break;
    case RowBase::bottom: place.setY(middle_.bottom() - size.height() - pile.row * grid_.rowPitch); break;
    case RowBase::place: {
      const QRectF beside = plate(pile.beside);
      size = QSizeF(beside.height() * pile.size, beside.height() * pile.size * card_ratio);
      place = QPointF(beside.center().x() - size.width() / 2 + pile.column * beside.width(),
                      beside.top() + beside.height() * (pile.row - peek));
      break;
    }
  }
  // What a game puts at the side of a wide table stays inside a narrow one.
  place.setX(std::clamp(place.x(), 0.0, std::max(0.0, spec_.size.width() - size.width())));
  return {QPointF(std::round(place.x()), std::round(place.y())), size};
}

FanWish TableParts::wish(const PileSpec& pile) const {
  FanWish wish;
  wish.kind = pile.fan;
  wish.step = pile.spread.step;
  wish.leastStep = std::min(wish.step, wish.leastStep);
  wish.backStep = pile.spread.backStep;
  wish.leastBackStep = std::min(wish.backStep, wish.leastBackStep);
  wish.gapEvery = pile.spread.gapEvery;
  if (spec_.largeIndex && pile.from != RowBase::place) {
    wish.step = std::max(wish.step, largeStep);
    wish.leastStep = std::max(wish.leastStep, largeStep);
  }
  const bool column = pile.fan == FanKind::down || pile.fan == FanKind::up;
  wish.aceStep = column ? std::max(wish.leastStep, std::min(wish.step, acePart)) : wish.leastStep;
  return wish;
}
