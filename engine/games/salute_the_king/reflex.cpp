// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/salute_the_king/salute_the_king.h"

// How a computer player of Salute the King reacts: the delays, slips and choices of the rules page's "Playing well".

namespace fulltable {

namespace {

using State = SaluteTheKing::State;
using Phase = SaluteTheKing::Phase;
using Triggers = SaluteTheKing::Triggers;

struct Reflex {
  double mean;       ///< ms from the turning of the card to the beginning of the gesture
  double deviation;  ///< ms
  double slips;      ///< how often a wrong gesture comes first
};

constexpr std::array<Reflex, 3> reflexes{{{1100, 250, 0.12}, {750, 150, 0.05}, {520, 90, 0.02}}};
constexpr double quickest = 200;
/// Under each kind of triggers it takes so much longer, in ms, to see what is asked for.
constexpr std::array<double, 4> thought{0, 120, 250, 150};
constexpr int unaccustomed_cards = 10;

/// A number from `low` to `high`, both included.
std::int64_t between(int low, int high, Rng& rng) {
  return low + rng.below(static_cast<std::uint32_t>(high - low + 1));
}

/// A standard normal number: twelve even ones less six (Irwin and Hall), which needs no function of the library.
double normal(Rng& rng) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += rng.unit();
  return sum;
}

Reaction when(Move move, std::int64_t began, std::int64_t done, std::int64_t clock) {
  const std::int64_t late = std::max<std::int64_t>(0, clock - done);
  return {move, {began + late, done + late}};
}

Move making(int gesture) {
  Move move(SaluteTheKing::gesture_made);
  move.add(gesture);
  return move;
}

Reaction answer(const State& known, int seat, Level level, Rng own) {
  const Reflex& reflex = reflexes[static_cast<std::size_t>(level)];
  double delay = reflex.mean + reflex.deviation * normal(own) + thought[static_cast<std::size_t>(known.triggers)];
  if (known.cards_turned <= unaccustomed_cards) delay += 100;
  const std::int64_t began = known.turned + static_cast<std::int64_t>(std::max(quickest, delay));
  const std::int64_t done = began + between(40, 120, own);
  const bool slips = own.unit() < reflex.slips;
  std::vector<int> others = known.in_use();
  std::erase(others, known.due);
  const int wrong = others[own.below(static_cast<std::uint32_t>(others.size()))];
  const std::int64_t mended = between(350, 600, own);
  const std::int64_t slipped = known.wrong[static_cast<std::size_t>(seat)];
  if (slipped != SaluteTheKing::never)
    return when(making(known.due), slipped + mended - 60, slipped + mended, known.clock);
  return when(making(slips ? wrong : known.due), began, done, known.clock);
}

Reaction turning(const State& known, int seat, Rng own) {
  // Each seat has a little rhythm of its own.
  const std::int64_t pace = 25 * (seat % 5) - 50;
  const std::int64_t wait =
      known.taken ? 1200 + pace : std::clamp<std::int64_t>(between(450, 900, own) + pace, 450, 900);
  const std::int64_t done = known.since + wait;
  return when(Move(SaluteTheKing::turn), done - 60, done, known.clock);
}

/// As the dealer: a gesture not chosen yet, and mostly aces and courts; hard players take primes and the total, too.
Move choice(const State& known, Level level, Rng& own) {
  constexpr std::array<int, 4> easily_seen{0, 12, 11, 10};
  const auto open = [&](int trigger) { return std::ranges::count(known.trigger_of, trigger) == 0; };
  std::vector<int> gestures;
  for (int i = 0; i < SaluteTheKing::gesture_count; ++i)
    if (known.trigger_of[static_cast<std::size_t>(i)] == SaluteTheKing::none) gestures.push_back(i);
  std::vector<int> triggers;
  std::ranges::copy_if(easily_seen, std::back_inserter(triggers), open);
  const std::size_t chosen = known.in_use().size();
  if (level == Level::hard && chosen >= 2)
    triggers = {open(SaluteTheKing::prime) ? SaluteTheKing::prime : SaluteTheKing::total};
  else if (triggers.empty() || own.unit() < 0.1)
    for (int rank = 1; rank < 10; ++rank)
      if (open(rank)) triggers.push_back(rank);
  Move move(SaluteTheKing::choose);
  move.add(gestures[own.below(static_cast<std::uint32_t>(gestures.size()))]);
  move.add(triggers[own.below(static_cast<std::uint32_t>(triggers.size()))]);
  return move;
}

}  // namespace

std::optional<Reaction> SaluteTheKing::react(const State& known, int seat, Level level, Rng& rng) {
  switch (known.phase) {
    case Phase::choosing: {
      Rng own = rng.child(known.in_use().size());
      const std::int64_t done = known.since + between(900, 1500, own);
      return when(choice(known, level, own), done - 200, done, known.clock);
    }
    case Phase::turning: return turning(known, seat, rng.child(static_cast<std::uint64_t>(known.since)));
    case Phase::reaction: break;
  }
  return answer(known, seat, level, rng.child(static_cast<std::uint64_t>(known.turned)));
}

int SaluteTheKing::rule_of_thumb(const State& known, int, const Moves& moves, Rng& rng) {
  if (known.phase == Phase::choosing) {
    const auto found = std::ranges::find(moves, choice(known, Level::easy, rng));
    return static_cast<int>(found - moves.begin());
  }
  if (known.phase == Phase::turning) return 0;
  return static_cast<int>(std::ranges::find(moves, making(known.due)) - moves.begin());
}

}  // namespace fulltable
