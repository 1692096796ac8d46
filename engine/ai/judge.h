// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/think.h"

namespace fulltable {

/// What may be spent on judging one decision.
struct JudgeLimits {
  std::int64_t iterations = 0;    ///< of the search for the best move; 0: as many as `hard` is used to
  std::int64_t deals = 1000;      ///< imagined, in each of which the best move meets the one that was made
  std::function<bool()> expired;  ///< asked now and then whether time is up; empty: never
};

/// A decision judged by what its seat knew when it was made.
struct Judgement {
  double value = 0.5;               ///< mean worth of the game for the seat after what was played, 0 to 1
  std::optional<Move> better = {};  ///< what the search would rather have played
  bool better_waits = false;        ///< it would rather have waited
  double loss = 0;   ///< how much more that is worth, in the same imagined deals; 0 where nothing is better
  double error = 0;  ///< the standard error of `loss`
  Gain gain = {};    ///< how much more it brings in this deal, in games that name their unit of scores

  /// Whether the loss is beyond chance.
  bool is_certain() const { return (better || better_waits) && loss > 2 * error; }
};

/// Judges what the seat of that knowledge played, where it had a choice; nothing where it had none, and in solitaires
/// and races. First the search looks for the best move; then that and the one that was made are played in the same
/// imagined deals, which are others than those that chose it, so that luck in the choice counts for nothing. The same
/// arguments give the same judgement on every platform, if nothing cuts it short.
std::optional<Judgement> judge(const Knowledge& knowledge, const Move& played, const JudgeLimits& limits, Rng rng,
                               const std::stop_token& stop = {});

}  // namespace fulltable
