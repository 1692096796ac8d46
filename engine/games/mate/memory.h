// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "games/mate/solver.h"

namespace fulltable::mate {

/// What the solver has found while one position, or one seat's knowledge, was asked about. It stays with its object and
/// is no part of what that says: copies begin without it, and what is assigned to brings none. The values hold for all
/// positions of the game, so they never have to be forgotten.
class Memory {
 public:
  Memory() = default;
  Memory(const Memory&) noexcept {}
  Memory& operator=(const Memory&) noexcept { return *this; }
  ~Memory() = default;

  Found& found() const {
    if (!found_) found_ = std::make_unique<Found>();
    return *found_;
  }
  friend bool operator==(const Memory&, const Memory&) { return true; }

 private:
  mutable std::unique_ptr<Found> found_;
};

}  // namespace fulltable::mate
