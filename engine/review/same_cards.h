// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "match/match.h"

namespace fulltable {

/// What the same cards brought in several games, a number a seat.
struct SameCards {
  std::vector<double> scores;  ///< the mean
  std::vector<double> wins;    ///< the share of wins
  std::vector<double> errors;  ///< the standard errors of what each seat had ahead (see Shares)
  std::int64_t games = 0;      ///< how many were played to their end; a solitaire's is a dead end, or 300 moves
};

/// How the cards of a match are played again: by computer players of these levels, one a seat.
struct Replays {
  std::vector<Level> levels;
  std::int64_t games = 1;
  std::int64_t iterations = 0;  ///< of each decision; 0: as many as the level is used to
  std::uint64_t seed = 0;       ///< the same seed gives the same games
  std::int64_t most = 0;        ///< and with iterations 0: no more of them than that; 0: no bound
};
SameCards play_same_cards(const Match& match, const Replays& replays, const std::stop_token& stop = {});

/// Where a seat's result came from. It is what the seat has ahead of the mean of the others, in points or chips; in
/// games that name no unit of scores the share of wins, 0 to 1. What a game of luck brings varies from one playing to
/// the next: the more games, the surer the parts.
struct Shares {
  double cards = 0;   ///< what the strongest in all seats make of these cards for the seat
  double others = 0;  ///< how much more it would be for the strongest in this seat against those who played
  double own = 0;     ///< how much more the seat has made of it than that
  double error = 0;   ///< the standard error of each of the three, about

  double sum() const { return cards + others + own; }
};

/// Replaces first one seat, then all by the strongest player on the same cards. `replays.levels` are those of the seats
/// as they played; a person's counts as the strongest. Nothing where it was stopped, or the match is not over.
std::optional<Shares> shares_of(const Match& match, int seat, const Replays& replays, const std::stop_token& stop = {});

/// The levels that play the same cards beside a person; the last one is the strongest.
inline constexpr Level compared_levels[] = {Level::easy, Level::medium, Level::expert};

/// A seat's result, and what computer players of each level made of the same cards in its place.
struct Duplicate {
  struct Result {
    double score = 0;
    double win = 0;  ///< the share of wins
  };
  Result own;
  std::vector<Result> levels;  ///< a mean for each of `compared_levels`
  double spread = 0;           ///< between the highest and the lowest score of any seat, where the strongest sat here

  /// How the seat did beside the strongest level, 0 to 200: 100 is as well as that, and a mean over many deals is a
  /// measure of strength. In games with a unit of scores the difference of the scores in hundredths of `spread`, else
  /// (also in solitaires) of the wins, is added to 100.
  double percent(ScoreUnit unit) const;
};

/// Plays the cards of an ended match again, once for each level in that seat; as to `replays` see `shares_of`. Also of
/// a solitaire that was given up. Not of races, where a computer's speed is nothing to be compared with: nothing, as
/// where it was stopped.
std::optional<Duplicate> duplicate_of(const Match& match, int seat, const Replays& replays,
                                      const std::stop_token& stop = {});

/// As it is kept with a game, and back.
Json json_of(const Duplicate& duplicate);
std::optional<Duplicate> duplicate_of(const Json& json);

}  // namespace fulltable
