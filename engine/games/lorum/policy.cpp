// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "games/lorum/play_value.h"

// What the AI knows of Lórum beyond its rules. The blind Hairy Ape is left to chance: no choice is better there.
namespace fulltable {

namespace {

using State = Lorum::State;

/// How far chance may move the value of a card in a playout, in chips.
constexpr float noise = 1.0F;

/// By how much the chips of two players move apart in one deal, about.
constexpr double spread_of_deal = 9;

/// Plays the best-looking card, give or take the noise; where the hand is not seen by its owner, any card.
void play_on(State& state, Rng& rng) {
  const int seat = state.turn;
  if (state.is_blind()) {
    const Lorum::Hand& hand = state.hand[at(seat)];
    Lorum::put(state, seat, hand.cards[rng.below(hand.size)]);
    return;
  }
  const CardSet cards = Lorum::playable(state, seat);
  if (cards.empty()) {
    Lorum::apply(state, seat, Move(Lorum::pass));
    return;
  }
  Card best = cards.first();
  if (cards.size() > 1) {
    const lorum::Outlook outlook(state, seat);
    std::uint64_t chance = rng.next();
    float most = -1000;
    for (const Card card : cards) {
      const float value = lorum::play_value(outlook, card) + noise / 128 * static_cast<float>(chance & 127);
      chance >>= 7;
      if (value <= most) continue;
      most = value;
      best = card;
    }
  }
  Lorum::put(state, seat, best);
}

/// The chance to end above another who has so many chips less, with that many deals to come.
double chance_to_lead(int lead, int deals) {
  const double z = lead / (spread_of_deal * std::sqrt(static_cast<double>(deals)));
  return 0.5 * (1 + z / std::sqrt(1 + z * z));
}

}  // namespace

void Lorum::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  const lorum::Outlook outlook(state, seat);
  float best = -1000;
  for (const Move& move : moves) {
    weights.push_back(move.verb == play ? lorum::play_value(outlook, move.card()) : 0.0F);
    best = std::max(best, weights.back());
  }
  for (float& weight : weights) {
    const float behind = 1 + 1.5F * (best - weight);
    weight = 1 / (behind * behind);
  }
}

void Lorum::playout(State& state, Rng& rng) {
  while (state.stage == Stage::playing) play_on(state, rng);
}

void Lorum::worth(const State& state, std::vector<double>& out) {
  const int deals = state.deals() - state.deal;
  if (deals == 0) {
    const auto winning = winners(state);
    for (const int seat : winning) out[at(seat)] = 1.0 / static_cast<double>(winning.size());
    return;
  }
  double total = 0;
  for (int seat = 0; seat < seats; ++seat) {
    double chance = 1;
    for (int other = 0; other < seats; ++other)
      if (other != seat) chance *= chance_to_lead(state.chips[at(seat)] - state.chips[at(other)], deals);
    out[at(seat)] = chance;
    total += chance;
  }
  for (double& chance : out) chance /= total;
}

int Lorum::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& rng) {
  if (known.is_blind()) return static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())));
  const lorum::Outlook outlook(known, seat);
  int best = 0;
  float most = -1000;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].verb != play) continue;
    const float value = lorum::play_value(outlook, moves[i].card());
    if (value <= most) continue;
    most = value;
    best = static_cast<int>(i);
  }
  return best;
}

}  // namespace fulltable
