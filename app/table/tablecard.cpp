// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablecard.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "table/grid.h"

void TableCard::put(const Place& place) {
  setPosition(place.at);
  setSize({place.width, std::round(place.width * card_ratio)});
}

void TableCard::setGliding(bool gliding) {
  const bool seen = !std::exchange(waiting_, waiting_ && gliding);
  if (gliding_ == gliding && seen) return;
  gliding_ = gliding;
  emit placed();
}

void TableCard::moveTo(const QPointF& place, qreal width) {
  to_ = {place, width};
  put(to_);
  setGliding(false);
}

void TableCard::waitAt(const QPointF& place, qreal width) {
  moveTo(place, width);
  waiting_ = true;
  emit placed();
}

QRectF TableCard::restingPlace() const {
  return {to_.at, QSizeF(to_.width, std::round(to_.width * card_ratio))};
}

void TableCard::flyTo(const QPointF& place, qreal width, qint64 begin, int duration, bool travels, qreal rise) {
  const Place there{place, width};
  if (there == to_) {
    if (!gliding_) setGliding(false);
    return;
  }
  const bool was = isTravelling();
  travelling_ = travels || was;
  from_ = {position(), this->width()};
  to_ = there;
  begin_ = begin;
  duration_ = std::max(1, duration);
  if (gliding_ && isTravelling() != was) emit placed();
  rise_ = rise;
  setGliding(true);
}

bool TableCard::advance(qint64 now) {
  if (!gliding_ || now < begin_) return gliding_;
  if (std::exchange(waiting_, false)) emit placed();
  const qreal left = 1 - std::min<qreal>(1, static_cast<qreal>(now - begin_) / duration_);
  if (left <= 0) {
    put(to_);
    setGliding(false);
    return false;
  }
  const qreal rest = left * left * left;
  const QPointF above(0, -4 * rise_ * rest * (1 - rest));
  put({to_.at + (from_.at - to_.at) * rest + above, to_.width + (from_.width - to_.width) * rest});
  return true;
}

void TableCard::setOrder(qreal z, bool covered) {
  if (toZ_ == z && covered_ == covered) return;
  toZ_ = z;
  covered_ = covered;
  emit placed();
}

void TableCard::setLifted(bool lifted) {
  if (lifted_ == lifted) return;
  lifted_ = lifted;
  emit placed();
}

void TableCard::setShut(bool shut, bool suitTold) {
  if (shut_ == shut && suitTold_ == suitTold) return;
  shut_ = shut;
  suitTold_ = suitTold;
  emit placed();
}

void TableCard::setDim(bool dim) {
  if (dim_ == dim) return;
  dim_ = dim;
  emit placed();
}

void TableCard::setLargePrint(bool largePrint) {
  if (largePrint_ == largePrint) return;
  largePrint_ = largePrint;
  emit placed();
}

void TableCard::setHeld(int held, int among) {
  if (held_ == held && among_ == among) return;
  held_ = held;
  among_ = among;
  emit heldChanged();
}

void TableCard::setShown(qreal shown) {
  if (shown_ == shown) return;
  shown_ = shown;
  emit shownChanged();
}
