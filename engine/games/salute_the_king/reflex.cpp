// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/reaction.h"
#include "core/reflexes.h"
#include "games/salute_the_king/salute_the_king.h"

// How a computer player of Salute the King reacts, and what it chooses.

namespace fulltable {

namespace {

using State = SaluteTheKing::State;
using Phase = SaluteTheKing::Phase;
using Triggers = SaluteTheKing::Triggers;

/// From the beginner to the expert. There are four gestures.
constexpr std::array<Reactor, level_count> reactors{{{3.0, 0.20, 0.05, 0.30, 0.30},
                                                     {2.2, 0.12, 0.02, 0.20, 0.20},
                                                     {1.5, 0.05, 0.01, 0.10, 0.12},
                                                     {1.04, 0.02, 0.005, 0.05, 0.08},
                                                     {0.83, 0.01, 0.002, 0.02, 0.05}}};
constexpr int gestures_in_use = 4;
/// Courts look alike.
constexpr double court_conflict = 0.25;
/// Under each kind of triggers it takes so much longer, in ms, to see what is asked for.
constexpr std::array<double, 4> thought{0, 120, 250, 150};
constexpr int unaccustomed_cards = 10;
/// ms: nobody answers sooner, not even by a guess.
constexpr double soonest = 200;

/// A number from `low` to `high`, both included.
std::int64_t between(int low, int high, Rng& rng) {
  return low + rng.below(static_cast<std::uint32_t>(high - low + 1));
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

bool is_court_card(int rank) {
  return rank >= 10 && rank < SaluteTheKing::prime;
}

/// A wrong gesture: after a court card mostly that of another court card.
int mistaken(const State& known, Rng& own) {
  std::vector<int> others = known.in_use();
  std::erase(others, known.due);
  const auto alike = [&](int gesture) { return is_court_card(known.trigger_of[static_cast<std::size_t>(gesture)]); };
  if (alike(known.due) && std::ranges::any_of(others, alike) && own.unit() < 0.8)
    std::erase_if(others, [&](int gesture) { return !alike(gesture); });
  return others[own.below(static_cast<std::uint32_t>(others.size()))];
}

Reaction answer(const State& known, int seat, Level level, double tempo, Rng own) {
  const Reactor& reactor = reactor_of(reactors, level);
  const bool court = is_court_card(known.trigger_of[static_cast<std::size_t>(known.due)]);
  const Impulse impulse = react_to({gestures_in_use, court ? court_conflict : 0, 1, known.turned}, reactor, tempo, own);
  double delay = impulse.delay;
  if (!impulse.guessed) {
    delay += thought[static_cast<std::size_t>(known.triggers)] * tempo;
    if (known.cards_turned <= unaccustomed_cards) delay += 100 * tempo;
  }
  // Another player's wrong gesture may put one out: it takes a choice of two more.
  const bool misled = own.unit() < reactor.mishears;
  for (int other = 0; other < known.seats; ++other) {
    const std::int64_t wrong = known.wrong[static_cast<std::size_t>(other)];
    if (!misled || other == seat || wrong == SaluteTheKing::never) continue;
    if (known.turned + static_cast<std::int64_t>(delay) < wrong) continue;
    delay += mean_reaction({.alternatives = 2}) * reactor.pace * tempo;
    break;
  }
  const std::int64_t began = known.turned + static_cast<std::int64_t>(std::max(soonest, delay));
  const std::int64_t done = began + between(40, 120, own);
  const std::vector<int> gestures = known.in_use();
  const int guessed = gestures[own.below(static_cast<std::uint32_t>(gestures.size()))];
  const int wrong = mistaken(known, own);
  const auto mended = static_cast<std::int64_t>(static_cast<double>(between(350, 600, own)) * tempo);
  const std::int64_t slipped = known.wrong[static_cast<std::size_t>(seat)];
  if (slipped != SaluteTheKing::never)
    return when(making(known.due), slipped + mended - 60, slipped + mended, known.clock);
  return when(making(impulse.guessed ? guessed : impulse.slips ? wrong : known.due), began, done, known.clock);
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

std::optional<Reaction> SaluteTheKing::react(const State& known, int seat, Level level, Rng& rng, double tempo) {
  switch (known.phase) {
    case Phase::choosing: {
      Rng own = rng.child(known.in_use().size());
      const std::int64_t done = known.since + between(900, 1500, own);
      return when(choice(known, level, own), done - 200, done, known.clock);
    }
    case Phase::turning: return turning(known, seat, rng.child(static_cast<std::uint64_t>(known.since)));
    case Phase::reaction: break;
  }
  return answer(known, seat, level, tempo, rng.child(static_cast<std::uint64_t>(known.turned)));
}

std::optional<std::vector<int>> SaluteTheKing::ended(const State& before, const State& after) {
  const auto reacting = [](const State& state) {
    return state.stage == Stage::playing && state.phase == Phase::reaction;
  };
  if (!reacting(before) || reacting(after) || !after.last_take) return std::nullopt;
  return after.last_take->order;
}

const Reflexes& reflexes_salute_the_king() {
  static const ReflexesOf<SaluteTheKing> reflexes;
  return reflexes;
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
