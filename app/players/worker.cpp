// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/worker.h"

#include <utility>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

Worker::Worker(bool quiet) : quiet_(quiet) {}

Worker::~Worker() {
  thread_.request_stop();
  cancelAll();
}

void Worker::post(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back(std::move(job));
    if (!thread_.joinable()) thread_ = std::jthread([this](std::stop_token ending) { run(ending); });
  }
  wake_.notify_one();
}

void Worker::cancelAll() {
  const std::scoped_lock lock(mutex_);
  jobs_.clear();
  current_.request_stop();
}

void Worker::run(std::stop_token ending) {
#ifdef __linux__
  // There a thread has a priority of its own.
  if (quiet_) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 19);
#endif
  while (true) {
    Job job;
    std::stop_token token;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, ending, [this] { return !jobs_.empty(); })) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
      current_ = std::stop_source();
      token = current_.get_token();
    }
    if (ending.stop_requested()) return;
    job(token);
  }
}
