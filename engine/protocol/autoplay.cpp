// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/autoplay.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace fulltable {

std::optional<Intent> next_intent(const Match& match, const Ask& ask) {
  SeatSet declined;
  while (const auto seat = seat_to_ask(match.truth(), declined)) {
    if (const auto move = ask(*match.know(*seat))) return Intent{*seat, *move, std::nullopt};
    if (declined.has(*seat) || !match.truth().may_wait(*seat)) break;
    declined.insert(*seat);
  }
  return std::nullopt;
}

std::optional<Intent> reaction_of(const Match& match, int seat, Level level, std::uint64_t seed) {
  Rng rng = Rng(seed).child(static_cast<std::uint64_t>(seat));
  const auto reaction = match.game().react(*match.know(seat), level, rng);
  if (!reaction) return std::nullopt;
  return Intent{seat, reaction->move, reaction->times};
}

namespace {

/// Real-time games: the next thing happens, be it a move or not; whether anything did.
bool step_in_time(Match& match, std::span<const Level> levels, std::uint64_t seed) {
  std::vector<Intent> wanted;
  for (const int seat : match.truth().to_act())
    if (auto reaction = reaction_of(match, seat, levels[static_cast<std::size_t>(seat)], seed))
      wanted.push_back(*reaction);
  const auto next = next_happening(match.truth(), wanted);
  if (!next) return false;
  if (!next->move) return !match.advance(std::min(next->at - match.truth().clock(), longest_wait));
  return !match.submit(next->move->seat, next->move->move, next->move->times);
}

bool step(Match& match, std::span<const Level> levels, std::uint64_t seed, Limits limits, std::int64_t most) {
  const Rng rng = Rng(seed).child(match.history().size());
  const auto intent = next_intent(match, [&](const Knowledge& known) {
    const Level level = levels[static_cast<std::size_t>(known.seat())];
    if (most > 0 && !known.info().solitaire)
      limits.iterations = std::min(most, known.info().search[static_cast<std::size_t>(level)].iterations);
    return think(known, level, limits, rng.child(static_cast<std::uint64_t>(known.seat()))).move;
  });
  return intent && !match.submit(intent->seat, intent->move);
}

}  // namespace

void play_on(Match& match, std::span<const Level> levels, std::uint64_t seed, std::int64_t max_moves,
             const std::function<bool()>& expired, std::int64_t iterations, std::int64_t most, const Crew& crew) {
  assert(levels.size() == static_cast<std::size_t>(match.seats()));
  const std::size_t before = match.history().size();
  const Limits limits{.iterations = iterations, .expired = expired, .crew = crew};
  while (!match.over() && static_cast<std::int64_t>(match.history().size() - before) < max_moves) {
    if (expired && expired()) return;
    if (!(match.info().real_time ? step_in_time(match, levels, seed)
                                 : step(match, levels, seed, limits, iterations > 0 ? 0 : most)))
      return;
  }
}

}  // namespace fulltable
