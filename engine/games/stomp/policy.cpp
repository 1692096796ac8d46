// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "games/stomp/move_weights.h"

// How promising a seat's moves look, and what the set is worth after a game.
namespace fulltable {

using stomp::Features;
using stomp::Hand;
using stomp::rank_set;

namespace {

/// Natural cards of a rank that are neither played nor in that hand.
int unseen_of(const Stomp::State& state, const Hand& hand, int rank) {
  const CardSet naturals = rank_set(rank) - state.trumps();
  return 3 * state.packs - state.played.only(naturals).size() - hand.only(naturals).size();
}

Features glance_of(const Stomp::State& state, const Hand& hand, const Move& move) {
  Features features;
  features.verb = static_cast<Stomp::Verb>(move.verb);
  features.stock = !state.stock.empty();
  features.lead = state.phase == Stomp::Phase::lead;
  features.size = move.count;
  int rank = state.top_rank();
  for (std::size_t i = 0; i < move.count; ++i) {
    const Card card = move.card(i);
    if (card.is_joker()) {
      ++features.jokers;
      continue;
    }
    rank = card.rank();
    features.trump = card.suit() == state.trump;
    features.held = hand.only(rank_set(rank) - state.trumps()).size();
  }
  features.height = state.height(rank);
  features.stands = move.count;
  if (features.verb == Stomp::steal) {
    rank = state.last().rank;
    features.stands = state.last().size + 1;
  }
  features.stands_height = state.height(rank);
  features.unseen = features.trump ? state.packs - state.played.count(move.card()) - hand.count(move.card())
                                   : unseen_of(state, hand, rank);
  return features;
}

/// The same for moves that do the same: suits do not matter in a set, nor does which joker stands in.
std::uint32_t kind_of(const Features& features) {
  const int natural = features.size > features.jokers ? features.height + 1 : 0;
  return (((static_cast<std::uint32_t>(features.verb) * 2 + (features.trump ? 1U : 0U)) * 16 +
           static_cast<std::uint32_t>(features.size)) *
              16 +
          static_cast<std::uint32_t>(features.jokers)) *
             16 +
         static_cast<std::uint32_t>(natural);
}

}  // namespace

void Stomp::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  std::vector<std::uint32_t> kinds;
  kinds.reserve(moves.size());
  for (const Move& move : moves) {
    if (move.verb == pass) {
      weights.push_back(stomp::weight_of(0));
      continue;
    }
    const Features features = glance_of(state, state.hand[at(seat)], move);
    const std::uint32_t kind = kind_of(features);
    const bool known = std::ranges::find(kinds, kind) != kinds.end();
    kinds.push_back(kind);
    weights.push_back(known ? 0 : stomp::weight_of(stomp::urge(features)));
  }
}

int Stomp::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& /*rng*/) {
  std::vector<float> weights;
  weigh(known, seat, moves, weights);
  return static_cast<int>(std::ranges::max_element(weights) - weights.begin());
}

void Stomp::worth(const State& state, std::vector<double>& out) {
  const auto seats = at(state.seats);
  const int best = *std::max_element(state.score.begin(), state.score.begin() + state.seats);
  double sum = 0;
  if (stage(state) == Stage::over) {
    for (std::size_t i = 0; i < seats; ++i) sum += out[i] = state.score[i] == best ? 1 : 0;
  } else {
    // The chance to catch up falls with the distance, measured by how far the games to come may still move it.
    const double reach = 2.2 * std::sqrt(static_cast<double>(state.games - state.ended));
    for (std::size_t i = 0; i < seats; ++i) {
      const double behind = 1 + (best - state.score[i]) / (4 * reach);
      sum += out[i] = 1 / (behind * behind * behind * behind);
    }
  }
  for (std::size_t i = 0; i < seats; ++i) out[i] /= sum;
}

}  // namespace fulltable
