// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/raceclock.h"

#include <algorithm>

namespace {

/// Stamps that come so much sooner or later than they should are of another clock: the link is made anew.
constexpr qint64 anotherClock = 5000;

}  // namespace

RaceClock::RaceClock(qint64 at) : at_(at) {
  real_.start();
}

qint64 RaceClock::now() const {
  return isRunning() ? at_ + real_.elapsed() - since_ : at_;
}

void RaceClock::run() {
  if (!isRunning()) since_ = real_.elapsed();
}

void RaceClock::pause() {
  at_ = now();
  since_ = -1;
}

void RaceClock::set(qint64 at) {
  at_ = at;
  if (isRunning()) since_ = real_.elapsed();
}

void RaceClock::see(quint64 timestamp) {
  if (timestamp == 0) return;  // a synthetic event
  const qint64 difference = real_.elapsed() - static_cast<qint64>(timestamp);
  if (!link_ || difference < *link_ || difference > *link_ + anotherClock) link_ = difference;
}

qint64 RaceClock::at(quint64 timestamp) const {
  if (timestamp == 0 || !link_ || !isRunning()) return now();
  const qint64 ago = real_.elapsed() - (static_cast<qint64>(timestamp) + *link_);
  return std::clamp(now() - ago, at_, now());
}
