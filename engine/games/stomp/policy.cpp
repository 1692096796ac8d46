// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "games/stomp/stomp.h"

// How good a move looks at first sight, the quick play of imagined games, and what the set is then worth.
namespace fulltable {

using stomp::Hand;
using stomp::joker_set;
using stomp::Play;
using stomp::rank_set;

namespace {

using State = Stomp::State;

// All in the same measure: about what a middling card is worth in the hand.
constexpr float drawn_card = 3.8F;  ///< a card from the stock, on the average
constexpr float joker_keeps = 9.0F;
constexpr float held_back = 1.2F;      ///< a card to be rid of when the stock has ended, the less left the better
constexpr float stolen = 1.0F;         ///< a set made larger is harder to beat
constexpr float steal_danger = 0.8F;   ///< each unseen card of the rank
constexpr float cancel_danger = 1.0F;  ///< an unseen twin of the trump

/// What it gives not to concede: the point oneself, or the other not.
float stake(const State& state) {
  return state.stock.empty() ? 7.0F : 3.5F;
}

/// What a card of that height is worth in the hand.
constexpr float kept(int height, bool trump) {
  const auto high = static_cast<float>(height);
  return trump ? 4.5F + 0.5F * high : 0.4F + 0.04F * high * high;
}

/// What so many cards of one rank are worth together, over what they are singly.
constexpr float together(int count) {
  constexpr std::array<float, 8> worth{0, 0, 3, 7.5F, 12, 16, 20, 24};
  return worth[static_cast<std::size_t>(std::min(count, 7))];
}

/// The chance that a play of that kind is conceded, roughly.
float strength(const State& state, const Play& play) {
  const float height = static_cast<float>(state.height(play.rank)) / 12;
  if (play.trump) return 0.35F + 0.6F * height;
  switch (play.size) {
    case 1: return 0.05F + 0.35F * height;
    case 2: return 0.35F + 0.3F * height;
    case 3: return 0.7F + 0.2F * height;
    default: return 0.93F;
  }
}

int naturals_of(const State& state, int rank) {
  return 3 * state.packs - state.played.only(rank_set(rank) - state.trumps()).size();
}

/// How much a play is wanted, over a pass.
float urge(const State& state, const Hand& hand, Stomp::Verb verb, const Hand& cards) {
  if (verb == Stomp::pass) return 0;
  const bool stock = !state.stock.empty();
  const Hand jokers = cards.only(joker_set);
  const Hand naturals = cards.without(joker_set);
  const auto size = static_cast<float>(cards.size());
  float gain = size * (stock ? drawn_card : held_back) - static_cast<float>(jokers.size()) * joker_keeps;
  const auto play = *Stomp::play_of(state, cards);
  if (play.trump) {
    gain -= kept(state.height(play.rank), true);
  } else if (!naturals.empty()) {
    const int height = state.height(naturals.once.first().rank());
    const int played = naturals.size();
    const int held = hand.only(rank_set(naturals.once.first().rank()) - state.trumps()).size();
    gain -= static_cast<float>(played) * kept(height, false) + together(held) - together(held - played);
  }
  Play standing = play;
  switch (verb) {
    case Stomp::cancel: return gain + 0.5F * stake(state);
    case Stomp::steal:
      standing = state.last();
      ++standing.size;
      gain += stolen;
      break;
    case Stomp::play:
    case Stomp::pass: break;
  }
  if (standing.trump) {
    if (state.packs == 2 && state.played.count(cards.once.first()) + hand.count(cards.once.first()) < 2)
      gain -= cancel_danger;
  } else {
    const int rank = standing.rank;
    const int unseen = naturals_of(state, rank) - hand.only(rank_set(rank) - state.trumps()).size();
    gain -= steal_danger * static_cast<float>(std::min(unseen, 3)) / 3;
  }
  const float win = strength(state, standing);
  // A lead can only win; a reply has the concession to fear.
  return gain + stake(state) * (state.phase == Stomp::Phase::lead ? 1.6F * win : 0.6F + 0.8F * win);
}

/// A weight that grows with the urge about as an exponential does.
float weight_of(float wanted) {
  const float base = std::max(0.08F, 1.0F + wanted / 14.0F);
  const float square = base * base;
  const float fourth = square * square;
  return fourth * fourth;
}

struct Offer {
  Stomp::Verb verb = Stomp::pass;
  Hand cards;
};

/// The lowest cards of that many out of naturals, the rest jokers.
Hand some_of(const Hand& naturals, const Hand& jokers, int size) {
  Hand cards;
  int left = size;
  const auto take = [&](Card card) {
    if (left-- > 0) cards.insert(card);
  };
  naturals.for_each(take);
  jokers.for_each(take);
  return cards;
}

/// What is worth looking at in a quick game: one move of each kind, since equal ranks of different suits do the same.
class Offers {
 public:
  explicit Offers(const State& state) : state_(state), hand_(state.hand[Stomp::at(state.turn)]) {
    const Hand jokers = hand_.only(joker_set);
    const int spare = jokers.size();
    for (int rank = 0; rank < Stomp::ranks; ++rank) {
      const Hand naturals = hand_.only(rank_set(rank) - state.trumps());
      const int held = naturals.size();
      if (held == 0) continue;
      if (state.standing == 0) {
        for (int size = 1; size <= held; ++size) add(Stomp::play, some_of(naturals, jokers, size));
        if (spare > 0) add(Stomp::play, some_of(naturals, jokers, held + 1));
        continue;
      }
      const Play& last = state.last();
      if (last.trump) continue;
      const bool higher = state.height(rank) > state.height(last.rank);
      for (int size = higher ? last.size : last.size + 1; size <= std::min(held + spare, last.size + 1); ++size)
        add(Stomp::play, some_of(naturals, jokers, size));
      if (rank == last.rank) add(Stomp::steal, some_of(naturals, jokers, 1));
    }
    if (spare > 0 && (hand_.size() == spare || state.standing > 0)) add_jokers(jokers);
    add_trumps();
    if (state.standing > 0) add(Stomp::pass, {});
  }

  const Offer& draw(Rng& rng) const {
    float left = static_cast<float>(rng.unit()) * total_;
    for (std::size_t i = 0; i + 1 < count_; ++i) {
      left -= weights_[i];
      if (left < 0) return offers_[i];
    }
    return offers_[count_ - 1];
  }

 private:
  static constexpr std::size_t most = 64;

  void add(Stomp::Verb verb, const Hand& cards) {
    if (count_ == most) return;
    offers_[count_] = {verb, cards};
    weights_[count_] = weight_of(urge(state_, hand_, verb, cards));
    total_ += weights_[count_++];
  }

  void add_jokers(const Hand& jokers) {
    if (state_.standing == 0) return add(Stomp::play, some_of({}, jokers, 1));
    if (state_.last().trump) return;
    add(Stomp::steal, some_of({}, jokers, 1));
    for (int size = 1; size <= jokers.size(); ++size) {
      const Hand cards = some_of({}, jokers, size);
      if (Stomp::beats(state_, *Stomp::play_of(state_, cards))) return add(Stomp::play, cards);
    }
  }

  void add_trumps() {
    const CardSet trumps = hand_.once & state_.trumps();
    for (const Card card : trumps) {
      Hand one;
      one.insert(card);
      if (Stomp::may_cancel(state_, card)) add(Stomp::cancel, one);
      if (Stomp::beats(state_, {state_.turn, true, static_cast<std::int8_t>(card.rank()), 1})) add(Stomp::play, one);
    }
  }

  const State& state_;
  const Hand& hand_;
  std::array<Offer, most> offers_{};
  std::array<float, most> weights_{};
  std::size_t count_ = 0;
  float total_ = 0;
};

Hand cards_of(const Move& move) {
  Hand cards;
  for (std::size_t i = 0; i < move.count; ++i) cards.insert(move.card(i));
  return cards;
}

/// The same for moves that do the same: suits do not matter in a set, nor does which joker stands in.
std::uint32_t kind_of(const Move& move) {
  std::uint32_t jokers = 0;
  std::uint32_t lowest = 60;
  for (std::size_t i = 0; i < move.count; ++i) {
    if (move.card(i).is_joker())
      ++jokers;
    else
      lowest = static_cast<std::uint32_t>(move.card(i).rank());
  }
  return ((move.verb * 16U + move.count) * 16U + jokers) * 64U + lowest;
}

}  // namespace

void Stomp::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  std::vector<std::uint32_t> kinds;
  for (const Move& move : moves) {
    const bool trump = move.count > 0 && !move.card().is_joker() && move.card().suit() == state.trump;
    const std::uint32_t kind =
        trump ? 0xffff0000U + static_cast<std::uint32_t>(move.card().code()) * 4U + move.verb : kind_of(move);
    const bool known = std::ranges::find(kinds, kind) != kinds.end();
    kinds.push_back(kind);
    const float weight = weight_of(urge(state, state.hand[at(seat)], static_cast<Verb>(move.verb), cards_of(move)));
    weights.push_back(known ? 0 : weight);
  }
}

void Stomp::playout(State& state, Rng& rng) {
  while (state.phase != Phase::finished) {
    const Offers offers(state);
    const Offer& offer = offers.draw(rng);
    make(state, offer.verb, offer.cards);
  }
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
      const double behind = (best - state.score[i]) / reach;
      const double base = 1 + behind / 4;
      sum += out[i] = 1 / (base * base * base * base);
    }
  }
  for (std::size_t i = 0; i < seats; ++i) out[i] /= sum;
}

int Stomp::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng& /*rng*/) {
  std::vector<float> weights;
  weigh(known, seat, moves, weights);
  return static_cast<int>(std::ranges::max_element(weights) - weights.begin());
}

}  // namespace fulltable
