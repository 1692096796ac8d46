// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ai/think.h"
#include "match/match.h"
#include "protocol/program_seat.h"
#include "protocol/sample.h"
#include "protocol/sees_all.h"

namespace fulltable {

/// A player who goes by its knowledge: one of the levels, or one of two yardsticks for them.
enum class Player { random, rule, beginner, easy, medium, hard, expert };

/// `random`, `rule` (the game's rule of thumb), `easy`, `medium`, `hard`.
const char* to_text(Player player);
std::optional<Player> player_of(std::string_view text);

/// What that player does in the seat of this knowledge, from it alone; nothing: it waits.
std::optional<Move> choose(const Knowledge& knowledge, Player player, std::int64_t iterations, Rng rng,
                           Temper temper = Temper::steady, const Crew& crew = {});

/// A program outside that plays by the table protocol; it is started by that command, once for each seat of a game.
struct Program {
  std::string command;
};

/// Who is compared: a player that gets a knowledge, a program that is told of one, or the bound for all of them.
struct Side {
  Side(Player player, std::int64_t trials = 0) : who(player), iterations(trials) {}
  Side(SeesAll all, std::int64_t trials = 0) : who(all), iterations(trials) {}
  Side(Program program) : who(std::move(program)) {}

  std::variant<Player, SeesAll, Program> who;
  std::int64_t iterations = 0;     ///< of one decision; 0: as the plan says
  Temper temper = Temper::steady;  ///< of a level
};

/// `hard`, `hard:400` (with so many iterations), `hard+bold` (in a temper), `hard+bold:400`, `sees_all`,
/// `program:COMMAND`.
std::string to_text(const Side& side);
std::optional<Side> side_of(std::string_view text);

/// What a sequential test of the first two sides asks: which of two means the first one has.
struct TestPlan {
  bool by_score = false;  ///< of what it is ahead by, a game and seat; else of its share of what both win
  double low = 0.5;
  double high = 0.55;
};

struct SelfplayPlan {
  int seats = 0;
  Options options;
  std::uint64_t seed = 0;                      ///< deal number of the first game
  std::int64_t games = 0;                      ///< rounded up to whole mirrored sets
  std::vector<Side> sides;                     ///< two or more; the seats are filled with them in turn
  std::int64_t iterations = 0;                 ///< of one decision; 0: as the level is used to
  std::optional<TestPlan> test;                ///< ends the self-play as soon as it is decided
  std::function<double()> clock;               ///< seconds, for the time of a decision; empty: not measured
  Crew crew;                                   ///< see `Limits`
  std::function<void(std::int64_t)> progress;  ///< told after each game how many are done; may be empty
  std::function<Result<std::unique_ptr<Channel>>(const std::string&)> start;  ///< a program, by its command
  std::function<bool()> stopped;  ///< asked before each decision; then the set in play counts for nothing
};

/// How many games a mirrored set has.
std::int64_t games_of_set(int seats, std::size_t sides);

/// What one side of a self-play reached, counted for each seat that it held.
struct SideResult {
  Side side;
  std::int64_t seats = 0;  ///< games it played, times the seats it held
  double wins = 0;         ///< shared wins divided
  Mean win_share;
  Mean score;
  std::int64_t decisions = 0;
  double mean_seconds = 0;
  double longest_seconds = 0;
};

struct SelfplayResult {
  std::int64_t games = 0;
  std::int64_t sets = 0;  ///< of games with the same packs, the sides exchanged
  std::vector<SideResult> sides;
  /// Of the first two sides: in how many sets each won more, and how likely so clear a result is between equals.
  std::int64_t sets_won = 0;
  std::int64_t sets_lost = 0;
  double sign_p = 1;    ///< of the sign test over the sets, two-sided
  double paired_p = 1;  ///< of the difference of win shares in each set, two-sided; worth something from thirty sets on
  Mean share;           ///< what the first one wins of what both win: one half between equals
  Mean lead;            ///< by how much its score is the higher one, a game and seat
  double lead_p = 1;    ///< of that difference, as `paired_p`
  double log_ratio = 0;  ///< of the sequential test
  Verdict verdict = Verdict::open;
  bool stopped = false;
  std::string fault;  ///< what a program did wrong, in sentences; then the set in play counts for nothing
};

/// Plays the sides against each other with mirrored deals: each set of packs is played until every side has sat in
/// every place. Every move is chosen from the knowledge of its seat, but for those of `SeesAll`. The same plan gives
/// the same games everywhere, as far as programs do. One that does something wrong ends the self-play. Intervals and
/// tests take the set for the unit.
Result<SelfplayResult> selfplay(const Game& game, const SelfplayPlan& plan);

}  // namespace fulltable
