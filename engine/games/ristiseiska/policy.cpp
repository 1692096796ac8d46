// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "games/ristiseiska/ristiseiska.h"

// How Ristiseiska is played well, from one's own hand and the layout alone.
namespace fulltable {

namespace {

using State = Ristiseiska::State;
using Verb = Ristiseiska::Verb;
using Phase = Ristiseiska::Phase;

/// For each card: which cards wait for it, and for which it waits.
struct Waiting {
  std::array<CardSet, 52> beyond{};
  std::array<CardSet, 52> nearer{};
};

constexpr Waiting waiting(bool after_six) {
  Waiting table;
  for (const Suit suit : all_suits) {
    for (int rank = ace_rank; rank <= king_rank; ++rank) {
      for (int other = ace_rank; other <= king_rank; ++other) {
        const bool down = rank <= six_rank && other < rank;
        const bool up = rank >= eight_rank && other > rank;
        const bool first = rank == seven_rank && other != rank;
        const bool opens_eight = after_six && rank == six_rank && other >= eight_rank;
        if (!down && !up && !first && !opens_eight) continue;
        table.beyond[static_cast<std::size_t>(Card(rank, suit).code())].insert(Card(other, suit));
        table.nearer[static_cast<std::size_t>(Card(other, suit).code())].insert(Card(rank, suit));
      }
    }
  }
  return table;
}

constexpr std::array<Waiting, 2> waitings{waiting(false), waiting(true)};

const Waiting& waiting_in(const State& state) {
  return waitings[state.after_six ? 1 : 0];
}

/// How good it is to place an open card: own cards that wait for it count for it, those of others against it.
int value_of_play(const State& state, CardSet hand, Card card) {
  const CardSet beyond = waiting_in(state).beyond[static_cast<std::size_t>(card.code())];
  CardSet after = state.placed;
  after.insert(card);
  const CardSet opened = open_cards(after, state.after_six) - state.open();
  const CardSet mine = beyond & hand;
  return 6 * mine.size() - 2 * (beyond - mine).size() + 6 * (opened & hand).size() - 6 * (opened - hand).size();
}

/// How good it is to be rid of a card unplayed: the more cards it still waits for, others' above all, the better.
int value_of_gift(const State& state, CardSet hand, Card card) {
  const auto code = static_cast<std::size_t>(card.code());
  const CardSet missing = waiting_in(state).nearer[code] - state.placed;
  const CardSet waits_for_it = waiting_in(state).beyond[code] & hand;
  const int fits = state.open().has(card) ? 12 : 0;
  return 4 * (missing - hand).size() + 2 * (missing & hand).size() - 3 * waits_for_it.size() - fits;
}

constexpr int value_of_stopping = -30;

int value_of(const State& state, CardSet hand, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case Ristiseiska::play: return value_of_play(state, hand, move.card());
    case Ristiseiska::give: return value_of_gift(state, hand, move.card());
    case Ristiseiska::pass: return 0;
    // A false beg rarely pays.
    case Ristiseiska::beg: return (hand & state.open()).empty() ? 0 : -200;
    case Ristiseiska::done: return value_of_stopping;
  }
  return 0;
}

template <class Value>
Card best_of(CardSet cards, Rng& rng, Value value) {
  constexpr std::uint64_t noise = 3;
  Card best = cards.pop_first();
  if (cards.empty()) return best;
  std::uint64_t random = rng.next();
  const auto noisy = [&](Card card) {
    random >>= 2;
    return value(card) + static_cast<int>(random & noise);
  };
  int best_value = noisy(best);
  for (const Card card : cards) {
    const int found = noisy(card);
    if (found <= best_value) continue;
    best = card;
    best_value = found;
  }
  return best;
}

/// The chance to end above another with that lead: certain if no further deal follows, else the surer the larger the
/// lead is against the spread of what can still happen.
double chance_to_lead(int lead, int deals_left, double spread) {
  const double z = lead / (spread * std::sqrt(static_cast<double>(deals_left)));
  return 0.5 * (1 + z / std::sqrt(1 + z * z));
}

}  // namespace

void Ristiseiska::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  const CardSet hand = state.hand[at(seat)];
  int best = -1000;
  std::array<int, 64> values{};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    values[i] = value_of(state, hand, moves[i]);
    best = std::max(best, values[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const float behind = 1 + static_cast<float>(best - values[i]) / 8;
    weights.push_back(1 / (behind * behind));
  }
}

void Ristiseiska::playout(State& state, Rng& rng) {
  // The moves to come are not noted, so what was noted until now says nothing of the end.
  state.log.clear();
  while (state.phase != Phase::finished) {
    const int seat = state.turn;
    const CardSet hand = state.hand[at(seat)];
    if (state.phase == Phase::give || state.phase == Phase::penalty) {
      make(state, give, best_of(givable(state, seat), rng, [&](Card card) { return value_of_gift(state, hand, card); }),
           false);
      continue;
    }
    const CardSet choice = playable(state, seat);
    if (!choice.empty()) {
      const auto value = [&](Card card) { return value_of_play(state, hand, card); };
      const Card card = best_of(choice, rng, value);
      if (state.phase == Phase::again && value(card) < value_of_stopping)
        make(state, done, unknown_card, false);
      else
        make(state, play, card, false);
    } else if (state.phase == Phase::again) {
      make(state, done, unknown_card, false);
    } else {
      make(state, may_pass(state, seat) ? pass : beg, unknown_card, false);
    }
  }
}

void Ristiseiska::worth(const State& state, std::vector<double>& out) {
  const int deals_left = state.deals - static_cast<int>(state.results.size());
  if (deals_left == 0) {
    const auto best = winners(state);
    for (const int seat : best) out[at(seat)] = 1.0 / static_cast<double>(best.size());
    return;
  }
  // What two seats' scores typically differ by after one deal, with the tails in mind.
  const double spread = state.by_cards ? 14.0 : 1.5;
  double total = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    double chance = 1;
    for (int other = 0; other < state.seats; ++other) {
      if (other == seat) continue;
      const int lead = state.score[at(seat)] - state.score[at(other)];
      if (!state.by_cards && lead < -deals_left)
        chance = 0;
      else
        chance *= chance_to_lead(lead, deals_left, spread);
    }
    out[at(seat)] = chance;
    total += chance;
  }
  for (int seat = 0; seat < state.seats; ++seat) out[at(seat)] /= total;
}

int Ristiseiska::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng) {
  const CardSet hand = known.hand[at(seat)];
  std::size_t best = 0;
  int best_value = -1000;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const int value = value_of(known, hand, moves[i]) + static_cast<int>(rng.below(3));
    if (value <= best_value) continue;
    best = i;
    best_value = value;
  }
  return static_cast<int>(best);
}

}  // namespace fulltable
