// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pop/pop.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using Area = Pop::Area;
using Pops = Pop::Pops;
using State = Pop::State;

/// Medium and hard play through fewer games than usual, so that there is room for each level above the one below.
constexpr std::array<SearchLevel, 5> levels{
    {{120, 1, 1, 0.15, 0.5, 0}, {80, 20, 1, 0.04, 0.9, 0}, {100, 50, 2, 0, 0.95}, {300, 0, 0, 0}, {12000, 0, 0, 0}}};

void remove_from(State& state, int seat, Area area, Card card) {
  if (area == Area::hand) {
    state.hand[at(seat)].remove(card);
    --state.hand_size[at(seat)];
    return;
  }
  auto& display = state.display[at(seat)];
  if (display[0] == card) display[0] = display[1];
  display[1] = unknown_card;
  --state.display_size[at(seat)];
}

void end_round(State& state, int folded) {
  Pop::Round& round = state.results[state.rounds++];
  round = {state.dealer, static_cast<std::int8_t>(folded), state.cube, state.tricks_won};
  for (const int seat : {0, 1})
    state.scores[at(seat)] = static_cast<std::uint8_t>(state.scores[at(seat)] + round.points(seat));
  if (std::ranges::max(state.scores) >= state.target) {
    state.stage = Stage::over;
    return;
  }
  state.stage = Stage::deal_due;
  const bool level = state.scores[0] == state.scores[1];
  state.dealer = static_cast<std::int8_t>(level ? round.winner() : state.scores[0] > state.scores[1] ? 0 : 1);
}

void take_trick(State& state) {
  const int winner = state.played_by(state.best_place());
  state.tricks[state.tricks_done()] = {state.leader, static_cast<std::int8_t>(winner), state.lead_area, state.trick};
  ++state.tricks_won[at(winner)];
  state.trick = {};
  state.trick_size = 0;
  state.lead_suit = pop::no_suit;
  state.lead_area = Area::hand;
  state.leader = state.turn = static_cast<std::int8_t>(winner);
  for (const std::size_t seat : {0U, 1U}) {
    if (state.down_size[seat] == 0) continue;
    Card& top = state.down[seat][--state.down_size[seat]];
    state.display[seat][state.display_size[seat]++] = std::exchange(top, unknown_card);
  }
  if (state.tricks_done() == Pop::round_tricks) end_round(state, Pop::nobody);
}

Refusal no_card_of(const State& state, int seat, Area area, Card card) {
  const bool shown_by_other = state.face_up(1 - seat).has(card);
  Text text = std::ranges::find(pop::whole_pack, card) == pop::whole_pack.end()
                  ? message(Pop::id, "{The c} isn't in this pack.")
              : area == Area::hand ? message(Pop::id, "{The c} isn't in your hand.")
              : shown_by_other     ? message(Pop::id, "{The c} is in {s2}'s display.").seat("s2", 1 - seat)
                                   : message(Pop::id, "{The c} isn't one of the face-up cards of your display.");
  return illegal(std::move(text).card("c", card), "Turn by turn");
}

Refusal why_no_card(const State& state, int seat, const Move& move) {
  if (seat != state.turn)
    return illegal(message(Pop::id, "{s2} plays a card now. You can only pop.").seat("s2", 1 - seat), "Turn by turn");
  if (state.trick_size == 0) {
    if (move.verb == Pop::play)
      return illegal(message(Pop::id, "Lead a card from your hand or display."), "Turn by turn");
    return no_card_of(state, seat, static_cast<Area>(move.at(1)), move.card());
  }
  if (move.verb == Pop::lead)
    return illegal(message(Pop::id, "The trick has been led. Play a card to it."), "Turn by turn");
  const Area area = state.area_due();
  const bool hand = area == Area::hand;
  const CardSet cards = hand ? state.hand[at(seat)] : state.face_up(seat);
  const CardSet elsewhere = hand ? state.face_up(seat) : state.hand[at(seat)];
  if (elsewhere.has(move.card()))
    return illegal(hand ? message(Pop::id, "This card must come from your hand.")
                        : message(Pop::id, "This card must come from your display."),
                   "Turn by turn");
  if (!cards.has(move.card())) return no_card_of(state, seat, area, move.card());
  Text text = hand ? message(Pop::id, "{Suit} were led and you hold one, so you must follow suit.")
                   : message(Pop::id, "{Suit} were led and your display shows one, so you must follow suit.");
  return illegal(std::move(text).suit("suit", static_cast<Suit>(state.lead_suit)), "Turn by turn: Suit led");
}

Refusal why_no_pop(const State& state, int seat) {
  if (state.pops == Pops::off) return illegal(message(Pop::id, "This game is played without pops."), "Options");
  if (state.popper != Pop::nobody)
    return illegal(message(Pop::id, "Answer the pop first: accept or fold."), "Turn by turn: Popping");
  if (state.cube >= Pop::highest_cube)
    return illegal(message(Pop::id, "The cube is at {cube}, its highest.").number("cube", Pop::highest_cube),
                   "Turn by turn: Popping");
  if (state.last_popper == seat)
    return illegal(message(Pop::id, "You popped last, so it's {s2}'s turn to pop.").seat("s2", 1 - seat),
                   "Turn by turn: Popping");
  return illegal(message(Pop::id, "You may pop only on your turn to play."), "Options");
}

}  // namespace

int Pop::Round::points(int seat) const {
  if (seat == winner()) return cube;
  return folded == nobody && tricks[at(seat)] == 3 ? 1 : 0;
}

std::size_t Pop::State::best_place() const {
  std::size_t best = 0;
  int most = -1;
  for (std::size_t i = 0; i < trick_size; ++i) {
    const int strength = order().strength(trick[i], lead_suit);
    if (strength > most) {
      most = strength;
      best = i;
    }
  }
  return best;
}

CardSet Pop::State::face_up(int seat) const {
  CardSet cards;
  for (std::size_t i = 0; i < display_size[at(seat)]; ++i) cards.insert(display[at(seat)][i]);
  return cards;
}

CardSet Pop::State::playable(CardSet area) const {
  if (lead_suit == pop::no_suit) return area;
  const CardSet following = area & order().members[lead_suit];
  return following.empty() ? area : following;
}

bool Pop::State::may_pop(int seat) const {
  return cube < highest_cube && last_popper != seat && popper == nobody && stage == Stage::playing &&
         (pops == Pops::any_time || (pops == Pops::on_turn && turn == seat));
}

const GameInfo& Pop::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = "pop";
    game.name = "Pop!";
    game.tagline = message(Pop::id, "Tricks of four cards for two, and a cube that raises the stake");
    game.family = "tricks";
    game.family_name = message(Pop::id, "Trick-taking");
    game.min_seats = game.max_seats = game.default_seats = 2;
    game.minutes = 15;
    game.gamble = true;
    game.search = levels;
    game.score_unit = ScoreUnit::points;
    game.ranks = "789TJQKA";
    game.options = {
        {.id = "target",
         .type = OptionType::integer,
         .choices = {},
         .min = 3,
         .max = 21,
         .standard = 7,
         .summary = "Points that win the game",
         .label = message(Pop::id, "Points to win")},
        {.id = "high_risk",
         .type = OptionType::boolean,
         .choices = {},
         .summary = "The cube begins each round one higher than the round before",
         .label = message(Pop::id, "High risk"),
         .help = message(Pop::id, "The cube starts one higher each round")},
        {.id = "pops",
         .type = OptionType::choice,
         .choices = {"any_time", "on_turn", "off"},
         .summary = "Who may pop: either player at any time, the player who is to play, or nobody",
         .label = message(Pop::id, "Popping"),
         .values = {message(Pop::id, "Any time"), message(Pop::id, "On your turn"), message(Pop::id, "Off")},
         .help = message(Pop::id, "When a player may raise the stake")},
    };
    game.presets = {{message(Pop::id, "Quick"), {{"target", 3}}}, {message(Pop::id, "Tournament"), {{"target", 11}}}};
    return game;
  }();
  return info;
}

Cards Pop::pack(const TableSetup&) {
  return {pop::whole_pack.begin(), pop::whole_pack.end()};
}

Pop::State Pop::start(const TableSetup& setup) {
  State state;
  state.target = static_cast<std::uint8_t>(setup.options[0]);
  state.high_risk = setup.options.on(1);
  state.pops = static_cast<Pops>(setup.options[2]);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void Pop::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == pop::whole_pack.size());
  State next;
  next.target = state.target;
  next.high_risk = state.high_risk;
  next.pops = state.pops;
  next.dealer = state.dealer;
  next.scores = state.scores;
  next.rounds = state.rounds;
  next.results = state.results;
  next.deal = static_cast<std::uint8_t>(state.deal + 1);
  const std::array seats{at(1 - state.dealer), at(state.dealer)};
  for (std::size_t i = 0; i < 14; ++i) {
    next.hand[seats[i % 2]].insert(pack[i]);
    const Card card = pack[14 + i];
    const std::size_t place = i / 2;
    if (place < 5)
      next.down[seats[i % 2]][place] = card;
    else
      next.display[seats[i % 2]][6 - place] = card;
  }
  next.hand_size = {7, 7};
  next.down_size = {5, 5};
  next.display_size = {2, 2};
  next.upcard = pack[28];
  std::reverse_copy(pack.begin() + 29, pack.end(), next.stock.begin());
  next.leader = next.turn = static_cast<std::int8_t>(1 - state.dealer);
  next.cube = next.cube_start = state.high_risk ? static_cast<std::uint8_t>(std::min<int>(next.deal, highest_cube)) : 1;
  next.stage = Stage::playing;
  state = next;
}

SeatSet Pop::to_act(const State& state) {
  SeatSet seats;
  if (state.stage != Stage::playing) return seats;
  if (state.popper != nobody) {
    seats.insert(1 - state.popper);
    return seats;
  }
  seats.insert(state.turn);
  if (state.may_pop(1 - state.turn)) seats.insert(1 - state.turn);
  return seats;
}

bool Pop::may_wait(const State& state, int seat) {
  return state.popper == nobody && state.turn != seat && state.may_pop(seat);
}

void Pop::legal(const State& state, int seat, Moves& moves) {
  if (state.popper != nobody) {
    moves.emplace_back(accept);
    moves.emplace_back(fold);
    return;
  }
  if (seat == state.turn) {
    if (state.trick_size == 0) {
      for (const Card card : state.hand[at(seat)]) moves.emplace_back(lead, card, static_cast<int>(Area::hand));
      for (const Card card : state.face_up(seat)) moves.emplace_back(lead, card, static_cast<int>(Area::display));
    } else {
      const CardSet area = state.area_due() == Area::hand ? state.hand[at(seat)] : state.face_up(seat);
      for (const Card card : state.playable(area)) moves.emplace_back(play, card);
    }
  }
  if (state.may_pop(seat)) moves.emplace_back(pop);
}

Refusal Pop::why_not(const State& state, int seat, const Move& move) {
  const bool answering = state.popper != nobody && seat != state.popper;
  switch (static_cast<Verb>(move.verb)) {
    case accept:
    case fold:
      if (!answering) return illegal(message(Pop::id, "There is no pop for you to answer."), "Turn by turn");
      break;
    case pop: return why_no_pop(state, seat);
    case lead:
    case play:
      if (!answering) return why_no_card(state, seat, move);
      break;
  }
  return illegal(message(Pop::id, "Answer the pop first: accept or fold."), "Turn by turn: Popping");
}

void Pop::apply(State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case lead: put(state, seat, static_cast<Area>(move.at(1)), move.card()); break;
    case play: put(state, seat, state.area_due(), move.card()); break;
    case pop: state.popper = static_cast<std::int8_t>(seat); break;
    case accept:
      ++state.cube;
      state.last_popper = std::exchange(state.popper, nobody);
      break;
    case fold:
      state.popper = nobody;
      end_round(state, seat);
      break;
  }
}

void Pop::lay(State& state, int seat, Area area, Card card) {
  const pop::Order& order = state.order();
  const int suit = order.suit_of(card);
  if (state.trick_size == 0) state.lead_area = area;
  // Only a hand's failure to follow proves something for later: a display is refilled with unknown cards.
  if (state.lead_suit != pop::no_suit && suit != state.lead_suit && area == Area::hand)
    state.voids[at(seat)] = static_cast<std::uint8_t>(state.voids[at(seat)] | (1U << state.lead_suit));
  // A lone joker led leaves the suit open; then the second card fixes it.
  if (state.trick_size < 2 && state.lead_suit == pop::no_suit) state.lead_suit = static_cast<std::uint8_t>(suit);
  remove_from(state, seat, area, card);
  state.trick[state.trick_size++] = card;
}

void Pop::put(State& state, int seat, Area area, Card card) {
  lay(state, seat, area, card);
  state.turn = static_cast<std::int8_t>(1 - seat);
  if (state.trick_size == 4) take_trick(state);
}

std::vector<int> Pop::winners(const State& state) {
  if (state.stage != Stage::over) return {};
  const bool both = state.scores[0] >= state.target && state.scores[1] >= state.target;
  if (both) return {state.results[std::size_t{state.rounds} - 1].winner()};
  return {state.scores[0] >= state.target ? 0 : 1};
}

}  // namespace fulltable

FULLTABLE_GAME(pop, fulltable::Pop)
