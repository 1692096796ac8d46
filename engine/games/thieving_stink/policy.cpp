// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thieving_stink/policy.h"

#include <algorithm>
#include <span>

// How Thieving Stink is played well: first sight for the search, quick playouts, and the rule of thumb.

namespace fulltable {

namespace stink {

namespace {

using State = ThievingStink::State;

/// The chance that one of so many equal hands has none of so many cards.
constexpr auto none_of = [] {
  std::array<std::array<float, 14>, 4> table{};
  for (std::size_t hands = 1; hands < 4; ++hands) {
    table[hands][0] = 1;
    for (std::size_t n = 1; n < 14; ++n)
      table[hands][n] = table[hands][n - 1] * static_cast<float>(hands - 1) / static_cast<float>(hands);
  }
  table[0].fill(1);
  return table;
}();

/// How much of the last trick's theft is felt in a trick, by the tricks left.
constexpr float nearness(int left) {
  return left == 2 ? 0.5F : left == 3 ? 0.25F : left == 4 ? 0.15F : 0.12F;
}

constexpr float points_of(int honours) {
  return static_cast<float>(ThievingStink::honour_points * honours);
}

/// Turns ratings, in points, to weights: 1 for the best, less the more points a choice is behind it.
void turn_to_weights(std::span<float> ratings) {
  constexpr float scale = 8;
  const float best = ratings.empty() ? 0 : std::ranges::max(ratings);
  for (float& each : ratings) {
    const float part = scale / (scale + best - each);
    each = part * part * part * part;
  }
}

std::size_t draw(std::span<const float> weights, Rng& rng) {
  float total = 0;
  for (const float weight : weights) total += weight;
  float left = static_cast<float>(rng.unit()) * total;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.size() - 1;
}

float bid_rating(CardSet hand, Card card) {
  // By rank: the chance to win the lead, and what an honour or a two would do for its side in the hand.
  constexpr std::array<float, 13> wins{0,     0.01F, 0.02F, 0.04F, 0.06F, 0.09F, 0.13F,
                                       0.19F, 0.27F, 0.38F, 0.55F, 0.77F, 0.95F};
  constexpr std::array<float, 13> costs{9, 0, 0, 0, 0.2F, 0.4F, 0.6F, 1, 1.5F, 3, 5, 9, 14};
  const auto rank = at(strength(card));
  const CardSet rest = (hand & CardSet::of(card.suit())) - CardSet::of(card);
  const int length = rest.size();
  float trumps = 2 * static_cast<float>(length - 4);
  for (const Card other : rest)
    if (is_honour(other)) trumps += static_cast<float>(strength(other) - 7);
  const float free_suit = length == 0 ? 5.0F : length == 1 ? 3.0F : 0.0F;
  float cost = costs[rank];
  // A jack or queen without small cards beside it will hardly earn its ten.
  if (length == 0 && (rank == 9 || rank == 10)) cost -= 2;
  return wins[rank] * trumps + (1 - wins[rank]) * free_suit - cost;
}

}  // namespace

Card draw_bid(CardSet hand, Rng& rng) {
  std::array<Card, ThievingStink::deal_tricks + 1> cards{};
  std::array<float, ThievingStink::deal_tricks + 1> weights{};
  std::size_t count = 0;
  for (const Card card : hand) {
    cards[count] = card;
    weights[count++] = bid_rating(hand, card);
  }
  const auto used = std::span(weights).first(count);
  turn_to_weights(used);
  return cards[draw(used, rng)];
}

Outlook::Outlook(const State& state, int seat)
    : state_(state),
      seat_(seat),
      hand_(state.hand[at(seat)]),
      unseen_(whole_pack - state.open - hand_),
      trump_(state.trump_suit()),
      thieves_(hand_ & beaters(state.top(), state.two_high)),
      we_hold_(team_of(state.holder) == team_of(seat)),
      left_(ThievingStink::deal_tricks - state.tricks_played),
      after_(state.trick_full() - state.trick_size - 1) {
  for (const Card card : hand_& honours)
    if ((above(card) & unseen_).empty()) bosses_.insert(card);
  near_theft_ = nearness(left_) * theft_swing();
  look_at_others();
  look_at_trick();
}

void Outlook::look_at_others() {
  std::array<unsigned, 4> may_hold{};  // suits, as bits, by steps
  for (int step = 1; step < ThievingStink::seats; ++step) {
    const auto other = at((seat_ + step) % ThievingStink::seats);
    if (state_.hand_size[other] > 0) may_hold[at(step)] = ~unsigned{state_.voids[other]};
  }
  const auto look = [&](std::size_t suit) {
    unseen_in_[suit] = at((unseen_ & CardSet::of(all_suits[suit])).size());
    const std::size_t holders = (may_hold[1] >> suit & 1) + (may_hold[2] >> suit & 1) + (may_hold[3] >> suit & 1);
    for (int step = 1; step <= after_; ++step) {
      Answer& answer = others_[at(step)][suit];
      answer.holders = (may_hold[at(step)] >> suit & 1) != 0 ? holders : 0;
      answer.lacks_all = none_of[answer.holders][unseen_in_[suit]];
      answer.ruffs = answer.lacks_all * (1 - others_[at(step)][at(index_of(trump_))].lacks_all);
    }
  };
  // Of the suits that can be led to the trick.
  look(at(index_of(trump_)));
  for (const Suit suit : all_suits)
    if (suit != trump_ && (state_.trick_size == 0 || suit == state_.trick[0].suit())) look(at(index_of(suit)));
}

void Outlook::look_at_trick() {
  const auto unseen = static_cast<float>(std::max(1, unseen_.size()));
  const float points = points_of((unseen_ & honours).size());
  to_come_ = 0.8F * static_cast<float>(after_) * points / unseen;
  given_away_ = 3 * points / unseen / 3;
  if (state_.trick_size == 0) return;
  for (std::size_t i = 0; i < state_.trick_size; ++i)
    if (is_honour(state_.trick[i])) ++honours_there_;
  const std::size_t place = state_.best_place();
  best_ = state_.trick[place];
  best_is_ours_ = team_of(state_.first() + static_cast<int>(place)) == team_of(seat_);
  win_without_ = win_chance(best_, best_is_ours_, state_.trick[0].suit());
}

std::size_t Outlook::unseen_above(Card card) const {
  return at((above(card) & unseen_).size());
}

/// The chance that the seat so many steps further beats the best card of a trick, of whose suit so many higher ones are
/// unseen.
float Outlook::beaten_by(int step, Card best, std::size_t higher, Suit led) const {
  const Answers& answers = others_[at(step)];
  const Answer& answer = answers[at(index_of(led))];
  if (best.suit() == led) {
    const float beats = 1 - none_of[answer.holders][higher];
    return led == trump_ ? beats : beats + answer.ruffs;
  }
  return answer.lacks_all * (1 - none_of[answers[at(index_of(trump_))].holders][higher]);
}

/// The chance that the seat's team takes the trick if `best` leads in it once the seat has played.
float Outlook::win_chance(Card best, bool ours, Suit led) const {
  const std::size_t higher = unseen_above(best);
  const float partner = after_ >= 2 ? beaten_by(2, best, higher, led) : 0.0F;
  if (!ours) return 0.8F * partner;
  float holds = 1;
  for (const int step : {1, 3})
    if (step <= after_) holds *= 1 - beaten_by(step, best, higher, led);
  // Partner's chance counts more than in full: a player who leads to it keeps his own high cards for the end, when the
  // lead decides about the stack.
  return std::min(1.0F, holds + (1 - holds) * 1.4F * partner);
}

/// The same if the seat itself leads with that card.
float Outlook::win_with(Card card, Suit led) {
  const auto suit = at(index_of(card.suit()));
  const std::size_t higher = unseen_above(card);
  if (known_higher_[suit] != higher) {
    known_higher_[suit] = higher;
    known_win_[suit] = win_chance(card, true, led);
  }
  return known_win_[suit];
}

/// What the theft at the end swings, as things stand.
float Outlook::theft_swing() const {
  const auto size = static_cast<float>(2 * ThievingStink::stack_points * (state_.stack_size + 1));
  return we_hold_ ? 0.4F * size : size;
}

/// What it is worth to lead the next trick after spending that card.
float Outlook::lead_value(Card spent) const {
  if (left_ == 1) return 0;
  const bool can_steal = we_hold_ || !(thieves_ - CardSet::of(spent)).empty();
  return 1.2F + (can_steal ? near_theft_ : 0.0F);
}

/// What a card would do if it stayed in the hand.
float Outlook::keep_value(Card card) const {
  if (left_ == 1) return 0;
  const bool is_trump = card.suit() == trump_;
  const int rank = strength(card);
  float value = 0.14F * static_cast<float>(rank);
  if (is_honour(card))
    value += bosses_.has(card) ? (is_trump ? 13.0F : 5.5F) : is_trump ? 3.0F : 0.4F * static_cast<float>(rank - 11);
  if (is_trump) value += 2 + 0.2F * static_cast<float>(rank);
  if (is_two(card)) value += 4;
  if (thieves_ == CardSet::of(card)) value += 0.36F * nearness(left_) * theft_swing();
  return value;
}

/// The points that turn on the trick if the card is added to it, and the lead that goes with it.
float Outlook::trick_value(Card card, float win) const {
  const float points = points_of(honours_there_ + (is_honour(card) ? 1 : 0));
  return (2 * win - 1) * (points + to_come_) + win * lead_value(card);
}

float Outlook::play(Card card) {
  return state_.trick_size == 0 ? lead(card) : follow(card);
}

float Outlook::lead(Card card) {
  float value = trick_value(card, win_with(card, card.suit())) - keep_value(card);
  const bool alone = (hand_ & CardSet::of(card.suit())) == CardSet::of(card);
  if (alone && card.suit() != trump_ && !(hand_ & CardSet::of(trump_)).empty()) value += 1.5F;
  return value;
}

float Outlook::follow(Card card) {
  const bool takes = card.suit() == best_.suit() ? strength(card) > strength(best_) : card.suit() == trump_;
  const float win = takes ? win_with(card, state_.trick[0].suit()) : win_without_;
  return trick_value(card, win) - keep_value(card);
}

float Outlook::change(Card card) const {
  const auto size = static_cast<float>(state_.stack_size);
  // How likely the top is stolen again by whoever leads later, mostly enemies.
  const auto stolen = [&](Card top) {
    const auto threats = static_cast<float>((unseen_ & beaters(top, state_.two_high)).size());
    return threats / (threats + 3);
  };
  const bool last = left_ == 1;
  const float hold_then = last ? 1 : 1 - 0.3F * stolen(card);
  float hold_now = we_hold_ ? 1 : 0;
  if (!last) hold_now = we_hold_ ? 1 - 0.5F * stolen(state_.top()) : thieves_.empty() ? 0.1F : 0.23F;
  const float stack = 2 * ThievingStink::stack_points * ((size + 1) * hold_then - size * hold_now);

  const auto strong_in = [&](Suit suit, int spent) {
    const CardSet all = CardSet::of(suit);
    float more =
        static_cast<float>((hand_ & all).size() - spent) - static_cast<float>(unseen_in_[at(index_of(suit))]) / 3;
    for (int bosses = ((bosses_ & all) - CardSet::of(card)).size(); bosses > 0; --bosses) more += 1.5F;
    return more;
  };
  const float trumps = 4 * (strong_in(card.suit(), 1) - strong_in(trump_, card.suit() == trump_ ? 1 : 0)) *
                       static_cast<float>(left_ - 1) / ThievingStink::deal_tricks;
  return stack + trumps - given_away_ - 3 - keep_value(card) - (is_honour(card) ? 2.0F : 0.0F);
}

namespace {

/// The moves of one decision after the bids.
struct Choices {
  std::array<Card, std::size_t{2} * ThievingStink::deal_tricks> cards{};
  std::size_t plays = 0;  ///< these come first, the changes of trump after them
  std::size_t count = 0;

  Choices(const State& state, int seat) {
    const CardSet hand = state.hand[at(seat)];
    for (const Card card : state.playable(hand)) cards[count++] = card;
    plays = count;
    if (state.trick_size == 0 && !state.changed)
      for (const Card card : hand& beaters(state.top(), state.two_high)) cards[count++] = card;
  }
  std::size_t draw_good(const State& state, int seat, Rng& rng) const {
    std::array<float, std::size_t{2} * ThievingStink::deal_tricks> weights{};
    Outlook outlook(state, seat);
    for (std::size_t i = 0; i < count; ++i) weights[i] = i < plays ? outlook.play(cards[i]) : outlook.change(cards[i]);
    const auto used = std::span(weights).first(count);
    turn_to_weights(used);
    return draw(used, rng);
  }
};

}  // namespace

}  // namespace stink

void ThievingStink::weigh(const State& state, int seat, const Moves& moves, std::vector<float>& weights) {
  weights.clear();
  const CardSet hand = state.hand[static_cast<std::size_t>(seat)];
  std::optional<stink::Outlook> outlook;
  if (!state.bidding()) outlook.emplace(state, seat);
  for (const Move& move : moves) {
    const Card card = move.card();
    switch (static_cast<Verb>(move.verb)) {
      case bid: weights.push_back(stink::bid_rating(hand, card)); break;
      case play: weights.push_back(outlook->play(card)); break;
      case trump: weights.push_back(outlook->change(card)); break;
    }
  }
  stink::turn_to_weights(weights);
}

void ThievingStink::playout(State& state, Rng& rng) {
  while (state.stage == Stage::playing) {
    if (state.bidding()) {
      const int seat = to_act(state).front();
      apply(state, seat, {bid, stink::draw_bid(state.hand[static_cast<std::size_t>(seat)], rng)});
      continue;
    }
    const int seat = state.turn();
    const stink::Choices choices(state, seat);
    const std::size_t chosen = choices.count == 1 ? 0 : choices.draw_good(state, seat, rng);
    apply(state, seat, {chosen < choices.plays ? play : trump, choices.cards[chosen]});
  }
}

int ThievingStink::rule_of_thumb(const State& known, int seat, const Moves& moves, Rng&) {
  std::vector<float> weights;
  weigh(known, seat, moves, weights);
  return static_cast<int>(std::distance(weights.begin(), std::ranges::max_element(weights)));
}

}  // namespace fulltable
