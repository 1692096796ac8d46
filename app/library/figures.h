// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "review/reactions.h"
#include "store/countedgame.h"

using CountedGames = std::vector<const CountedGame*>;

/// What a list of finished games comes to. Won, scores, streaks and times are those of the games in which one person
/// played and was not assisted.
struct Figures {
  int played = 0;    ///< all of them
  int assisted = 0;  ///< of these
  int shared = 0;    ///< of several persons, or of none
  int won = 0, lost = 0;
  int streak = 0, bestStreak = 0;  ///< games won one after the other: at the end, and ever
  double mean = 0, spread = 0;     ///< of the scores, and their standard deviation
  int bestScore = 0;
  qint64 usualTime = 0;         ///< the median from beginning to end, in ms
  qint64 quickest = -1;         ///< of the games that were won; −1: none was
  int decisions = 0, best = 0;  ///< that were judged, and the best of these
  int rated = 0;                ///< games with a percentage
  double percent = 0;           ///< the mean of the last `span` of these percentages: the rating

  int counted() const { return won + lost; }
};

Figures figuresOf(const CountedGames& games);

/// Whether a person played it alone against computers, or alone, and was not assisted.
inline bool isOwn(const CountedGame& game) {
  return game.won.has_value();
}

/// Against whom the one person played: `easy`, `medium`, `hard`, `mixed`, or empty in a solitaire; `people` where there
/// were several persons or none.
QString opponentsOf(const CountedGame& game);

/// A point of a curve over games.
struct CurvePoint {
  const CountedGame* game = nullptr;
  int number = 0;    ///< which of the games it is, from 1
  double value = 0;  ///< the mean over that one and those before it
};

/// Over how many games a mean goes.
inline constexpr int span = 20;

/// The mean of what is measured over `span` games, from game to game; games without a measure are left out. No more
/// than `most` points, the last one among them.
std::vector<CurvePoint> curveOf(const CountedGames& games,
                                const std::function<std::optional<double>(const CountedGame&)>& measure,
                                std::size_t most = 160);

/// How many games brought a score from `from` to `to`.
struct ScoreBar {
  int from = 0, to = 0;
  int won = 0, lost = 0;
};
/// At most twelve bars of the same width, a round number, over all scores.
std::vector<ScoreBar> barsOf(const CountedGames& games);

/// The answers that a person gave in races, to be counted by kind of card; those of other kinds are left out.
std::vector<fulltable::GivenAnswer> answersIn(const CountedGames& games,
                                              const std::vector<fulltable::AnswerKind>& kinds);
/// How long the right answers of a race took, ms on average; nothing where there are none.
std::optional<double> reactionOf(const CountedGame& game);

/// The games as a table for other programs (RFC 4180), a line each, with a head; `rules` are their options in words.
QByteArray csvOf(const CountedGames& games, const std::function<QString(const CountedGame&)>& rules);
