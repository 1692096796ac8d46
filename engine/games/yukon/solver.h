// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "games/yukon/yukon.h"

namespace fulltable::yukon_solver {

/// What the search may leave out. Each is proved to keep every win; the plain search is there to check them against.
struct Shortcuts {
  bool hopeless = true;  ///< positions that `is_hopeless` refutes
  bool jammed = true;    ///< those that `is_jammed` refutes
  bool safe = true;      ///< alternatives to safe foundation moves
  bool classes = true;   ///< all but one of the positions that sideways moves lead to and fro between
  bool dives = true;     ///< first some short random runs
  bool nogoods = true;   ///< between them, a search that learns why positions are lost; by the standard rules alone
};
inline constexpr Shortcuts plain{
    .hopeless = false, .jammed = false, .safe = false, .classes = false, .dives = false, .nogoods = false};

/// Searches for a win, knowing every card. The same state, limits and seed give the same answer, unless
/// `limits.expired` cuts it short. `unsolvable` is only said after every position was searched or refuted.
Solution solve(const Yukon::State& state, const SolveLimits& limits, std::uint64_t seed, Shortcuts shortcuts = {});

}  // namespace fulltable::yukon_solver
