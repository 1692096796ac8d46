// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <algorithm>

#include "game/timesource.h"

/// The time of the world without its gaps: where a loaded machine held the program up, little time has gone by. A race
/// does not stand still by it, as it would where nobody could see what happened.
class PatientTime : public TimeSource {
 public:
  qint64 now() const override {
    const qint64 world = world_.elapsed();
    now_ += std::min<qint64>(world - seen_, 20);
    seen_ = world;
    return now_;
  }
  qint64 timeOfDay() const override { return now(); }
  std::unique_ptr<Alarm> alarm(std::function<void()> ring, bool exact) override {
    return worldTime().alarm(std::move(ring), exact);
  }

 private:
  QElapsedTimer world_ = [] {
    QElapsedTimer timer;
    timer.start();
    return timer;
  }();
  mutable qint64 seen_ = 0;
  mutable qint64 now_ = 0;
};
