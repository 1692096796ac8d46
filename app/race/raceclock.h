// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "game/timesource.h"

/// The virtual clock of a race in milliseconds: it goes with the time it is given while it runs, and stands still
/// otherwise. It tells when an input event happened, however late the event is looked at. It wants to be looked at
/// often (`tick`): a longer gap is a stall, in which it stands still but for what people did meanwhile.
class RaceClock {
 public:
  /// How often `tick` should be called, and the longest gap that is no stall, in ms.
  static constexpr qint64 tickTime = 20;
  static constexpr qint64 longestGap = 100;
  /// After so long a gap it is time to ask whether everybody is still there, in ms.
  static constexpr qint64 absence = 3000;

  explicit RaceClock(qint64 at, const TimeSource& time = worldTime()) : time_(time), at_(at) {}

  qint64 now() const;
  bool isRunning() const { return since_ >= 0; }
  void run();
  void pause();
  /// Goes on from that time.
  void set(qint64 at);

  /// The program is alive now.
  void tick();
  /// Whether, since it began to run, the program was held up, or the computer suspended, for so long as that.
  bool wasAway() const { return away_; }
  /// Something falls due then that is not the people's doing: no input of a stall counts as that late. −1: nothing
  /// does.
  void expect(qint64 due) { due_ = due; }
  /// Until then nobody could see what happened after the beginning of the last stall; −1 before the first one.
  qint64 blindUntil() const { return stall_ ? stall_->until : -1; }

  /// An input event has come: the one that came with the least delay links its time stamps with this clock.
  void see(quint64 timestamp);
  /// When the event with that stamp happened, never later than now nor before the clock began to run. What happened in
  /// a stall keeps its order and its distances: the clock goes on as far as that.
  qint64 at(quint64 timestamp);

 private:
  struct Stall {
    qint64 from, to;      ///< in real time
    qint64 start, until;  ///< in virtual time
  };

  const TimeSource& time_;
  qint64 at_ = 0;      ///< the time when it began to run, or stands at
  qint64 since_ = -1;  ///< that in real time; −1: it stands
  qint64 seen_ = 0;    ///< the last tick, in real time
  qint64 day_ = 0;     ///< the same in the time of day, which goes on while a computer is suspended
  bool away_ = false;
  qint64 due_ = -1;
  std::optional<Stall> stall_;  ///< the last one since it began to run
  std::optional<qint64> link_;  ///< real time less time stamp, at the least
};
