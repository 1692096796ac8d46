// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/black_hole/black_hole.h"

namespace fulltable::black_hole_solver {

using Ranks = std::uint32_t;  ///< a set of ranks, a bit each

/// The ranks of a deal, which do not change, and what follows from them.
struct Deal {
  /// Two fans that are alike in their lowest `alike` cards: up to there one stands for the other.
  struct Twins {
    std::uint8_t first;
    std::uint8_t second;
    std::uint8_t alike;
  };

  std::array<std::array<std::uint8_t, BlackHole::tallest>, BlackHole::most_fans> rank{};
  std::uint8_t fans = 0;
  std::vector<Twins> twins;

  explicit Deal(const BlackHole::State& state);
};

/// A position: what is left of the fans, and what the hole shows.
///
/// The cards to come must form a walk round the ring of ranks, from the hole's rank on, that visits each rank as often
/// as there are cards of it. How often it crosses from each rank to the next is then fixed but for where it ends: with
/// thirteen ranks the equations have one solution for each end, and the solutions differ by one crossing at most.
/// `crossings` keeps the larger number. Playing a card uses up one crossing, the one it goes over.
struct Board {
  std::array<std::uint8_t, BlackHole::most_fans> height{};
  std::array<std::int8_t, BlackHole::ranks> count{};      ///< cards of each rank in the fans
  std::array<std::int8_t, BlackHole::ranks> crossings{};  ///< at most, between that rank and the next
  std::int8_t at = -1;                                    ///< the hole's rank; −1: it is empty
  std::int8_t left = 0;

  Board(const Deal& deal, const BlackHole::State& state);

  bool fits(const Deal& deal, std::size_t fan) const {
    return height[fan] > 0 && (at < 0 || BlackHole::are_neighbours(at, top(deal, fan)));
  }
  std::uint8_t top(const Deal& deal, std::size_t fan) const { return deal.rank[fan][height[fan] - 1U]; }
  void play(const Deal& deal, std::size_t fan);
  /// Whether there is such a walk, to an end that is the rank of a lowest card, and where it can go over a crossing but
  /// once, past no card that lies under a later one. Without one the position is lost; with one it need not be won.
  bool has_walk(const Deal& deal) const;
  /// A number for the position: the same only for positions of which all or none are won.
  std::uint64_t key(const Deal& deal) const;

 private:
  void count_crossings();
};

/// What the search may leave out, for checks against the plain one.
struct Shortcuts {
  bool walk = true;   ///< positions without a walk
  bool twins = true;  ///< positions that differ by fans that are alike
};

/// Searches for a win, knowing every card. The same state, limits and seed give the same answer, unless
/// `limits.expired` cuts it short. `unsolvable` is only said after every position was searched or refuted.
Solution solve(const BlackHole::State& state, const SolveLimits& limits, std::uint64_t seed, Shortcuts shortcuts = {});

/// How many cards the longest run plays that a look at so many positions finds.
int longest_run(const BlackHole::State& state, int positions);

}  // namespace fulltable::black_hole_solver
