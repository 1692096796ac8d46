// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lorum/play_value.h"

#include <algorithm>
#include <cstdlib>

namespace fulltable::lorum {

namespace {

using Contract = Lorum::Contract;
using State = Lorum::State;

/// From so many of the bad cards on, a player who has all of them so far goes for the rest, too, whatever the hand.
constexpr int share_for_all = 5;

/// What it costs to let somebody have all: that is paid, and what a clean player would have been paid is lost.
constexpr float cost_of_all = 15;

/// The most that one card counts in Train.
constexpr int longest_jump = 11;

/// What it costs to capture a card.
float price(const State& state, Card card) {
  switch (state.contract) {
    case Contract::no_hearts: return card.suit() == Suit::hearts ? 1.0F : 0.0F;
    case Contract::queens: return card.rank() == 11 ? static_cast<float>(value_of_queen(card.suit())) : 0.0F;
    case Contract::no_tricks: return 0.25F;
    case Contract::hairy_ape: return card == king_of_hearts ? static_cast<float>(state.ape_chips) : 0.0F;
    case Contract::train:
    case Contract::quart:
    case Contract::domino: break;
  }
  return 0;
}

float price_of(const State& state, CardSet cards) {
  float sum = 0;
  for (const Card card : cards) sum += price(state, card);
  return sum;
}

/// What others may drop on a trick or have to give to it: of the suit led, and of the rest where they lack it.
float price_to_come(const Outlook& outlook, Suit suit, int players) {
  const State& state = *outlook.state;
  if (state.contract == Contract::no_tricks) return 0.25F * static_cast<float>(players);
  const CardSet of_suit = outlook.out & CardSet::of(suit);
  const float there = price_of(state, of_suit);
  const float elsewhere = price_of(state, outlook.out) - there;
  const auto left = static_cast<float>(of_suit.size());
  const float followers = std::min(static_cast<float>(players), 0.75F * left);
  const float given = left > 0 ? there * std::min(1.0F, followers / left) : 0;
  const float missing = static_cast<float>(players) - followers;
  return given + elsewhere * std::min(0.6F, 0.15F * missing);
}

CardSet above(Card card) {
  return between(strength(card) + 1, highest, card.suit());
}
CardSet below(Card card) {
  return between(lowest, strength(card) - 1, card.suit());
}

/// What counts in the hands 1 to 3, as far as that seat has captured it.
float captured_by(const State& state, int seat) {
  if (state.contract == Contract::no_tricks) return static_cast<float>(state.tricks[at(seat)]);
  return price_of(state, state.won[at(seat)]);
}

/// Whether nobody but that seat has captured anything that counts.
bool others_are_clean(const State& state, int seat) {
  for (int other = 0; other < Lorum::seats; ++other)
    if (other != seat && captured_by(state, other) > 0) return false;
  return true;
}

/// How many of the hand's cards others can take, about: of a suit led from the top, each round draws two of theirs.
int losers_of(const Outlook& outlook) {
  int losers = 0;
  for (const Suit suit : all_suits) {
    int theirs = (outlook.out & CardSet::of(suit)).size();
    for (int each = highest; each >= lowest && theirs > 0; --each) {
      const Card card = with_strength(each, suit);
      if (!outlook.hand.has(card)) continue;
      if (!(outlook.out & above(card)).empty()) ++losers;
      theirs -= 2;
    }
  }
  return losers;
}

/// Whether the seat had better take all, which brings three times as much as all of it costs: it has most of it
/// already, or the cards for it.
bool had_better_take_all(const Outlook& outlook) {
  const State& state = *outlook.state;
  if (state.contract > Contract::no_tricks || !others_are_clean(state, outlook.seat)) return false;
  const float own = captured_by(state, outlook.seat);
  return own >= share_for_all || losers_of(outlook) <= (own > 0 ? 1 : 0);
}

/// Whether the trick, in which so much lies, gives its winner all there is if the last player leaves it to them.
bool completes_all(const State& state, float lying) {
  if (state.contract == Contract::hairy_ape || state.trick_size != 3) return false;
  const int winner = (state.leader + state.best_place()) % Lorum::seats;
  const float total = state.contract == Contract::queens ? 10.0F : 8.0F;
  if (state.contract == Contract::no_tricks) lying = 1;
  return captured_by(state, winner) + lying >= total;
}

/// How much one would like to be rid of a card that need not be played now.
float burden(const Outlook& outlook, Card card) {
  const State& state = *outlook.state;
  const auto height = static_cast<float>(strength(card));
  const auto lower = static_cast<float>((outlook.out & below(card)).size());
  const float suit_price = price_of(state, (outlook.out | outlook.hand) & CardSet::of(card.suit()));
  const float risk = state.contract == Contract::no_tricks ? 0.5F : 0.1F + 0.25F * suit_price;
  return 2.5F * price(state, card) + 0.06F * height + risk * std::min(1.0F, 0.2F * lower);
}

float value_of_lead(const Outlook& outlook, Card card, bool wants) {
  const State& state = *outlook.state;
  const auto higher = static_cast<float>((outlook.out & above(card)).size());
  const auto lower = static_cast<float>((outlook.out & below(card)).size());
  const float takes = higher == 0 ? 1.0F : (lower + 0.3F) / (lower + 0.3F + 2.0F * higher);
  if (wants) return 4 * takes;
  const float cost = takes * (price(state, card) + price_to_come(outlook, card.suit(), 3));
  const auto length = static_cast<float>((outlook.hand & CardSet::of(card.suit())).size());
  return -2 * cost - 0.05F * length + 0.02F * static_cast<float>(strength(card));
}

float value_in_trick(const Outlook& outlook, Card card) {
  const State& state = *outlook.state;
  const bool wants = outlook.goes_for_all;
  if (state.trick_size == 0) return value_of_lead(outlook, card, wants);
  const Suit led = state.trick[0].suit();
  int best = 0;
  float lying = price(state, card);
  for (std::size_t i = 0; i < state.trick_size; ++i) {
    if (state.trick[i].suit() == led) best = std::max(best, strength(state.trick[i]));
    lying += price(state, state.trick[i]);
  }
  const auto height = static_cast<float>(strength(card));
  if (card.suit() != led || strength(card) < best) {
    if (wants) return (card.suit() != led ? -price(state, card) : 0.0F) - 0.1F * height;
    const float lost = completes_all(state, lying) ? cost_of_all : 0;
    return (card.suit() != led ? burden(outlook, card) : 2 + 2 * price(state, card) + 0.1F * height) - lost;
  }
  const int players = 3 - state.trick_size;
  const auto higher = static_cast<float>((outlook.out & above(card)).size());
  const float takes = players == 0 || higher == 0 ? 1.0F : 1 / (1 + 0.35F * higher * static_cast<float>(players));
  if (wants) return 4 * takes - 0.02F * height;
  const float cost = takes * (lying + (players == 0 ? 0 : price_to_come(outlook, led, players)));
  return -2 * cost + (takes == 1 ? 0.1F : -0.03F) * height;
}

float value_in_train(const Outlook& outlook, Card card) {
  const State& state = *outlook.state;
  const int stop = state.next_stop();
  const int gap = 25 * stop - state.total;
  const int value = train_value(card, state.ten_counts_ten);
  if (value >= gap) return -2.0F * static_cast<float>(stop) + 0.1F * static_cast<float>(value);
  // What cannot cross is kept for when the stop is near; what nearly reaches it leaves the crossing to the others.
  const float pressed = gap - value <= longest_jump ? 0.3F : 0;
  return 0.1F * static_cast<float>(value) + pressed;
}

float value_in_quart(const Outlook& outlook, Card card) {
  const State& state = *outlook.state;
  const auto before = card_before(card, state.ace_stops);
  const bool reached = before && !state.gone.has(*before);
  CardSet gone = state.gone | CardSet::of(card);
  float value = 0;
  bool mine = true;
  auto next = card_after(card, state.ace_stops);
  for (int length = 1; length < 4 && next && !gone.has(*next); ++length) {
    mine = outlook.hand.has(*next);
    value += mine ? 2.0F : -1.0F;
    gone.insert(*next);
    next = card_after(*next, state.ace_stops);
  }
  return value + (mine ? 4.0F : 0.0F) + (reached ? 0.0F : 1.0F);
}

/// What a card opens: own cards that wait behind it count for it, those of others against it.
float value_in_domino(const Outlook& outlook, Card card) {
  const State& state = *outlook.state;
  const int own = strength(card);
  const int start = state.start_rank < 0 ? own : strength(Card(state.start_rank, Suit::clubs));
  CardSet behind;
  CardSet next;
  if (own <= start && own > lowest) {
    behind |= below(card);
    next.insert(with_strength(own - 1, card.suit()));
  }
  if (own >= start && own < highest) {
    behind |= above(card);
    next.insert(with_strength(own + 1, card.suit()));
  }
  // The farther behind an own card waits, the more depends on an early beginning.
  float value = 0;
  for (const Card waiting : behind) {
    const auto distance = static_cast<float>(std::abs(strength(waiting) - own));
    value += outlook.hand.has(waiting) ? 1.5F + 0.5F * distance : -0.4F;
  }
  for (const Card opened : next) value += outlook.hand.has(opened) ? 1.5F : -0.5F;
  if (state.start_rank < 0)
    for (const Suit suit : all_suits)
      if (suit != card.suit()) value += outlook.hand.has(Card(card.rank(), suit)) ? 3.0F : -0.5F;
  return value;
}

}  // namespace

Outlook::Outlook(const State& from, int viewer)
    : state(&from), seat(viewer), hand(Lorum::cards_of(from, viewer)), out(whole_pack - from.gone - hand) {
  goes_for_all = had_better_take_all(*this);
}

float play_value(const Outlook& outlook, Card card) {
  switch (outlook.state->contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape: return value_in_trick(outlook, card);
    case Contract::train: return value_in_train(outlook, card);
    case Contract::quart: return value_in_quart(outlook, card);
    case Contract::domino: return value_in_domino(outlook, card);
  }
  return 0;
}

}  // namespace fulltable::lorum
