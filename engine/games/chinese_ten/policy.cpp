// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "games/chinese_ten/chinese_ten.h"
#include "games/chinese_ten/features.h"
#include "games/chinese_ten/weights.h"

// How Chinese Ten is played well, from one's own hand and what lies open: counting, since each card has few partners.
namespace fulltable {

using namespace chinese_ten;

namespace {

using State = ChineseTen::State;

/// What the seat to act sees: its hand, and what might be anywhere.
struct Outlook {
  const State& state;
  CardSet hand;
  CardSet hidden;

  explicit Outlook(const State& position)
      : state(position), hand(position.hand[at(position.turn)]), hidden(all_cards - hand - state.layout) {
    for (const CardSet won : position.won) hidden -= won;
    if (position.turned.is_known()) hidden.remove(position.turned);
  }

  int points(Card card) const { return worths.points[state.seats][static_cast<std::size_t>(card.code())]; }
  CardSet partners(Card card) const { return worths.partners[static_cast<std::size_t>(card.code())]; }

  /// What it is good for to take that card from the table: it brings its points, and others can no longer have them.
  int value_of_taking(Card target, Card with) const {
    CardSet others = partners(target) & hidden;
    others.remove(with);
    // What nobody else can take stays there for later.
    return (others.empty() ? 1 : 4) * points(target) + 2 * points(with);
  }

  /// What laying a card down costs: its points where somebody else may hold a partner, and those it helps to collect.
  int value_of_laying(Card card) const {
    const CardSet foreign = partners(card) & hidden;
    if (foreign.empty()) return 0;
    const CardSet own = partners(card) & hand;
    int helped = 0;
    for (const Card partner : foreign) helped += points(partner);
    const int several = foreign.size() + own.size() + 1;
    return -(4 * points(card) * foreign.size() + helped) / several;
  }

  int value_of_playing(Card card, Card target) const {
    if (target.is_known()) return 3 + value_of_taking(target, card);
    if (!state.takes_triple(card)) return value_of_laying(card);
    int value = 2 * points(card);
    for (const Card other : state.fitting(card)) value += points(other);
    return value;
  }
};

/// The move that looks best, now and then another nearly as good.
void make_likely_move(State& state, Rng& rng) {
  const Outlook outlook(state);
  Card best_card;
  Card best_target;
  int best = -100000;
  std::uint64_t noise = rng.next();
  const auto consider = [&](Card card, Card target, int value) {
    value += static_cast<int>(noise & 7);
    noise = noise >> 3 | noise << 61;
    if (value <= best) return;
    best = value;
    best_card = card;
    best_target = target;
  };
  if (state.phase == ChineseTen::Phase::capture) {
    for (const Card target : state.fitting(state.turned))
      consider(unknown_card, target, outlook.value_of_taking(target, state.turned));
    return ChineseTen::make(state, ChineseTen::capture, unknown_card, best_target);
  }
  for (const Card card : outlook.hand) {
    const CardSet fitting = outlook.partners(card) & state.layout;
    if (fitting.empty() || state.takes_triple(card)) {
      consider(card, unknown_card, outlook.value_of_playing(card, unknown_card));
      continue;
    }
    for (const Card target : fitting) consider(card, target, outlook.value_of_playing(card, target));
  }
  ChineseTen::make(state, ChineseTen::play, best_card, best_target);
}

/// The chance to end above another with that lead: the surer the larger it is against the spread of what can still
/// happen.
double chance_to_lead(int lead, int deals_left) {
  constexpr double spread_of_a_deal = 60;
  const double z = lead / (spread_of_a_deal * std::sqrt(static_cast<double>(deals_left)));
  return 0.5 * (1 + z / std::sqrt(1 + z * z));
}

}  // namespace

void ChineseTen::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  static_assert(Features::places.back() == int{learnt_weights.size()});
  std::vector<int> sums;
  sums.reserve(moves.size());
  for (const Move& move : moves) {
    int& sum = sums.emplace_back(0);
    Features::each(state, seat, move,
                   [&](int place, int count) { sum += learnt_weights[static_cast<std::size_t>(place)] * count; });
  }
  append_likelihoods(sums, weights);
}

void ChineseTen::playout(State& state, Rng& rng) {
  while (state.phase != Phase::finished) {
    if (state.phase == Phase::draw)
      make(state, draw, unknown_card, unknown_card);
    else
      make_likely_move(state, rng);
  }
}

void ChineseTen::worth(const State& state, std::vector<double>& out) {
  const int deals_left = state.deals - state.done;
  if (deals_left == 0) {
    const auto best = winners(state);
    for (const int seat : best) out[at(seat)] = 1.0 / static_cast<double>(best.size());
    return;
  }
  double total = 0;
  for (int seat = 0; seat < state.seats; ++seat) {
    double chance = 1;
    for (int other = 0; other < state.seats; ++other)
      if (other != seat) chance *= chance_to_lead(state.score[at(seat)] - state.score[at(other)], deals_left);
    out[at(seat)] = chance;
    total += chance;
  }
  for (int seat = 0; seat < state.seats; ++seat) out[at(seat)] /= total;
}

/// Takes what brings most at once; else lays down what is worth least.
int ChineseTen::rule_of_thumb(const State& known, [[maybe_unused]] int seat, const Moves& moves, Rng& rng) {
  int best_value = -100000;
  std::size_t best = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = moves[i];
    int value = 0;
    if (move.verb == capture) value = points_of(move.card(), known.seats);
    if (move.verb == play) {
      const int own = points_of(move.card(), known.seats);
      const CardSet taken = move.count == 2 ? CardSet::of(move.card(1)) : known.fitting(move.card());
      value = taken.empty() ? -own : own + points_of(taken, known.seats);
    }
    value = 4 * value + static_cast<int>(rng.below(4));
    if (value <= best_value) continue;
    best_value = value;
    best = i;
  }
  return static_cast<int>(best);
}

}  // namespace fulltable
