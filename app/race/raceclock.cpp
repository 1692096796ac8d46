// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "race/raceclock.h"

#include <algorithm>
#include <utility>

namespace {

/// Stamps that come so much sooner or later than they should are of another clock: the link is made anew.
constexpr qint64 anotherClock = 5000;

}  // namespace

qint64 RaceClock::now() const {
  if (!isRunning()) return at_;
  const qint64 real = time_.now();
  // One tick passes as ever, or a machine that needs long for each picture would never get on.
  return at_ - since_ + (real - seen_ > longestGap ? seen_ + tickTime : real);
}

void RaceClock::run() {
  if (isRunning()) return;
  since_ = seen_ = time_.now();
  day_ = time_.timeOfDay();
  away_ = false;
  stall_.reset();
}

void RaceClock::pause() {
  at_ = now();
  since_ = -1;
}

void RaceClock::set(qint64 at) {
  at_ = at;
  stall_.reset();
  if (isRunning()) since_ = seen_ = time_.now();
}

void RaceClock::tick() {
  const qint64 real = time_.now();
  const qint64 day = time_.timeOfDay();
  away_ = away_ || day - std::exchange(day_, day) > absence;
  if (isRunning() && real - seen_ > longestGap) {
    const qint64 start = at_ + seen_ - since_;
    stall_ = Stall{seen_, real, start, start + tickTime};
    since_ += real - seen_ - tickTime;
  }
  seen_ = real;
}

void RaceClock::see(quint64 timestamp) {
  if (timestamp == 0) return;  // a synthetic event
  const qint64 difference = time_.now() - static_cast<qint64>(timestamp);
  if (!link_ || difference < *link_ || difference > *link_ + anotherClock) link_ = difference;
}

qint64 RaceClock::at(quint64 timestamp) {
  tick();
  if (timestamp == 0 || !link_ || !isRunning()) return now();
  const qint64 happened = static_cast<qint64>(timestamp) + *link_;
  qint64 time = now() - (seen_ - happened);
  if (stall_ && happened < stall_->to) {
    time = stall_->start + happened - stall_->from;
    if (due_ >= 0) time = std::min(time, std::max(due_ - 1, stall_->until));
    if (const qint64 further = time - stall_->until; further > 0) {
      since_ -= further;
      stall_->until += further;
    }
  }
  return std::clamp(time, at_, now());
}
