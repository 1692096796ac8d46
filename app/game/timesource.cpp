// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/timesource.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTimer>
#include <utility>

namespace {

class WorldAlarm : public Alarm {
 public:
  WorldAlarm(std::function<void()> ring, bool exact) : ring_(std::move(ring)) {
    timer_.setSingleShot(true);
    if (exact) timer_.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer_, &QTimer::timeout, [this] { ring_(); });
  }
  void start(qint64 ms) override { timer_.start(static_cast<int>(ms)); }
  void stop() override { timer_.stop(); }
  bool isActive() const override { return timer_.isActive(); }
  qint64 remaining() const override { return qMax(0, timer_.remainingTime()); }

 private:
  std::function<void()> ring_;
  QTimer timer_;
};

class WorldTime : public TimeSource {
 public:
  WorldTime() { since_.start(); }
  qint64 now() const override { return since_.elapsed(); }
  qint64 timeOfDay() const override { return QDateTime::currentMSecsSinceEpoch(); }
  std::unique_ptr<Alarm> alarm(std::function<void()> ring, bool exact) override {
    return std::make_unique<WorldAlarm>(std::move(ring), exact);
  }

 private:
  QElapsedTimer since_;
};

}  // namespace

TimeSource& worldTime() {
  static WorldTime time;
  return time;
}
