// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "support/dealtwin.h"

namespace fulltable {

/// Whether what a seat knows, hears, imagines and decides depends on nothing that it has not seen. Follows one match
/// after the other; knows no game.
///
/// Swapped cards: cards that a seat does not see are exchanged in the pack, and the deal is played again with the same
/// moves. As long as all of them are legal and the seat sees the same at every step, all else must be the same to it.
///
/// Counted cards: while a seat has learnt nothing, each unseen card is as likely in one place as in another. So many of
/// those that it imagines in a pile are truly there, and no more.
class Fairness {
 public:
  using Fault = std::function<void(const std::string&)>;

  /// How much was looked at, so that a test can ask for enough.
  struct Proved {
    std::int64_t tried = 0;     ///< seats with unseen cards that could be exchanged
    std::int64_t swapped = 0;   ///< of them those with cards exchanged unnoticed
    std::int64_t thoughts = 0;  ///< decisions compared after that
    std::int64_t counted = 0;   ///< seats whose imagined cards were counted
    std::int64_t judged = 0;    ///< piles of which enough were counted to be judged
  };

  Fairness(const Game& game, Fault fault) : twin_(game), game_(game), fault_(std::move(fault)) {}

  void begin(const Match& match, std::uint64_t seed, bool swaps, bool counts);
  /// What led from `before` to the match as it stands: a move, or with seat −1 the time until `times.done`.
  void note(const Match& match, const Position& before, int seat, const Move& move, Times times);
  /// Swaps, and counts, where the match stands.
  void look();
  /// Judges what was counted, after all matches.
  void sum_up();

  const Proved& proved() const { return proved_; }

 private:
  /// Of the unseen cards of a pile, how many were imagined right, and how many are so by chance.
  struct Count {
    double right = 0;
    double chance = 0;
    double variance = 0;
  };

  void fault(int viewer, const std::string& what) { fault_("seat " + std::to_string(viewer) + " " + what); }
  bool swap(int viewer);
  void compare_minds(int viewer, const Position& twin);
  void compare_thoughts(int viewer, const Knowledge& here, const Knowledge& there, std::uint64_t seed);
  std::vector<Unseen> equally_likely(int viewer);
  void count(int viewer);

  DealTwin twin_;
  const Game& game_;
  Fault fault_;
  Proved proved_;
  Rng rng_{1};
  bool swaps_ = true;
  bool counts_ = true;
  int thoughts_left_ = 0;                               ///< in this match
  std::map<std::pair<int, std::string>, Count> piles_;  ///< by viewer and pile, or its places
};

}  // namespace fulltable
