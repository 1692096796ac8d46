// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stomp/counted.h"
#include "games/stomp/move_weights.h"

// The quick play of imagined games. Everything is done in place.
namespace fulltable {

namespace {

using stomp::CountedMove;
using stomp::Features;
using stomp::Laid;

class QuickGame {
 public:
  explicit QuickGame(const Stomp::State& state) : state_(state), turn_(state.turn), seats_(state.seats) {
    for (int seat = 0; seat < seats_; ++seat)
      state.hand[at(seat)].for_each([&](Card card) { take(at(seat), code_of(card)); });
    for (const Card card : state.stock) stock_[left_++] = code_of(card);
    state.played.for_each([&](Card card) { ++played_[code_of(card)]; });
    for (std::size_t i = 0; i < state.standing; ++i) plays_[standing_++] = stomp::laid_of(state, state.plays[i]);
    points_ = state.score;
  }

  void run(Rng& rng) {
    while (!over_) {
      list();
      make(draw(rng));
    }
  }

  const Stomp::Points& points() const { return points_; }
  bool broke() const { return broke_; }

 private:
  static constexpr std::uint8_t joker_code = stomp::joker_code;
  using Code = std::uint8_t;

  struct Hand {
    std::array<std::uint8_t, joker_code + 1> count{};
    int size = 0;
  };
  static constexpr std::size_t most = 96;

  Code code_of(Card card) const { return static_cast<Code>(state_.code_of(card)); }
  void take(std::size_t seat, Code code) {
    ++hands_[seat].count[code];
    ++hands_[seat].size;
  }
  const Laid& last() const { return plays_[standing_ - 1]; }

  void add(const CountedMove& offer) {
    if (count_ == most) return;
    const Hand& hand = hands_[at(turn_)];
    float wanted = 0;
    if (offer.verb != Stomp::pass) {
      Features features;
      features.verb = offer.verb;
      features.stock = left_ > 0;
      features.lead = standing_ == 0;
      features.size = offer.naturals + offer.jokers;
      features.jokers = offer.jokers;
      features.trump = offer.code >= Stomp::ranks;
      const bool stolen = offer.verb == Stomp::steal;
      const int top = Stomp::ranks - 1;
      if (offer.code >= 0) {
        features.height = features.trump ? offer.code - Stomp::ranks : offer.code;
        features.held = hand.count[at(offer.code)];
      }
      features.stands = stolen ? last().size + 1 : features.size;
      features.stands_height = stolen ? last().height : offer.code < 0 ? top : features.height;
      const int stands_code = features.trump ? offer.code : features.stands_height;
      const int copies = features.trump ? state_.packs : 3 * state_.packs;
      features.unseen = copies - hand.count[at(stands_code)] - played_[at(stands_code)];
      wanted = stomp::urge(features);
    }
    offers_[count_] = offer;
    weights_[count_] = stomp::weight_of(wanted);
    total_ += weights_[count_++];
  }

  void add_set(int height, int naturals, int jokers) {
    add({Stomp::play, static_cast<std::int8_t>(naturals > 0 ? height : -1), static_cast<std::uint8_t>(naturals),
         static_cast<std::uint8_t>(jokers)});
  }

  void list() {
    count_ = 0;
    total_ = 0;
    const Hand& hand = hands_[at(turn_)];
    const int jokers = hand.count[joker_code];
    const bool lead = standing_ == 0;
    const bool on_trump = !lead && last().trump;
    if (!on_trump) list_sets(hand, jokers, lead);
    for (int height = 0; height < Stomp::ranks; ++height) {
      const auto code = static_cast<std::int8_t>(height + Stomp::ranks);
      if (hand.count[at(code)] == 0) continue;
      if (on_trump && height == last().height) add({Stomp::cancel, code, 1, 0});
      if (!on_trump || height > last().height) add({Stomp::play, code, 1, 0});
    }
    if (!lead) add({});
  }

  void list_sets(const Hand& hand, int jokers, bool lead) {
    for (int height = 0; height < Stomp::ranks; ++height) {
      const int held = hand.count[at(height)];
      if (held == 0) continue;
      if (lead) {
        for (int size = 1; size <= held; ++size) add_set(height, size, 0);
        if (jokers > 0) add_set(height, held, 1);
        continue;
      }
      const int least = height > last().height ? last().size : last().size + 1;
      for (int size = least; size <= std::min(held + jokers, last().size + 1); ++size)
        add_set(height, std::min(size, held), std::max(0, size - held));
      if (height == last().height) add({Stomp::steal, static_cast<std::int8_t>(height), 1, 0});
    }
    if (jokers == 0) return;
    if (lead) {
      if (jokers == hand.size) add_set(0, 0, 1);
      return;
    }
    add({Stomp::steal, -1, 0, 1});
    const int least = last().height < Stomp::ranks - 1 ? last().size : last().size + 1;
    if (jokers >= least) add_set(0, 0, least);
  }

  const CountedMove& draw(Rng& rng) const {
    float left = static_cast<float>(rng.unit()) * total_;
    for (std::size_t i = 0; i + 1 < count_; ++i) {
      left -= weights_[i];
      if (left < 0) return offers_[i];
    }
    return offers_[count_ - 1];
  }

  void make(const CountedMove& offer) {
    if (offer.verb == Stomp::pass) {
      concede();
      return;
    }
    Hand& hand = hands_[at(turn_)];
    const auto drop = [&](std::size_t code, int number) {
      hand.count[code] = static_cast<std::uint8_t>(hand.count[code] - number);
      hand.size -= number;
      played_[code] = static_cast<std::uint8_t>(played_[code] + number);
    };
    if (offer.naturals > 0) drop(at(offer.code), offer.naturals);
    if (offer.jokers > 0) drop(joker_code, offer.jokers);
    switch (offer.verb) {
      case Stomp::play: plays_[standing_++] = stomp::laid_by(turn_, offer); break;
      case Stomp::steal:
        plays_[standing_ - 1].seat = static_cast<std::int8_t>(turn_);
        ++plays_[standing_ - 1].size;
        break;
      case Stomp::cancel: --standing_; break;
      case Stomp::pass: break;
    }
    while (hand.size < Stomp::hand_size && left_ > 0) take(at(turn_), stock_[--left_]);
    if (hand.size == 0) {
      pay(state_.left_of(turn_), turn_, 1);
      over_ = true;
    } else if (offer.verb != Stomp::cancel) {
      turn_ = state_.left_of(turn_);
    }
  }

  void concede() {
    const int taker = last().seat == turn_ ? state_.right_of(turn_) : last().seat;
    pay(turn_, taker, left_ > 0 ? 1 : 2);
    standing_ = 0;
    turn_ = taker;
  }

  void pay(int from, int to, int points) {
    int paid = points;
    if (state_.by_chips) {
      paid = std::min<int>(points, points_[at(from)]);
      points_[at(from)] = static_cast<std::int16_t>(points_[at(from)] - paid);
      broke_ = paid < points;
      over_ = broke_;
    }
    points_[at(to)] = static_cast<std::int16_t>(points_[at(to)] + paid);
  }

  const Stomp::State& state_;
  int turn_;
  int seats_;
  std::array<Hand, Stomp::max_seats> hands_{};
  std::array<Code, stomp::max_cards> stock_;
  std::size_t left_ = 0;
  std::array<std::uint8_t, joker_code + 1> played_{};
  std::array<Laid, stomp::max_cards> plays_;
  std::size_t standing_ = 0;
  Stomp::Points points_{};
  bool over_ = false;
  bool broke_ = false;
  std::array<CountedMove, most> offers_;
  std::array<float, most> weights_;
  std::size_t count_ = 0;
  float total_ = 0;
};

}  // namespace

/// Only the score and that the game has ended are entered: that is what the position is asked for afterwards.
void Stomp::playout(State& state, Rng& rng) {
  if (state.phase == Phase::finished) return;
  QuickGame game(state);
  game.run(rng);
  for (int seat = 0; seat < state.seats; ++seat) {
    const int change = game.points()[at(seat)] - state.score[at(seat)];
    state.gained[at(seat)] = static_cast<std::int16_t>(state.gained[at(seat)] + change);
  }
  state.score = game.points();
  state.broke = game.broke();
  end_game(state);
}

}  // namespace fulltable
