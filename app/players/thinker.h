// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "players/worker.h"

/// Thinks on a thread of its own about a position as it is. Answers come back to the thread that asked, and never when
/// the question is out of date.
class Thinker {
 public:
  /// Whether somebody waits for the answers, or there is time.
  enum class Haste { usual, none };

  explicit Thinker(Haste haste = Haste::usual) : worker_(haste == Haste::none) {}
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  /// Does `job(token)` in the background, then `answer` with an optional of what came out: nothing where the job failed
  /// with an exception. Not after `drop`, nor after the thinker is gone.
  template <class Job, class Answer>
  void run(Job job, Answer answer) {
    using Found = std::invoke_result_t<Job&, std::stop_token>;
    ++waiting_;
    worker_.post([this, job = std::move(job), answer = std::move(answer),
                  revision = revision_](const std::stop_token& stop) mutable {
      auto found = guarded<Found>(job, stop);
      QMetaObject::invokeMethod(
          &home_,
          [this, revision, answer = std::move(answer), found = std::move(found)]() mutable {
            if (revision != revision_) return;
            --waiting_;
            answer(std::move(found));
          },
          Qt::QueuedConnection);
    });
  }
  /// On how many cores its jobs may think (see `Cores`).
  void setCores(int cores) { cores_ = cores; }
  int cores() const { return cores_; }
  /// All that was asked is out of date: what goes on ends soon, and nothing of it is answered.
  void drop();
  /// Whether an answer is still to come.
  bool isBusy() const { return waiting_ > 0; }

 private:
  /// Nothing may leave a thread that nobody could catch it on.
  template <class Found, class Job>
  static std::optional<Found> guarded(Job& job, const std::stop_token& stop) {
    std::optional<Found> found;
    attempt([&] { found.emplace(job(stop)); });
    return found;
  }
  static void attempt(const std::function<void()>& job);

  quint64 revision_ = 0;  ///< answers to questions of another one are dropped
  int waiting_ = 0;
  int cores_ = 1;
  QObject home_;   ///< answers come to its thread, and none when it is gone
  Worker worker_;  // last: its jobs answer to all of the above
};
