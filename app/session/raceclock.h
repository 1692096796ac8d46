// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <optional>

/// The virtual clock of a race in milliseconds: it goes with the real time while it runs, and stands still otherwise.
/// It tells when an input event happened, however late the event is looked at.
class RaceClock {
 public:
  explicit RaceClock(qint64 at);

  qint64 now() const;
  bool isRunning() const { return since_ >= 0; }
  void run();
  void pause();
  /// Goes on from that time.
  void set(qint64 at);

  /// An input event has come: the one that came with the least delay links its time stamps with this clock.
  void see(quint64 timestamp);
  /// When the event with that stamp happened, never later than now nor before the clock began to run.
  qint64 at(quint64 timestamp) const;

 private:
  QElapsedTimer real_;
  qint64 at_ = 0;               ///< the time when it began to run, or stands at
  qint64 since_ = -1;           ///< that in real time; −1: it stands
  std::optional<qint64> link_;  ///< real time less time stamp, at the least
};
