// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/solitaire.h"

#include <algorithm>
#include <cassert>

namespace fulltable {

namespace {

/// How a level plays: how many arrangements it tries, and how many positions it looks at in each.
struct Habit {
  std::int64_t arrangements;
  std::int64_t nodes;
};

constexpr Habit habit_of(Level level) {
  switch (level) {
    case Level::easy: return {1, 100};
    case Level::medium: return {8, 1000};
    case Level::hard: return {40, 4000};
  }
  return {};
}

/// Where nothing is hidden there is one arrangement only, and it deserves all the effort.
constexpr std::int64_t nodes_in_the_open = 200000;

/// How many of a hundred wins a move may lack and still be preferred for its promise at first sight, which speaks for
/// turning cards early: what they show helps later decisions, and the arrangements cannot tell.
constexpr std::int64_t percent_for_promise = 15;

/// What was found out about a legal move.
struct Tally {
  Move move;
  bool safe = false;
  std::int64_t promise = 0;  ///< 0 to 100
  std::int64_t wins = 0;
  std::int64_t places = 0;  ///< the sum of its places in the lines it begins or can begin
};

/// Whether a winning line still wins if the move at that place is made first.
bool wins_beginning_with(const Position& start, Position& scratch, int seat, const Moves& line, std::size_t place) {
  scratch.assign(start);
  if (!scratch.allows(seat, line[place], {})) return false;
  scratch.apply(seat, line[place]);
  for (std::size_t i = 0; i < line.size() && scratch.stage() == Stage::playing; ++i) {
    if (i == place) continue;
    if (!scratch.allows(seat, line[i], {})) return false;
    scratch.apply(seat, line[i]);
  }
  return scratch.stage() == Stage::over && !scratch.winners().empty();
}

void count_win(const Position& start, Position& scratch, int seat, const Moves& line, std::vector<Tally>& tallies) {
  for (Tally& tally : tallies) {
    const auto found = std::ranges::find(line, tally.move);
    if (found == line.end()) continue;
    const auto place = static_cast<std::size_t>(found - line.begin());
    if (!wins_beginning_with(start, scratch, seat, line, place)) continue;
    ++tally.wins;
    tally.places += static_cast<std::int64_t>(place);
  }
}

std::vector<Tally> tallies_of(const Knowledge& knowledge, const Moves& moves) {
  const Moves safe = knowledge.safe_moves(knowledge.seat());
  std::vector<float> weights;
  knowledge.weigh(knowledge.seat(), moves, weights);
  const float most = std::max(*std::ranges::max_element(weights), 1e-6F);
  std::vector<Tally> tallies;
  for (std::size_t i = 0; i < moves.size(); ++i)
    tallies.push_back({.move = moves[i],
                       .safe = std::ranges::find(safe, moves[i]) != safe.end(),
                       .promise = static_cast<std::int64_t>(100 * (weights[i] / most))});
  return tallies;
}

/// Of moves that win about as often: first those that lose nothing, then the promising, then those the lines make
/// soonest, so that nothing is moved to and fro without need.
bool is_better(const Tally& a, const Tally& b, std::int64_t tried) {
  const auto value = [&](const Tally& tally) {
    return 10000 * tally.wins + (tally.wins > 0 ? percent_for_promise * tally.promise * tried : 0);
  };
  if (a.safe != b.safe) return a.safe;
  if (value(a) != value(b)) return value(a) > value(b);
  return a.places < b.places;
}

}  // namespace

Decision think_alone(const Knowledge& knowledge, Level level, const Limits& limits, Rng rng, std::stop_token stop) {
  const int seat = knowledge.seat();
  assert(knowledge.to_act().has(seat));
  Moves moves;
  knowledge.legal(seat, moves);
  Decision decision;
  if (moves.size() == 1) {
    decision.move = moves.front();
    decision.forced = true;
    return decision;
  }
  std::vector<Tally> tallies = tallies_of(knowledge, moves);
  const Habit habit = habit_of(level);
  std::int64_t wanted = limits.iterations > 0 ? limits.iterations : habit.arrangements;
  const auto must_stop = [&] { return stop.stop_requested() || (limits.expired && limits.expired()); };
  SolveLimits bounds;
  bounds.nodes = habit.nodes;
  bounds.expired = must_stop;
  Rng cards = rng.child(0);
  const auto start = knowledge.imagine(cards);
  const auto scratch = knowledge.imagine(cards);
  if (start->same(*scratch)) {
    wanted = 1;
    bounds.nodes = nodes_in_the_open;
  }
  std::int64_t tried = 0;
  for (; tried < wanted && !must_stop(); ++tried) {
    if (tried > 0) knowledge.imagine(*start, cards);
    const Solution solution = start->solve(bounds, rng.child(1).child(static_cast<std::uint64_t>(tried)).next());
    if (solution.verdict == Verdict::solvable) count_win(*start, *scratch, seat, solution.moves, tallies);
  }

  Rng taste = rng.child(2);
  const int habitual = knowledge.rule_of_thumb(seat, moves, taste);
  assert(habitual >= 0);
  std::ranges::swap(tallies.front(), tallies[static_cast<std::size_t>(habitual)]);
  std::ranges::stable_sort(tallies, [&](const Tally& a, const Tally& b) { return is_better(a, b, tried); });
  decision.move = tallies.front().move;
  decision.iterations = tried;
  for (const Tally& tally : tallies)
    decision.candidates.push_back(
        {.move = tally.move,
         .value = tried > 0 ? static_cast<double>(tally.wins) / static_cast<double>(tried) : 0,
         .visits = tried});
  return decision;
}

}  // namespace fulltable
