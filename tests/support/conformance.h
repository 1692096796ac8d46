// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "match/match.h"
#include "support/fairness.h"

namespace fulltable {

/// The seat's legal moves as texts, in order.
std::vector<std::string> texts_of(const Table& table, int seat);

/// What every game must hold, looked at while random games of it are played. Knows no game.
class Conformance {
 public:
  struct Plan {
    std::uint64_t seed = 1;
    int most_moves = 3000;  ///< the game is left unfinished after so many
    int looks = 60;         ///< thorough looks a game, about
    bool must_end = false;  ///< whether it is a fault not to be over by then
    bool swaps = true;      ///< whether swapped cards are compared (see Fairness)
  };

  explicit Conformance(const Game& game)
      : game_(game), fairness_(game, [this](const std::string& text) { fault(text); }) {}
  Conformance(const Conformance&) = delete;
  Conformance& operator=(const Conformance&) = delete;

  /// Plays one random game with this setup; its faults are added to `faults`.
  void play(GameSetup game_setup, const Plan& plan);
  /// What can only be told from many positions; after the games.
  void sum_up();

  const std::vector<std::string>& faults() const { return faults_; }
  std::int64_t looks() const { return looks_; }
  std::int64_t moves() const { return moves_; }
  const Fairness::Proved& proved() const { return fairness_.proved(); }

 private:
  struct Guess {
    std::int64_t places = 0;
    std::int64_t right = 0;
    std::int64_t blind = 0;  ///< what of them blind guessing would have got right, in thousandths
  };

  /// What a hand finds on the table: the same for all moves of a seat.
  struct Hands {
    const Knowledge& known;
    View view;
    std::vector<Button> buttons;
  };

  void fault(const std::string& text);
  void look(Match& match);
  void look_at_piles(const Match& match);
  void look_at_seat(Match& match, int seat);
  void look_at_hidden(const Match& match, int seat, const Knowledge& known);
  void look_at_forgotten(const Match& match, int seat, const Knowledge& known);
  void look_at_moves(Match& match, int seat, const Knowledge& known);
  void look_at_hands_on(const Position& truth, int seat, const Move& move, const Hands& hands);
  void look_at_refusals(Match& match, int seat);
  void look_at_end(const Position& position);
  void look_at_playout(const Match& match);
  void look_at_record(const Match& match);
  void look_at_reactions(const Match& match);
  void look_at_words(const Match& after, const Said& said, const std::vector<std::string>& shown_before);
  void look_at_text(const Text& text);
  void look_at_undo(Match& match, const Position& before, const Json& state_before);
  bool step(Match& match, bool thoroughly);
  bool move(Match& match, int seat, const Move& move, bool thoroughly);

  const Game& game_;
  Fairness fairness_;
  Rng rng_{1};
  std::string where_;
  std::vector<std::string> faults_;
  std::map<std::string, Guess> guesses_;  ///< by kind of pile
  double together_ = 0;                   ///< how many win together, once that is known
  std::int64_t looks_ = 0;
  std::int64_t moves_ = 0;
};

}  // namespace fulltable
