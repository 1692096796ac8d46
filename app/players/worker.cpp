// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/worker.h"

#include <utility>

Worker::Worker() : thread_([this](std::stop_token ending) { run(ending); }) {}

Worker::~Worker() {
  thread_.request_stop();
  cancelAll();
}

void Worker::post(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void Worker::cancelAll() {
  const std::scoped_lock lock(mutex_);
  jobs_.clear();
  current_.request_stop();
}

void Worker::run(std::stop_token ending) {
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
