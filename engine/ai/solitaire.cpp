// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/solitaire.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>

#include "ai/dead_end.h"

namespace fulltable {

namespace {

/// How a level plays: how many positions it imagines, and how many nodes it looks at in each.
struct Habit {
  std::int64_t imagined;
  std::int64_t nodes;
  std::int64_t nodes_in_the_open;  ///< nothing is hidden: there is but one position, and it deserves all effort
};

constexpr Habit habit_of(Level level) {
  switch (level) {
    case Level::beginner: return {1, 25, 60};
    case Level::easy: return {1, 100, 300};
    case Level::medium: return {8, 1000, 3000};
    case Level::hard: return {16, 2000, 20000};
    case Level::expert: return {40, 4000, 200000};
  }
  return {};
}

/// How many of a hundred wins a move may lack and still be preferred for its promise at first sight, which speaks for
/// turning cards early: what they show helps later decisions, and imagined positions cannot tell.
constexpr std::int64_t percent_for_promise = 15;

/// Positions that moves to and fro lead to are looked at up to this number.
constexpr std::size_t most_stops = 150;

/// So many imagined deals are solved at once where there is somebody for each.
constexpr std::size_t deals_at_once = 4;

/// So many ways are searched by themselves in a position that is won otherwise.
constexpr int most_searched = 5;

/// The shortest way found to a move that cannot be taken back. The moves before it can, one by one, and so show
/// nothing new: a player who follows ways, whichever he picks after each move, does not move to and fro for ever.
struct Way {
  Moves moves;
  bool safe = false;
  std::int64_t promise = 0;  ///< of its last move, 0 to 100
  std::int64_t wins = 0;
  std::int64_t places = 0;  ///< the sum of its last move's places in the lines that it wins
};

/// Whether there is but one position that fits, so that nothing is hidden. `scratch` is any position.
bool is_open(const Knowledge& knowledge, const Position& one, Position& scratch, Rng rng) {
  constexpr int looks = 24;  // of two positions one is drawn again and again once in 16 million times
  for (int i = 0; i < looks; ++i) {
    knowledge.imagine(scratch, rng);
    if (!scratch.same(one)) return false;
  }
  return true;
}

bool can_be_taken_back(const Position& before, const Position& after, Position& scratch, int seat) {
  if (after.stage() != Stage::playing) return false;
  Moves replies;
  after.legal(seat, replies);
  return std::ranges::any_of(replies, [&](const Move& reply) {
    scratch.assign(after);
    scratch.apply(seat, reply);
    return scratch.same(before);
  });
}

/// The ways that are found; one that ends like a shorter one is left out.
std::vector<Way> ways_from(const Position& start, int seat, Position& scratch) {
  struct Stop {
    std::unique_ptr<Position> position;
    Moves made;
  };
  std::vector<Stop> stops;
  stops.push_back({.position = start.clone(), .made = {}});
  std::vector<Way> ways;
  std::vector<float> weights;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    Moves moves;
    stops[i].position->legal(seat, moves);
    const Moves safe = stops[i].position->safe_moves(seat);
    stops[i].position->weigh(seat, moves, weights);
    for (std::size_t m = 0; m < moves.size(); ++m) {
      auto after = stops[i].position->clone();
      after->apply(seat, moves[m]);
      Moves made = stops[i].made;
      made.push_back(moves[m]);
      if (can_be_taken_back(*stops[i].position, *after, scratch, seat)) {
        const auto is_there = [&](const Stop& stop) { return stop.position->same(*after); };
        if (std::ranges::any_of(stops, is_there)) continue;
        if (stops.size() < most_stops) stops.push_back({.position = std::move(after), .made = std::move(made)});
      } else if (std::ranges::none_of(ways, [&](const Way& way) { return way.moves.back() == moves[m]; })) {
        ways.push_back({.moves = std::move(made),
                        .safe = i == 0 && std::ranges::find(safe, moves[m]) != safe.end(),
                        .promise = std::lround(weights[m])});
      }
    }
  }
  return ways;
}

/// Plays the way; false where it cannot be gone.
bool go(Position& position, int seat, const Moves& way) {
  for (const Move& move : way) {
    if (position.stage() != Stage::playing || !position.allows(seat, move, {})) return false;
    position.apply(seat, move);
  }
  return true;
}

/// Whether a winning line still wins from there, when the way has been gone.
bool still_wins(Position& position, int seat, const Moves& line, const Moves& way) {
  for (const Move& move : line) {
    if (position.stage() != Stage::playing) break;
    if (position.allows(seat, move, {})) {
      position.apply(seat, move);
    } else if (std::ranges::find(way, move) == way.end()) {
      return false;
    }
  }
  return position.stage() == Stage::over && !position.winners().empty();
}

/// What one imagined deal says of a way.
struct Score {
  bool wins = false;
  std::int64_t place = 0;  ///< of its last move in the line that wins the deal
};

/// An imagined deal, and a position to try things in. No scores where no win was found.
struct Deal {
  std::unique_ptr<Position> start;
  std::unique_ptr<Position> scratch;
  Finding finding = Finding::unknown;
  std::vector<Score> scores = {};
};

/// Finds out of each way whether it wins that position, which the line does. Where the line does not, going that way
/// first, the most promising ways are searched themselves.
std::vector<Score> scores_of(const std::vector<Way>& ways, const Position& start, Position& scratch, int seat,
                             const Moves& line, const SolveLimits& bounds, std::uint64_t seed) {
  std::vector<Score> scores(ways.size());
  int searched = 0;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Way& way = ways[i];
    scratch.assign(start);
    if (!go(scratch, seat, way.moves)) continue;
    bool wins = still_wins(scratch, seat, line, way.moves);
    if (!wins && searched < most_searched) {
      ++searched;
      scratch.assign(start);
      go(scratch, seat, way.moves);
      wins = scratch.stage() == Stage::playing && scratch.solve(bounds, seed).finding == Finding::solvable;
    }
    scores[i] = {wins, std::ranges::find(line, way.moves.back()) - line.begin()};
  }
  return scores;
}

/// Of ways that win about as often: first those that lose nothing, then the promising, then the short, then those the
/// lines go soonest.
bool is_better(const Way& a, const Way& b, std::int64_t tried) {
  const auto value = [&](const Way& way) {
    return 10000 * way.wins + (way.wins > 0 ? percent_for_promise * tried : 1) * way.promise;
  };
  if (a.safe != b.safe) return a.safe;
  if (value(a) != value(b)) return value(a) > value(b);
  if (a.moves.size() != b.moves.size()) return a.moves.size() < b.moves.size();
  return a.places < b.places;
}

}  // namespace

Decision think_alone(const Knowledge& knowledge, Level level, const Limits& limits, Rng rng, std::stop_token stop) {
  const int seat = knowledge.seat();
  assert(knowledge.to_act().has(seat));
  Moves moves;
  knowledge.legal(seat, moves);
  Decision decision;
  const Habit habit = habit_of(level);
  std::int64_t wanted = limits.iterations > 0 ? limits.iterations : habit.imagined;
  const auto must_stop = [&] { return stop.stop_requested() || (limits.expired && limits.expired()); };
  SolveLimits bounds;
  bounds.nodes = habit.nodes;
  bounds.expired = must_stop;
  Rng cards = rng.child(0);
  std::vector<Deal> deals(1);
  deals.front().start = knowledge.imagine(cards);
  deals.front().scratch = knowledge.imagine(cards);
  const Position& start = *deals.front().start;
  Position& scratch = *deals.front().scratch;
  const bool open = is_open(knowledge, start, scratch, rng.child(4));
  if (open) {
    decision.finding = Finding::unknown;
    wanted = 1;
    bounds.nodes = habit.nodes_in_the_open;
  }
  decision.lost = is_dead_end(knowledge, stop);
  decision.forced = moves.size() == 1;
  Rng taste = rng.child(3);
  const int by_thumb = knowledge.rule_of_thumb(seat, moves, taste);
  assert(by_thumb >= 0);
  const Move habitual = moves[static_cast<std::size_t>(by_thumb)];
  if (decision.lost || decision.forced) {
    decision.move = habitual;
    return decision;
  }
  auto ways = ways_from(start, seat, scratch);
  const auto by_promise = [](const Way& a, const Way& b) { return a.promise > b.promise; };
  std::ranges::stable_sort(ways, by_promise);
  const auto solve = [&](Deal& deal, std::int64_t number) {
    const auto place = static_cast<std::uint64_t>(number);
    const Solution solution = deal.start->solve(bounds, rng.child(1).child(place).next());
    deal.finding = solution.finding;
    deal.scores.clear();
    if (solution.finding == Finding::solvable)
      deal.scores =
          scores_of(ways, *deal.start, *deal.scratch, seat, solution.moves, bounds, rng.child(2).child(place).next());
  };
  // With a crew some deals are solved at once. Each has draws of its own, so that is the same as one after the other.
  while (limits.crew && !open && deals.size() < deals_at_once)
    deals.push_back({.start = start.clone(), .scratch = scratch.clone()});
  std::int64_t tried = 0;
  while (tried < wanted && !must_stop()) {
    const auto count = static_cast<int>(std::min(wanted - tried, static_cast<std::int64_t>(deals.size())));
    for (int i = 0; i < count; ++i)
      if (tried + i > 0) knowledge.imagine(*deals[static_cast<std::size_t>(i)].start, cards);
    const auto work = [&](int i) { solve(deals[static_cast<std::size_t>(i)], tried + i); };
    if (limits.crew)
      limits.crew(count, work);
    else
      work(0);
    for (int i = 0; i < count; ++i) {
      const Deal& deal = deals[static_cast<std::size_t>(i)];
      if (open) decision.finding = deal.finding;
      for (std::size_t way = 0; way < deal.scores.size(); ++way) {
        ways[way].wins += deal.scores[way].wins ? 1 : 0;
        ways[way].places += deal.scores[way].place;
      }
    }
    tried += count;
  }

  std::ranges::stable_sort(ways, [&](const Way& a, const Way& b) { return is_better(a, b, tried); });
  decision.move = ways.empty() ? habitual : ways.front().moves.front();
  decision.iterations = tried;
  const auto add = [&](const Move& move, std::int64_t wins) {
    const auto known = std::ranges::find(decision.candidates, move, &Candidate::move);
    if (known != decision.candidates.end()) return;
    const double value = tried > 0 ? static_cast<double>(wins) / static_cast<double>(tried) : 0;
    decision.candidates.push_back({.move = move, .value = value, .visits = tried});
  };
  add(*decision.move, ways.empty() ? 0 : ways.front().wins);
  for (const Way& way : ways) add(way.moves.front(), way.wins);
  for (const Move& move : moves) add(move, 0);
  return decision;
}

}  // namespace fulltable
