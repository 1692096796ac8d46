// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <functional>
#include <memory>

/// Rings once, so many milliseconds after it was started.
class Alarm {
 public:
  virtual ~Alarm() = default;
  /// Begins anew where it goes already; 0: as soon as what happens now is over.
  virtual void start(qint64 ms) = 0;
  virtual void stop() = 0;
  virtual bool isActive() const = 0;
  /// Milliseconds until it rings; 0 where it does not.
  virtual qint64 remaining() const = 0;
};

/// The time that everything at the table goes by. Tests turn one of their own by hand.
class TimeSource {
 public:
  virtual ~TimeSource() = default;
  /// Milliseconds since some beginning. It never goes back.
  virtual qint64 now() const = 0;
  /// The time of day in milliseconds, which goes on while a computer is suspended.
  virtual qint64 timeOfDay() const = 0;
  /// An alarm of this time that does `ring`; `exact`: to the millisecond.
  virtual std::unique_ptr<Alarm> alarm(std::function<void()> ring, bool exact = false) = 0;
};

/// The time of the world.
TimeSource& worldTime();
