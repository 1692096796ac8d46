// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deckwork.h"

#include <QThreadPool>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <utility>

namespace {

constexpr auto beat = std::chrono::milliseconds(50);  ///< how soon a stop is noticed

struct Workers {
  Workers() {
    pool.setThreadPriority(QThread::LowestPriority);
    // What never ends takes one of them.
    pool.setMaxThreadCount(64);
  }
  ~Workers() {
    if (!pool.waitForDone(longestFarewell)) endAtOnce();
  }
  QThreadPool pool;
};

QThreadPool& workers() {
  static Workers all;
  return all.pool;
}

struct Ending {
  std::mutex guard;
  std::condition_variable came;
  bool ended = false;
};

}  // namespace

bool runPatiently(std::function<void()> work, int ms, const std::atomic_bool& stop) {
  const auto ending = std::make_shared<Ending>();
  workers().start([work = std::move(work), ending] {
    work();
    const std::lock_guard lock(ending->guard);
    ending->ended = true;
    ending->came.notify_all();
  });
  const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  std::unique_lock lock(ending->guard);
  while (!ending->ended && !stop && std::chrono::steady_clock::now() < until) ending->came.wait_for(lock, beat);
  return ending->ended;
}

void endAtOnce() {
  std::fflush(nullptr);
  std::_Exit(EXIT_SUCCESS);
}
