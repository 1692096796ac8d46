// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/game.h"

namespace fulltable {

// How long people need to react, as far as it has been measured; the computer players of races are drawn from it. All
// times are milliseconds. Tests: tests/engine/test_reaction.cpp.
//
// - Choice among n equally likely signals takes b log2(n + 1) (Hick 1952, Hyman 1953). b is 626 log10(2) = 188 ms, with
//   which Hick fitted what Merkel (1885) had found for one to ten signals; for himself, who was practised, 156 ms.
// - What one sees and what one is to say contradicting each other makes naming 74.3% longer (Stroop 1935, experiment 2:
//   110.3 s instead of 63.3 s for a hundred names; MacLeod 1991 on what came after).
// - Times are spread as the sum of a normal and an exponential number, the ex-Gaussian (Hohle 1965, Luce 1986; for the
//   Stroop task Heathcote, Popiel and Mewhort 1991). How much of the mean is in sigma and tau differs between tasks;
//   the shares here are ours, and give a standard deviation of a fifth of the mean and a skewness of 1.6.
// - Some answers are begun before the signal was told apart: as quick as where there is but one signal, and right by
//   chance (the fast guesses of Ollman 1966 and Yellott 1971). Those are the false starts.
// - Whoever goes on for long has more and longer gaps, while the usual answer stays as quick: fatigue is in tau
//   (Bertelson and Joffe 1963).

/// What a seat has to do.
struct ReactionTask {
  int alternatives = 1;      ///< n, 1 to 16: how many signals it could have been
  double conflict = 0;       ///< 0 to 1: how much of Stroop's interference there is
  double load = 1;           ///< how many times longer it takes for what the two do not tell
  std::int64_t elapsed = 0;  ///< since the race began
};

/// How quick and how careless a level is.
struct Reactor {
  double pace;      ///< how many times longer than Merkel's people
  double slips;     ///< how often the answer is a wrong one, in a fresh player
  double guesses;   ///< how often it is a false start
  double mishears;  ///< how often it does not take in what another player called or did
  double tires;     ///< how much longer than fresh it takes on average after `tiring`, all of it in the tail
};

/// One reaction, drawn.
struct Impulse {
  double delay = 0;      ///< from the signal to the beginning of the answer
  bool guessed = false;  ///< a false start: without having told the signal apart
  bool slips = false;    ///< a wrong answer by mistake
};

/// Nobody answers sooner.
inline constexpr double quickest_reaction = 100;
/// After so long fatigue grows no more.
inline constexpr std::int64_t tiring = 300000;

/// The mean of what people at `pace` 1 need, fresh.
double mean_reaction(const ReactionTask& task);

/// How tired a player is that has gone on for so long, 0 to 1.
double fatigue(std::int64_t elapsed);

/// Draws a reaction: whether it is a false start or a slip, and when it begins. `tempo` is how many times longer than
/// usual it takes.
Impulse react_to(const ReactionTask& task, const Reactor& reactor, double tempo, Rng& rng);

/// That of a level, of those from the beginner to the expert.
constexpr const Reactor& reactor_of(const std::array<Reactor, level_count>& reactors, Level level) {
  return reactors[static_cast<std::size_t>(level)];
}

}  // namespace fulltable
