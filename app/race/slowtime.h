// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "game/timesource.h"

/// A time that goes so many times slower than another one. Its alarms are the other's.
class SlowTime : public TimeSource {
 public:
  SlowTime(TimeSource& time, double factor) : time_(time), factor_(factor) {}

  double factor() const { return factor_; }
  /// What that many milliseconds of the other time are in this one, and the other way round, rounded up.
  qint64 slowed(double ms) const { return static_cast<qint64>(ms / factor_); }
  qint64 real(qint64 ms) const { return static_cast<qint64>(std::ceil(static_cast<double>(ms) * factor_)); }

  qint64 now() const override { return slowed(static_cast<double>(time_.now())); }
  qint64 timeOfDay() const override { return time_.timeOfDay(); }
  std::unique_ptr<Alarm> alarm(std::function<void()> ring, bool exact) override {
    return time_.alarm(std::move(ring), exact);
  }

 private:
  TimeSource& time_;
  double factor_;
};
