// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/think.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <utility>

#include "ai/search.h"
#include "ai/solitaire.h"
#include "core/endgame.h"

namespace fulltable {

namespace {

constexpr std::array<const char*, level_count> level_names{"beginner", "easy", "medium", "hard", "expert"};

/// The winning chance that a temper may cost a move, whatever the level: less than a search can tell.
constexpr double temper_tolerance = 0.01;

/// One of the candidates whose value is within the tolerance of the best, those tried more often more likely.
const Candidate& draw_among_good(const std::vector<Candidate>& candidates, double tolerance, Rng& rng) {
  const double enough = candidates.front().value - tolerance;
  std::vector<std::uint32_t> weights;
  std::uint32_t total = 0;
  for (const Candidate& candidate : candidates) {
    const bool good = candidate.visits > 0 && candidate.value >= enough;
    weights.push_back(good ? static_cast<std::uint32_t>(std::min<std::int64_t>(candidate.visits, 1 << 20)) : 0U);
    total += weights.back();
  }
  if (total == 0) return candidates.front();
  std::uint32_t drawn = rng.below(total);
  std::size_t place = 0;
  while (drawn >= weights[place]) drawn -= weights[place++];
  return candidates[place];
}

/// The candidate that the temper likes; by the look of the moves where it goes by that.
const Candidate& choose_liked(const Knowledge& knowledge, const Moves& moves, const std::vector<Candidate>& candidates,
                              Temper temper, double tolerance) {
  std::vector<float> looks;
  knowledge.weigh(knowledge.seat(), moves, looks);
  std::vector<float> sights;
  for (const Candidate& candidate : candidates) {
    const auto place = candidate.wait
                           ? moves.size()
                           : static_cast<std::size_t>(std::ranges::find(moves, candidate.move) - moves.begin());
    sights.push_back(place < looks.size() ? looks[place] : 0.0F);
  }
  return candidates[choose_by_temper(candidates, sights, temper, tolerance)];
}

/// What can be worked out to the end; no candidates where it cannot. Of moves that are worth the same, the one that
/// brings more in this deal comes first. Who could only lose had better look for what the others may get wrong: that is
/// left to the search.
Decision work_out(const Knowledge& knowledge, const Moves& moves, bool scores) {
  Decision decision;
  const Endgame* endgame = find_endgame(knowledge.info().id);
  if (endgame == nullptr) return decision;
  const std::vector<Certain> values = endgame->values(knowledge, moves);
  if (std::ranges::none_of(values, [](const Certain& each) { return each.worth > 0; })) return decision;
  std::vector<std::size_t> order(moves.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
    return std::pair(values[a].worth, values[a].lead) > std::pair(values[b].worth, values[b].lead);
  });
  for (const std::size_t i : order) {
    const Gain gain = scores ? Gain{static_cast<double>(values[i].lead), 0, 1} : Gain{};
    decision.candidates.push_back({moves[i], false, values[i].worth, 1, gain});
  }
  decision.move = decision.candidates.front().move;
  decision.iterations = 1;
  decision.clear = decision.exact = true;
  return decision;
}

/// One of the moves by their look alone, those that look better far more likely; a candidate each, best first.
Decision by_first_sight(const Knowledge& knowledge, const Moves& moves, Rng rng) {
  std::vector<float> weights;
  knowledge.weigh(knowledge.seat(), moves, weights);
  const std::size_t choices = moves.size() + (knowledge.may_wait(knowledge.seat()) ? 1U : 0U);
  // Whole numbers, so that what is drawn is the same everywhere.
  constexpr double finest = 1 << 12;
  const float best = weights.empty() ? 0.0F : std::ranges::max(weights);
  std::vector<std::uint32_t> looks(choices, 1);
  std::uint32_t total = 0;
  for (std::size_t i = 0; i < choices; ++i) {
    const double look = best > 0 && i < weights.size() ? static_cast<double>(weights[i] / best) : 1.0;
    looks[i] = static_cast<std::uint32_t>(finest * look * look * look);
    total += looks[i];
  }
  std::size_t place = 0;
  for (std::uint32_t drawn = rng.below(std::max(total, 1U)); place + 1 < choices && drawn >= looks[place]; ++place)
    drawn -= looks[place];
  Decision decision;
  std::vector<std::size_t> order(choices);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return looks[a] > looks[b]; });
  for (const std::size_t i : order) {
    const bool wait = i == moves.size();
    decision.candidates.push_back({wait ? Move() : moves[i], wait, 0, 0, {}});
  }
  if (place < moves.size()) decision.move = moves[place];
  return decision;
}

}  // namespace

const char* to_text(Level level) {
  return level_names[static_cast<std::size_t>(level)];
}

std::optional<Level> level_of(std::string_view text) {
  for (std::size_t i = 0; i < level_names.size(); ++i)
    if (text == level_names[i]) return static_cast<Level>(i);
  return std::nullopt;
}

double Decision::closeness() const {
  if (forced || exact || candidates.size() < 2) return 0;
  const Candidate& best = candidates[0];
  const Candidate& next = candidates[1];
  if (best.visits == 0 || next.visits == 0) return 0;
  constexpr double far = 0.1;
  return std::clamp(1 - (best.value - next.value) / far, 0.0, 1.0);
}

std::optional<int> seat_to_ask(const Table& table, SeatSet declined) {
  std::optional<int> must_act;
  for (const int seat : table.to_act()) {
    if (!table.may_wait(seat)) {
      if (!must_act) must_act = seat;
    } else if (!declined.has(seat)) {
      return seat;
    }
  }
  return must_act;
}

Decision think(const Knowledge& knowledge, Level level, const Limits& limits, Rng rng, std::stop_token stop) {
  assert(knowledge.to_act().has(knowledge.seat()));
  if (knowledge.info().solitaire) return think_alone(knowledge, level, limits, rng, stop);
  Moves moves;
  knowledge.candidates(knowledge.seat(), moves);
  const bool may_wait = knowledge.may_wait(knowledge.seat());
  if (moves.size() + (may_wait ? 1U : 0U) < 2) {
    Decision decision;
    if (!moves.empty()) decision.move = moves.front();
    // Beside blunders, too, there is nothing to weigh; but then it is not the only move.
    Moves legal;
    knowledge.legal(knowledge.seat(), legal);
    decision.forced = legal.size() < 2;
    if (!decision.forced) decision.candidates.push_back({.move = *decision.move});
    return decision;
  }
  const SearchLevel habit = knowledge.info().search[static_cast<std::size_t>(level)];
  Limits bounds = limits;
  if (bounds.iterations <= 0) bounds.iterations = habit.iterations;
  bounds.worlds = habit.worlds;
  bounds.horizon = habit.horizon;
  std::unique_ptr<Knowledge> recalled;
  if (!habit.recalls_all()) recalled = knowledge.recalled({habit.memory, habit.inference, rng.child(2)});
  const Knowledge& believed = recalled ? *recalled : knowledge;
  if (habit.iterations == 0) return by_first_sight(believed, moves, rng.child(1));
  Decision decision;
  if (habit.horizon == 0) decision = work_out(knowledge, moves, limits.scores);
  if (decision.exact) return decision;
  if (limits.temper != Temper::steady) bounds.scores = true;
  decision = search(knowledge, believed, bounds, rng.child(0), stop);
  const Candidate* chosen = &decision.candidates.front();
  if (limits.temper != Temper::steady) {
    chosen = &choose_liked(knowledge, moves, decision.candidates, limits.temper,
                           std::max(habit.tolerance, temper_tolerance));
  } else if (habit.tolerance > 0) {
    Rng taste = rng.child(1);
    chosen = &draw_among_good(decision.candidates, habit.tolerance, taste);
  }
  decision.move = chosen->wait ? std::nullopt : std::optional(chosen->move);
  return decision;
}

}  // namespace fulltable
