// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/thinker.h"

#include <QtGlobal>
#include <exception>

void Thinker::drop() {
  ++revision_;
  waiting_ = 0;
  worker_.cancelAll();
}

void Thinker::attempt(const std::function<void()>& job) {
  try {
    job();
  } catch (const std::exception& failure) {
    qWarning("Thinking failed: %s", failure.what());
  } catch (...) {
    qWarning("Thinking failed.");
  }
}
