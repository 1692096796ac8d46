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
/// Counted cards, both without a word about what is likely in a game: the seat in the true deal and the one in its twin
/// see the same, so both imagine a pile as it lies in the true deal, rather than as in the twin, equally often. And
/// while nobody else has moved, every deal that looks the same is as likely as any other: what is imagined in a pile
/// occurs there as often as in such deals.
class Fairness {
 public:
  using Fault = std::function<void(const std::string&)>;

  /// How much was looked at, so that a test can ask for enough.
  struct Proved {
    std::int64_t tried = 0;     ///< seats with unseen cards that could be exchanged
    std::int64_t swapped = 0;   ///< of them those with cards exchanged unnoticed
    std::int64_t thoughts = 0;  ///< decisions compared after that
    std::int64_t judged = 0;    ///< piles of a viewer of which enough was counted to be judged
  };

  Fairness(const Game& game, Fault fault) : twin_(game), game_(game), fault_(std::move(fault)) {}

  void begin(const Match& match, std::uint64_t seed, bool swaps);
  /// What led from `before` to the match as it stands: a move, or with seat −1 the time until `times.done`.
  void note(const Match& match, const Position& before, int seat, const Move& move, Times times);
  /// Swaps and counts where the match stands.
  void look();
  /// Judges what was counted, after all matches.
  void sum_up();

  const Proved& proved() const { return proved_; }

 private:
  /// Differences that are as likely to lie above zero as below, as long as a seat is fair.
  struct Count {
    double sum = 0;
    double squares = 0;
    int number = 0;  ///< of those that are not zero
  };

  void fault(int viewer, const std::string& what) { fault_("seat " + std::to_string(viewer) + " " + what); }
  bool swap(int viewer, const Cards& unseen);
  void compare_minds(int viewer, const Position& twin);
  void compare_thoughts(int viewer, const Knowledge& here, const Knowledge& there, std::uint64_t seed);
  std::vector<std::size_t> unseen_places(int viewer, const Cards& unseen);
  void count_by_twin(int viewer, const Position& twin);
  void count_by_chance(int viewer, const Cards& unseen);
  void add(int viewer, const std::string& what, int difference);

  DealTwin twin_;
  const Game& game_;
  Fault fault_;
  Proved proved_;
  Rng rng_{1};
  bool swaps_ = true;
  int thoughts_left_ = 0;                                ///< in this match
  std::vector<int> chances_left_;                        ///< in this match, by viewer
  std::map<std::pair<int, std::string>, Count> counts_;  ///< by viewer and what was compared of a pile
};

}  // namespace fulltable
