// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/judge.h"

#include <algorithm>
#include <cassert>

#include "ai/search.h"
#include "core/endgame.h"

namespace fulltable {

namespace {

/// Where everything is known and can be worked out to the end.
std::optional<Judgement> judge_exactly(const Knowledge& knowledge, const Moves& moves, const Move& played) {
  const Endgame* endgame = find_endgame(knowledge.info().id);
  if (endgame == nullptr) return std::nullopt;
  const std::vector<Certain> values = endgame->values(knowledge, moves);
  if (values.empty()) return std::nullopt;
  const Certain made = values[static_cast<std::size_t>(std::ranges::find(moves, played) - moves.begin())];
  const auto best = std::ranges::max_element(values, {}, [](const Certain& each) { return each.worth; });
  Judgement judgement;
  judgement.value = made.worth;
  if (best->worth <= made.worth) return judgement;
  judgement.loss = best->worth - made.worth;
  judgement.better = moves[static_cast<std::size_t>(best - values.begin())];
  judgement.gain = {static_cast<double>(best->lead - made.lead), 0, 1};
  return judgement;
}

}  // namespace

std::optional<Judgement> judge(const Knowledge& knowledge, const Move& played, const JudgeLimits& limits, Rng rng,
                               const std::stop_token& stop) {
  const GameInfo& info = knowledge.info();
  assert(knowledge.to_act().has(knowledge.seat()));
  if (info.solitaire || info.real_time) return std::nullopt;
  Moves moves;
  knowledge.candidates(knowledge.seat(), moves);
  const bool known = std::ranges::find(moves, played) != moves.end();
  if (moves.size() + (known ? 0U : 1U) + (knowledge.may_wait(knowledge.seat()) ? 1U : 0U) < 2) return std::nullopt;
  if (!known) moves.push_back(played);
  if (const auto certain = judge_exactly(knowledge, moves, played)) return certain;
  Limits bounds{.iterations = limits.iterations, .expired = limits.expired, .scores = true};
  if (bounds.iterations <= 0) bounds.iterations = info.search[static_cast<std::size_t>(Level::expert)].iterations;
  return search_and_judge(knowledge, played, bounds, limits.deals, rng, stop);
}

}  // namespace fulltable
