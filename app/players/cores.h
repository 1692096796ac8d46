// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "ai/think.h"

/// Several threads that share the work of one thought: whoever asks is one of them, the others begin with the first
/// work and end with this object. Its owner outlives what its `crew` was given to.
class Cores {
 public:
  /// So many threads altogether; with one, whoever asks does everything.
  explicit Cores(int count) : count_(count) {}
  ~Cores();
  Cores(const Cores&) = delete;
  Cores& operator=(const Cores&) = delete;

  /// For the limits of a thought; empty where there is but one thread.
  fulltable::Crew crew();
  /// Does `work(0)` to `work(pieces - 1)` and returns when all of it is done. An exception of a piece, the first one
  /// where there are several, leaves from here once the others are done. Asked by one thread at a time.
  void share(int pieces, const std::function<void(int)>& work);

 private:
  void begin();
  /// Does pieces while some are left; the lock is held before and after.
  void help(std::unique_lock<std::mutex>& lock);
  void wait();

  const int count_;
  std::mutex mutex_;
  std::condition_variable wake_;  ///< there is work, or the end has come
  std::condition_variable done_;  ///< the last piece is done
  const std::function<void(int)>* work_ = nullptr;
  int pieces_ = 0;
  int next_ = 0;  ///< the piece that nobody has taken yet
  int left_ = 0;  ///< pieces that are not done
  bool ending_ = false;
  std::exception_ptr failure_;
  bool begun_ = false;
  std::vector<std::jthread> helpers_;
};
