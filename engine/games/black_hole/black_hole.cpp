// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/black_hole/black_hole.h"

#include <algorithm>

#include "core/contract.h"
#include "core/notation.h"

namespace fulltable {

namespace {

using State = BlackHole::State;
using Place = BlackHole::Place;
using Fault = BlackHole::Fault;

void push(BlackHole::Fan& fan, Card card) {
  fan.cards[fan.size++] = card;
}

void put_in_hole(State& state, Card card) {
  state.hole[state.in_hole++] = card;
}

bool fits(const State& state, Card card) {
  return state.in_hole == 0 || BlackHole::are_neighbours(card.rank(), state.top().rank());
}

void look_for_end(State& state) {
  const auto can_go_on = [&](const BlackHole::Fan& fan) { return fan.size > 0 && fits(state, fan.top()); };
  state.stage = std::ranges::any_of(state.fan, can_go_on) ? Stage::playing : Stage::over;
}

}  // namespace

std::array<int, BlackHole::ranks> BlackHole::State::counts() const {
  std::array<int, ranks> counts{};
  for (const Fan& each : fan)
    for (std::size_t i = 0; i < each.size; ++i) ++counts[static_cast<std::size_t>(each.cards[i].rank())];
  return counts;
}

const GameInfo& BlackHole::info() {
  static const GameInfo info{
      .id = "black_hole",
      .name = "Black Hole",
      .tagline = message(BlackHole::id, "Solitaire in the open: play every card into the middle, one rank up or down"),
      .family = "solitaire",
      .min_seats = 1,
      .max_seats = 1,
      .default_seats = 1,
      .minutes = 5,
      .real_time = false,
      .solitaire = true,
      .options = {{.id = "layout",
                   .type = OptionType::choice,
                   .choices = {"black_hole", "all_in_a_row"},
                   .summary = "Seventeen fans of three round one card, or thirteen columns of four and no first card",
                   .label = message(BlackHole::id, "Layout"),
                   .values = {message(BlackHole::id, "Black Hole"), message(BlackHole::id, "All in a Row")},
                   .help = message(BlackHole::id, "All in a Row: thirteen columns, and any top card begins")},
                  {.id = "base",
                   .type = OptionType::choice,
                   .choices = {"ace_of_spades", "first_card"},
                   .summary = "What lies in the hole at the start: the ace of spades, or the first card of the pack",
                   .label = message(BlackHole::id, "Card in the hole"),
                   .values = {message(BlackHole::id, "Ace of spades"), message(BlackHole::id, "Any card")},
                   .help = message(BlackHole::id, "Means nothing in All in a Row")}},
      .settings = {{.id = "liftPlayable", .label = message(BlackHole::id, "Raise playable cards"), .standard = true}},
      .family_name = message(BlackHole::id, "Solitaire"),
  };
  return info;
}

State BlackHole::start(const TableSetup& setup) {
  State state;
  state.layout = static_cast<Layout>(setup.options[0]);
  state.base = static_cast<Base>(setup.options[1]);
  return state;
}

void BlackHole::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == 52);
  Cards rest = pack;
  if (!state.is_row()) {
    const Card base = state.base == Base::first_card ? pack.front() : Card(0, Suit::spades);
    std::erase(rest, base);
    put_in_hole(state, base);
  }
  const std::size_t height = rest.size() / state.fans();
  for (std::size_t i = 0; i < rest.size(); ++i) push(state.fan[i / height], rest[i]);
  look_for_end(state);
}

SeatSet BlackHole::to_act(const State& state) {
  return state.stage == Stage::playing ? SeatSet{0} : SeatSet{};
}

bool BlackHole::are_neighbours(int a, int b) {
  const int way = (a - b + ranks) % ranks;
  return way == 1 || way == ranks - 1;
}

Place BlackHole::locate(const State& state, Card card) {
  for (std::size_t f = 0; f < state.fans(); ++f) {
    const Fan& fan = state.fan[f];
    for (std::size_t i = 0; i < fan.size; ++i)
      if (fan.cards[i] == card) return {static_cast<int>(f), static_cast<int>(i)};
  }
  const auto at = std::ranges::find(state.hole, card);
  return {-1, static_cast<int>(at - state.hole.begin())};
}

Fault BlackHole::fault_of(const State& state, Card card, Place place) {
  if (place.fan < 0) return Fault::in_hole;
  if (place.height + 1 != state.fan[static_cast<std::size_t>(place.fan)].size) return Fault::covered;
  return fits(state, card) ? Fault::none : Fault::wrong_rank;
}

void BlackHole::legal(const State& state, int /*seat*/, Moves& moves) {
  if (state.stage != Stage::playing) return;
  for (const Fan& fan : state.fan)
    if (fan.size > 0 && fits(state, fan.top())) moves.emplace_back(0, fan.top());
}

bool BlackHole::allows(const State& state, int /*seat*/, const Move& move) {
  return state.stage == Stage::playing && fault_of(state, move.card(), locate(state, move.card())) == Fault::none;
}

Refusal BlackHole::why_not(const State& state, int /*seat*/, const Move& move) {
  const Card card = move.card();
  const Place place = locate(state, card);
  switch (fault_of(state, card, place)) {
    case Fault::none: break;
    case Fault::in_hole: {
      Text text = state.is_row()
                      ? message(BlackHole::id, "{The c} is already in the row. Cards never come back from there.")
                      : message(BlackHole::id, "{The c} is already in the hole. Cards never come back from there.");
      return illegal(std::move(text).card("c", card), "Playing a card");
    }
    case Fault::covered: {
      Text text = state.is_row()
                      ? message(BlackHole::id, "{The t} covers {the c}. You can play only the top card of a column.")
                      : message(BlackHole::id, "{The t} covers {the c}. You can play only the top card of a fan.");
      const Card top = state.fan[static_cast<std::size_t>(place.fan)].top();
      return illegal(std::move(text).card("c", card).card("t", top), "Playing a card");
    }
    case Fault::wrong_rank:
      return illegal(message(BlackHole::id, "Only {a low} or {a high} can go onto {the t}, not {the c}.")
                         .rank("low", (state.top().rank() + ranks - 1) % ranks)
                         .rank("high", (state.top().rank() + 1) % ranks)
                         .card("t", state.top())
                         .card("c", card),
                     "Playing a card");
  }
  assert(false && "only asked for moves that are not allowed");
  return illegal(message(BlackHole::id, "You can't play that card."), "Playing a card");
}

void BlackHole::apply(State& state, int /*seat*/, const Move& move) {
  const Place place = locate(state, move.card());
  assert(fault_of(state, move.card(), place) == Fault::none);
  Fan& fan = state.fan[static_cast<std::size_t>(place.fan)];
  put_in_hole(state, std::exchange(fan.cards[--fan.size], unknown_card));
  look_for_end(state);
}

State BlackHole::conceal(const State& state, int /*seat*/) {
  return public_part(state);
}

State BlackHole::imagine(const State& known, int /*seat*/, Rng& /*rng*/) {
  return known;
}

View BlackHole::show(const State& state, std::optional<int> /*viewer*/) {
  View view;
  view.phase = state.stage == Stage::over ? "over" : "play";
  for (std::size_t f = 0; f < state.fans(); ++f) {
    const Fan& fan = state.fan[f];
    const Text title =
        state.is_row() ? message(BlackHole::id, "column {number}") : message(BlackHole::id, "fan {number}");
    view.piles.push_back({.id = pile_id(f),
                          .cards = Cards(fan.cards.begin(), fan.cards.begin() + fan.size),
                          .title = Text(title).number("number", static_cast<int>(f) + 1)});
  }
  view.piles.push_back(
      {.id = "hole",
       .cards = Cards(state.hole.begin(), state.hole.begin() + state.in_hole),
       .title = state.is_row() ? message(BlackHole::id, "row") : message(BlackHole::id, "black hole")});
  view.facts["left"] = state.left();
  view.facts["ranks"] = state.counts();
  view.scores = {state.in_hole};
  view.deal = state.stage == Stage::deal_due ? 0 : 1;
  if (state.stage == Stage::playing && state.in_hole == 0)
    view.prompt = message(BlackHole::id, "Begin with any top card.");
  return view;
}

std::vector<int> BlackHole::winners(const State& state) {
  return state.won() ? std::vector<int>{0} : std::vector<int>{};
}

std::string BlackHole::write(const Move& move) {
  return "play " + to_text(move.card());
}

Result<Move> BlackHole::read(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 2 && words[0] == "play")
    if (const auto card = card_of(words[1]); card && !card->is_joker()) return Move(0, *card);
  return bad_move(text, "write “play” and a card, such as “play 7H”");
}

Said BlackHole::say(const State& state, int seat, const Move& move) {
  Said said{.log = message(BlackHole::id, "{s} plays {the c}.").you(BlackHole::id, "You play {the c}."),
            .advice = message(BlackHole::id, "Play {the c}."),
            .plate = message(BlackHole::id, "{c}"),
            .noun = message(BlackHole::id, "{the c}")};
  for (Text* text : {&said.log, &said.advice, &said.plate, &said.noun}) *text = std::move(*text).card("c", move.card());
  State after = state;
  apply(after, seat, move);
  if (after.stage == Stage::over && !after.won())
    said.then.push_back(counted(BlackHole::id, "No other card fits. Left over: %n card(s).", after.left()));
  return said;
}

Gesture BlackHole::gesture(const State& state, int /*seat*/, const Move& move) {
  const Place place = locate(state, move.card());
  return {.cards = {move.card()}, .from = pile_id(static_cast<std::size_t>(place.fan)), .to = "hole", .label = {}};
}

/// Wherever a card is put, it was meant for the hole: nothing else ever moves.
void BlackHole::meant_by_gesture(const State& state, int /*seat*/, const Gesture& gesture, Moves& moves) {
  if (!gesture.cards.empty()) {
    moves.emplace_back(0, gesture.cards.front());
    return;
  }
  for (std::size_t f = 0; f < state.fans(); ++f)
    if (gesture.from == pile_id(f) && state.fan[f].size > 0) moves.emplace_back(0, state.fan[f].top());
}

Kin BlackHole::kin(const State& state, int /*seat*/, Card card) {
  Kin kin;
  const Place place = locate(state, card);
  const auto look_at = [&](Card other) {
    if (are_neighbours(other.rank(), card.rank())) kin.onto.push_back(other);
  };
  for (const Fan& fan : state.fan)
    for (std::size_t i = 0; i < fan.size; ++i) look_at(fan.cards[i]);
  if (place.fan < 0) return kin;
  if (state.in_hole > 0) look_at(state.top());
  const Fan& own = state.fan[static_cast<std::size_t>(place.fan)];
  for (std::size_t i = static_cast<std::size_t>(place.height) + 1; i < own.size; ++i)
    kin.waits_for.push_back(own.cards[i]);
  return kin;
}

}  // namespace fulltable

FULLTABLE_GAME(black_hole, fulltable::BlackHole)
