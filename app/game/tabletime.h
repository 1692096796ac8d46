// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "game/timesource.h"

/// The time of one table: that of the world, except that it stands still while something lies over the table. Its
/// alarms wait as long, and ring no sooner than people can see what comes of them.
class TableTime : public TimeSource {
 public:
  explicit TableTime(TimeSource& world) : world_(world) {}

  qint64 now() const override { return (still_ ? since_ : world_.now()) - stood_; }
  qint64 timeOfDay() const override { return world_.timeOfDay(); }
  std::unique_ptr<Alarm> alarm(std::function<void()> ring, bool exact = false) override;

  bool isStill() const { return still_; }
  void setStill(bool still);

 private:
  class PatientAlarm;

  TimeSource& world_;
  bool still_ = false;
  qint64 since_ = 0;  ///< when it came to stand, in the world's time
  qint64 stood_ = 0;  ///< how long it has stood in all
  std::vector<PatientAlarm*> alarms_;
};
