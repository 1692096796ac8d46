// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/think.h"
#include "match/match.h"

namespace fulltable {

/// A player in a self-play: one of the levels, or one of two yardsticks for them.
enum class Player { random, rule, easy, medium, hard };

/// `random`, `rule` (the game's rule of thumb), `easy`, `medium`, `hard`.
const char* to_text(Player player);
std::optional<Player> player_of(std::string_view text);

/// What that player does in the seat of this knowledge, from it alone; nothing: it waits.
std::optional<Move> choose(const Knowledge& knowledge, Player player, std::int64_t iterations, Rng rng);

struct SelfplayPlan {
  int seats = 0;
  Options options;
  std::uint64_t seed = 0;                      ///< deal number of the first game
  std::int64_t games = 0;                      ///< rounded up to whole mirrored sets
  std::vector<Player> sides;                   ///< who is compared, two or more; the seats are filled with them in turn
  std::int64_t iterations = 0;                 ///< of one decision; 0: as the level is used to
  std::function<double()> clock;               ///< seconds, for the time of a decision; empty: not measured
  std::function<void(std::int64_t)> progress;  ///< told after each game how many are done; may be empty
};

/// A mean with the half-width of its 95 % interval, from the means of the mirrored sets.
struct Mean {
  double value = 0;
  double margin = 0;
};

/// What one side of a self-play reached, counted for each seat that it held.
struct SideResult {
  Player player = Player::random;
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
};

/// Plays the sides against each other with mirrored deals: each set of packs is played until every side has sat in
/// every place. Every move is chosen from the knowledge of its seat. The same plan gives the same games everywhere.
Result<SelfplayResult> selfplay(const Game& game, const SelfplayPlan& plan);

}  // namespace fulltable
