// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

/// One thread that does jobs in their order, begun with the first. Its owner declares it last, so that it ends before
/// what its jobs answer to.
class Worker {
 public:
  /// A job asks the token now and then and ends early when told so.
  using Job = std::function<void(std::stop_token)>;

  /// A quiet one takes the time that nothing else wants, where the system knows such a thing.
  explicit Worker(bool quiet = false);
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void post(Job job);
  /// Stops the job under way and forgets those that wait; returns at once.
  void cancelAll();

 private:
  void run(std::stop_token ending);

  [[maybe_unused]] const bool quiet_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Job> jobs_;
  std::stop_source current_;
  std::jthread thread_;
};
