// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "ai/temper.h"
#include "core/game.h"

namespace fulltable {

/// `beginner`, `easy`, `medium`, `hard`, `expert`.
const char* to_text(Level level);
std::optional<Level> level_of(std::string_view text);

/// Does `work(0)` to `work(count - 1)`, in any order and also at once, and returns when all of it is done.
using Crew = std::function<void(int count, const std::function<void(int)>& work)>;

/// So many trees a long search grows, so that as many cores can work at it. The answer rests on all of them.
inline constexpr int trees_of_long_search = 4;

/// Bounds of one decision; whichever is reached first.
struct Limits {
  /// Imagined games to play; 0: as many as the level and the game are used to.
  std::int64_t iterations = 0;
  /// Asked now and then whether time is up, with a crew by its threads, also at once; empty: never. With it an answer
  /// may differ from run to run.
  std::function<bool()> expired;
  /// See `SearchLevel`; `think` fills both in by the level.
  std::int64_t worlds = 0;
  int horizon = 0;
  /// Also find out what each candidate brings in this deal, for a hint; it does not change the choice.
  bool scores = false;
  /// Who thinks. A solitaire and a race have none.
  Temper temper = Temper::steady;
  /// Who grows the trees of a long search; empty: one after the other. The answer does not go by that.
  Crew crew = {};
};

/// What a candidate brought the seat in the imagined deals, in points or chips: its own, between two seats what it is
/// ahead by.
struct Gain {
  double mean = 0;
  double error = 0;  ///< the standard error of the mean
  std::int64_t count = 0;
};

/// One move that the search weighed.
struct Candidate {
  Move move;
  bool wait = false;  ///< to wait rather than move
  double value = 0;   ///< mean worth of the game for the seat after it, 0 to 1
  std::int64_t visits = 0;
  Gain gain = {};  ///< where the limits asked for scores
};

/// What the AI would do, and what its search found, best first; the reasons of hints come from here alone.
struct Decision {
  std::optional<Move> move;  ///< nothing: the seat would rather wait
  std::vector<Candidate> candidates;
  std::int64_t iterations = 0;
  bool clear = false;              ///< stopped early, because no more search would change the choice
  bool forced = false;             ///< there was only one legal move
  bool exact = false;              ///< everything is known, and was worked out to the end: nothing was imagined
  bool lost = false;               ///< a solitaire of which only moves to and fro are left
  std::optional<Finding> finding;  ///< of a solitaire in which nothing is hidden: whether it can be won

  /// How close the choice was, from 0, where nothing else came near or nothing was weighed, to 1, where another move
  /// was worth as much. A tenth of the game's worth is not near.
  double closeness() const;
};

/// The seat to be asked next for a move: first those that may interrupt and have not declined in this position, then
/// the first of those that must act. Nobody, if all have declined or nobody is to act.
std::optional<int> seat_to_ask(const Table& table, SeatSet declined);

/// Decides for the seat of that knowledge, which must be to act. It gets nothing but what the seat may know.
/// The same knowledge, level, temper, iterations and generator give the same answer on every platform, where neither
/// `expired` nor the token cut it short; then it answers with the best it has.
Decision think(const Knowledge& knowledge, Level level, const Limits& limits, Rng rng, std::stop_token stop = {});

/// A hint as a person reads it, a line each: the move in the imperative, why it is better than the others, and what it
/// comes to, in the figures of the search or, where the game is solved, by proof. Lines that would say nothing are
/// empty.
struct Hint {
  Text move;
  Text reason;
  Text number;
  /// For who asks for more: the next best two moves with their figures, and what all figures rest on.
  std::vector<Text> others = {};
  Text basis = {};
  std::vector<std::optional<Move>> other_moves = {};  ///< those of `others`; nothing: to wait
};

/// A move of the knowledge's seat in the imperative; without one: to wait.
Text advice_of(const Knowledge& knowledge, const std::optional<Move>& move);
/// What such a move is called where another is advised: "the nine of hearts", "calling", "waiting".
Text noun_of(const Knowledge& knowledge, const std::optional<Move>& move);
/// The hint that a decision is, in the figures of its search.
Hint hint_of(const Knowledge& knowledge, const Decision& decision);
/// All of it in English, one sentence after the other.
std::string english(const Hint& hint);

}  // namespace fulltable
