// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/pop/pop.h"

namespace fulltable::pop {

/// The chance of seat 0 to win the game between two rounds, or after the last one, where it is 0 or 1.
///
/// Between rounds it comes from a dynamic programme over the points still needed and the value at which the cube
/// begins. Its model of a round: one side takes each of the seven tricks with the same chance, which both know; before
/// each trick either may pop, and both pop, accept and fold by this very value.
double chance_of_first(const Pop::State& state);

/// What the ends of the present round are worth to a seat, by the value of the cube.
class Stakes {
 public:
  /// Ends of a round as a seat sees them.
  enum End { won, won_but_third, lost, lost_but_third };

  Stakes(const Pop::State& state, int seat);
  float of(int cube, End end) const { return worth_[static_cast<std::size_t>(cube)][end]; }

 private:
  std::array<std::array<float, 4>, Pop::highest_cube + 1> worth_{};
};

}  // namespace fulltable::pop
