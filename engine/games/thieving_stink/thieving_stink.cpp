// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thieving_stink/thieving_stink.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using State = ThievingStink::State;

/// Medium and hard play through fewer games than usual, so that there is room for each level above the one below.
constexpr std::array<SearchLevel, 5> levels{
    {{120, 1, 1, 0.15, 0.5, 0}, {80, 20, 1, 0.04, 0.9, 0}, {100, 100, 2, 0, 0.95}, {300, 0, 0, 0}, {12000, 0, 0, 0}}};

void take_from_hand(State& state, int seat, Card card) {
  state.hand[at(seat)].remove(card);
  --state.hand_size[at(seat)];
}

void put_on_stack(State& state, int seat, Card card) {
  state.stack[state.stack_size++] = card;
  if (card.is_known()) state.open.insert(card);  // a seat tells of bids it does not know
  state.holder = static_cast<std::int8_t>(seat);
}

void turn_up_bids(State& state) {
  int leader = 0;
  for (int seat = 1; seat < ThievingStink::seats; ++seat)
    if (stink::height(state.bids[at(seat)]) > stink::height(state.bids[at(leader)])) leader = seat;
  for (int step = 1; step <= ThievingStink::seats; ++step) {
    const int seat = (leader + step) % ThievingStink::seats;
    put_on_stack(state, seat, state.bids[at(seat)]);
  }
  state.leader = static_cast<std::int8_t>(leader);
}

void end_deal(State& state) {
  const auto holders = at(stink::team_of(state.holder));
  state.last_deal = {};
  for (const std::size_t team : {0, 1}) {
    state.last_deal.tricks[team] = static_cast<std::int16_t>(ThievingStink::honour_points * state.honours[team]);
    if (team == holders)
      state.last_deal.stack[team] = static_cast<std::int16_t>(ThievingStink::stack_points * state.stack_size);
    state.totals[team] += state.last_deal.of(team);
  }
  const bool reached = std::ranges::max(state.totals) >= state.target;
  state.stage = reached && state.totals[0] != state.totals[1] ? Stage::over : Stage::deal_due;
}

void take_trick(State& state) {
  const int winner = (state.first() + static_cast<int>(state.best_place())) % ThievingStink::seats;
  state.last = {static_cast<std::int8_t>(state.first()), static_cast<std::int8_t>(winner), state.trick_size,
                state.trick};
  state.tricks[state.tricks_played++] = state.last;
  for (std::size_t i = 0; i < state.trick_size; ++i)
    if (stink::is_honour(state.trick[i])) ++state.honours[at(stink::team_of(winner))];
  state.trick = {};
  state.trick_size = 0;
  state.changed = false;
  state.leader = static_cast<std::int8_t>(winner);
  if (state.tricks_played == ThievingStink::deal_tricks) end_deal(state);
}

Refusal why_no_trump(const State& state, Card card) {
  if (state.trick_size > 0)
    return illegal(message(ThievingStink::id, "Only the leader can change trump, before the trick."), "Phase lead");
  if (state.changed)
    return illegal(message(ThievingStink::id, "Trump was changed in this trick already. Lead a card."),
                   "After a change of trump");
  Text text = stink::is_two(state.top())
                  ? message(ThievingStink::id, "{The c} doesn't beat {the d}. You need another two.")
                  : message(ThievingStink::id, "{The c} doesn't beat {the d}. You need a higher card or a two.");
  return illegal(std::move(text).card("c", card).card("d", state.top()), "A card beats the top of the stack");
}

}  // namespace

std::size_t ThievingStink::State::best_place() const {
  const auto power = [&](Card card) {
    const int rank = stink::strength(card);
    return card.suit() == trump_suit() ? 20 + rank : card.suit() == trick[0].suit() ? rank : -1;
  };
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick_size; ++i)
    if (power(trick[i]) > power(trick[best])) best = i;
  return best;
}

CardSet ThievingStink::State::playable(CardSet cards) const {
  if (trick_size == 0) return cards;
  const CardSet following = cards & CardSet::of(trick[0].suit());
  if (!following.empty()) return following;
  const CardSet trumps = cards & CardSet::of(trump_suit());
  return trumps.empty() ? cards : trumps;
}

const GameInfo& ThievingStink::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = "thieving_stink";
    game.name = "Thieving Stink";
    game.tagline = message(ThievingStink::id, "Partners take tricks, and steal the trump suit from each other");
    game.family = "tricks";
    game.family_name = message(ThievingStink::id, "Trick-taking");
    game.min_seats = game.max_seats = game.default_seats = seats;
    game.minutes = 20;
    game.score_unit = ScoreUnit::points;
    game.search = levels;
    game.ranks = "23456789TJQKA";
    game.options = {
        {.id = "target",
         .type = OptionType::integer,
         .choices = {},
         .min = 50,
         .max = 1000,
         .standard = 500,
         .summary = "Points with which a team ends the game",
         .label = message(ThievingStink::id, "Points to win")},
        {.id = "two_on_top",
         .type = OptionType::choice,
         .choices = {"low", "high"},
         .summary = "What beats a two on top of the trump-stack: every other card, or only another two",
         .label = message(ThievingStink::id, "Twos on the stack"),
         .values = {message(ThievingStink::id, "Low"), message(ThievingStink::id, "High")},
         .help = message(ThievingStink::id, "Low: any other card beats it. High: only another two")},
    };
    game.presets = {{message(ThievingStink::id, "Quick"), {{"target", 250}}},
                    {message(ThievingStink::id, "Tournament"), {{"target", 1000}}}};
    return game;
  }();
  return info;
}

ThievingStink::State ThievingStink::start(const TableSetup& setup) {
  State state;
  state.target = static_cast<std::int16_t>(setup.options[0]);
  state.two_high = setup.options[1] == 1;
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void ThievingStink::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == 52);
  State next;
  next.target = state.target;
  next.two_high = state.two_high;
  next.dealer = static_cast<std::int8_t>(state.deal == 0 ? state.dealer : (state.dealer + 1) % seats);
  next.deal = state.deal + 1;
  next.totals = state.totals;
  next.last = state.last;
  next.last_deal = state.last_deal;
  for (std::size_t i = 0; i < pack.size(); ++i) next.hand[(at(next.dealer) + 1 + i) % seats].insert(pack[i]);
  next.hand_size.fill(deal_tricks + 1);
  next.stage = Stage::playing;
  state = next;
}

SeatSet ThievingStink::to_act(const State& state) {
  SeatSet acting;
  if (state.stage != Stage::playing) return acting;
  if (!state.bidding()) return {state.turn()};
  for (int seat = 0; seat < seats; ++seat)
    if (!state.bids_down.has(seat)) acting.insert(seat);
  return acting;
}

void ThievingStink::legal(const State& state, int seat, Moves& moves) {
  const CardSet cards = state.hand[at(seat)];
  if (state.bidding()) {
    for (const Card card : cards) moves.emplace_back(bid, card);
    return;
  }
  for (const Card card : state.playable(cards)) moves.emplace_back(play, card);
  if (state.trick_size == 0 && !state.changed)
    for (const Card card : cards& stink::beaters(state.top(), state.two_high)) moves.emplace_back(trump, card);
}

Refusal ThievingStink::why_not(const State& state, int seat, const Move& move) {
  if (state.bidding() && move.verb != bid)
    return illegal(message(ThievingStink::id, "Bids come first. Put a card face down as your bid."), "Phase bid");
  if (!state.bidding() && move.verb == bid)
    return illegal(message(ThievingStink::id, "The bids have been turned up already. Play a card."), "Phase bid");
  const Card card = move.card();
  const CardSet cards = state.hand[at(seat)];
  if (!cards.has(card))
    return illegal(message(ThievingStink::id, "{The c} isn't in your hand.").card("c", card), "Illegal, and why");
  if (move.verb == trump) return why_no_trump(state, card);
  const Suit led = state.trick[0].suit();
  if (!(cards & CardSet::of(led)).empty())
    return illegal(message(ThievingStink::id, "You hold {a suit}, so you must follow suit.").suit("suit", led),
                   "Phase follow");
  return illegal(message(ThievingStink::id, "You have no {suit}, so you must play a trump.").suit("suit", led),
                 "Phase follow");
}

void ThievingStink::lay_bid(State& state, int seat, Card card) {
  take_from_hand(state, seat, card);
  state.bids[at(seat)] = card;
  state.bids_down.insert(seat);
}

void ThievingStink::lay(State& state, int seat, Card card) {
  if (state.trick_size > 0 && card.suit() != state.trick[0].suit()) {
    unsigned lacking = state.voids[at(seat)] | (1U << index_of(state.trick[0].suit()));
    if (card.suit() != state.trump_suit()) lacking |= 1U << index_of(state.trump_suit());
    state.voids[at(seat)] = static_cast<std::uint8_t>(lacking);
  }
  take_from_hand(state, seat, card);
  state.open.insert(card);
  state.trick[state.trick_size++] = card;
}

void ThievingStink::apply(State& state, int seat, const Move& move) {
  const Card card = move.card();
  switch (static_cast<Verb>(move.verb)) {
    case bid:
      lay_bid(state, seat, card);
      if (state.bids_down.size() == seats) turn_up_bids(state);
      break;
    case play:
      lay(state, seat, card);
      if (state.trick_size == state.trick_full()) take_trick(state);
      break;
    case trump:
      take_from_hand(state, seat, card);
      put_on_stack(state, seat, card);
      state.changed = true;
      break;
  }
}

std::vector<int> ThievingStink::winners(const State& state) {
  if (state.stage != Stage::over) return {};
  return state.totals[0] > state.totals[1] ? std::vector{0, 2} : std::vector{1, 3};
}

}  // namespace fulltable

FULLTABLE_GAME(thieving_stink, fulltable::ThievingStink)
