// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/tabletime.h"

#include <algorithm>
#include <optional>
#include <utility>

/// An alarm that keeps what is left to it while the table stands still.
class TableTime::PatientAlarm : public Alarm {
 public:
  PatientAlarm(TableTime& table, std::function<void()> ring, bool exact)
      : table_(table), alarm_(table.world_.alarm(std::move(ring), exact)) {
    table_.alarms_.push_back(this);
  }
  ~PatientAlarm() override { std::erase(table_.alarms_, this); }
  Q_DISABLE_COPY_MOVE(PatientAlarm)

  void start(qint64 ms) override {
    if (table_.isStill())
      left_ = ms;
    else
      alarm_->start(ms);
  }
  void stop() override {
    left_.reset();
    alarm_->stop();
  }
  bool isActive() const override { return left_ || alarm_->isActive(); }
  qint64 remaining() const override { return left_ ? *left_ : alarm_->remaining(); }

  void stand() {
    if (!alarm_->isActive()) return;
    left_ = alarm_->remaining();
    alarm_->stop();
  }
  void walk() {
    if (const auto left = std::exchange(left_, std::nullopt)) alarm_->start(*left);
  }

 private:
  TableTime& table_;
  std::unique_ptr<Alarm> alarm_;
  std::optional<qint64> left_;  ///< while the table stands still
};

std::unique_ptr<Alarm> TableTime::alarm(std::function<void()> ring, bool exact) {
  return std::make_unique<PatientAlarm>(*this, std::move(ring), exact);
}

void TableTime::setStill(bool still) {
  if (still_ == still) return;
  if (still)
    since_ = world_.now();
  else
    stood_ += world_.now() - since_;
  still_ = still;
  for (PatientAlarm* alarm : alarms_) still ? alarm->stand() : alarm->walk();
}
