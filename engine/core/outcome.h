// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace fulltable {

/// How much of the worth of a game that is over lies in its points: enough to choose by, where moves win as often, and
/// too little to give up a chance to win for them.
inline constexpr double share_of_points = 0.05;

/// From how each seat stands by points (0 to 1, in all 1): what a game that is over is worth to it.
inline void settle(std::vector<double>& standing, const std::vector<int>& winners) {
  for (double& each : standing) each *= share_of_points;
  for (const int seat : winners)
    standing[static_cast<std::size_t>(seat)] += (1 - share_of_points) / static_cast<double>(winners.size());
}

}  // namespace fulltable
