// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/cores.h"

#include <system_error>
#include <utility>

Cores::~Cores() {
  const std::scoped_lock lock(mutex_);
  ending_ = true;
  wake_.notify_all();
}

fulltable::Crew Cores::crew() {
  if (count_ <= 1) return {};
  return [this](int pieces, const std::function<void(int)>& work) { share(pieces, work); };
}

void Cores::share(int pieces, const std::function<void(int)>& work) {
  begin();
  std::unique_lock lock(mutex_);
  work_ = &work;
  pieces_ = left_ = pieces;
  next_ = 0;
  wake_.notify_all();
  help(lock);
  done_.wait(lock, [this] { return left_ == 0; });
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Cores::begin() {
  if (std::exchange(begun_, true)) return;
  try {
    while (static_cast<int>(helpers_.size()) + 1 < count_) helpers_.emplace_back([this] { wait(); });
  } catch (const std::system_error&) {
    // The system gives no more threads: those that there are do all of it.
  }
}

void Cores::help(std::unique_lock<std::mutex>& lock) {
  while (next_ < pieces_) {
    const int piece = next_++;
    std::exception_ptr failure;
    lock.unlock();
    try {
      (*work_)(piece);
    } catch (...) {
      failure = std::current_exception();
    }
    lock.lock();
    if (failure && !failure_) failure_ = failure;
    if (--left_ == 0) done_.notify_one();
  }
}

void Cores::wait() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return ending_ || next_ < pieces_; });
    if (ending_) return;
    help(lock);
  }
}
