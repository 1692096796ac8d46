// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/judge.h"

#include <algorithm>
#include <cassert>

#include "ai/search.h"

namespace fulltable {

std::optional<Judgement> judge(const Knowledge& knowledge, const Move& played, const JudgeLimits& limits, Rng rng,
                               const std::stop_token& stop) {
  const GameInfo& info = knowledge.info();
  assert(knowledge.to_act().has(knowledge.seat()));
  if (info.solitaire || info.real_time) return std::nullopt;
  Moves moves;
  knowledge.candidates(knowledge.seat(), moves);
  const bool known = std::ranges::find(moves, played) != moves.end();
  if (moves.size() + (known ? 0U : 1U) + (knowledge.may_wait(knowledge.seat()) ? 1U : 0U) < 2) return std::nullopt;
  Limits bounds{.iterations = limits.iterations, .expired = limits.expired, .scores = true};
  if (bounds.iterations <= 0) bounds.iterations = info.search[static_cast<std::size_t>(Level::hard)].iterations;
  return search_and_judge(knowledge, played, bounds, limits.deals, rng, stop);
}

}  // namespace fulltable
