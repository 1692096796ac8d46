// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "game/timesource.h"

/// A time that goes on only when a test says so.
class VirtualTime : public TimeSource {
 public:
  qint64 now() const override { return now_; }
  qint64 timeOfDay() const override { return now_; }
  std::unique_ptr<Alarm> alarm(std::function<void()> ring, bool) override {
    return std::make_unique<VirtualAlarm>(*this, std::move(ring));
  }

  /// So many milliseconds go by: every alarm rings at its time.
  void pass(qint64 ms) {
    const qint64 end = now_ + ms;
    while (const VirtualAlarm* first = next()) {
      if (first->due > end) break;
      ring();
    }
    now_ = end;
    QCoreApplication::processEvents();
  }
  /// The same, but the program is held up: what would have rung rings afterwards, with the next `pass`.
  void stall(qint64 ms) { now_ += ms; }
  /// On to the next alarm; false: there is none.
  bool step() {
    if (!next()) return false;
    ring();
    return true;
  }

 private:
  struct VirtualAlarm : Alarm {
    VirtualAlarm(VirtualTime& owner, std::function<void()> rings) : time(owner), sound(std::move(rings)) {
      time.alarms_.push_back(this);
    }
    ~VirtualAlarm() override { std::erase(time.alarms_, this); }
    Q_DISABLE_COPY_MOVE(VirtualAlarm)
    void start(qint64 ms) override {
      due = time.now_ + ms;
      serial = ++time.serial_;
    }
    void stop() override { due = -1; }
    bool isActive() const override { return due >= 0; }
    qint64 remaining() const override { return isActive() ? std::max<qint64>(0, due - time.now_) : 0; }

    VirtualTime& time;
    std::function<void()> sound;
    qint64 due = -1;
    quint64 serial = 0;  ///< of two alarms for the same time the one started first rings first
  };

  VirtualAlarm* next() const {
    VirtualAlarm* first = nullptr;
    for (VirtualAlarm* alarm : alarms_)
      if (alarm->isActive() && (!first || std::pair(alarm->due, alarm->serial) < std::pair(first->due, first->serial)))
        first = alarm;
    return first;
  }
  void ring() {
    VirtualAlarm* first = next();
    now_ = std::max(now_, first->due);
    first->stop();
    first->sound();
    QCoreApplication::processEvents();
  }

  qint64 now_ = 0;
  quint64 serial_ = 0;
  std::vector<VirtualAlarm*> alarms_;
};
