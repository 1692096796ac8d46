// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/salute_the_king/salute_the_king.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using State = SaluteTheKing::State;
using Phase = SaluteTheKing::Phase;
using Triggers = SaluteTheKing::Triggers;
using Why = SaluteTheKing::Why;

enum Place : std::size_t { triggers, gestures, total_at, next_turn, out, wrong_gesture, turn_limit, reaction_limit };

constexpr int most_seats_of_one_pack = 8;

/// The pips of a number card, 2 to 10; 0 for aces and courts.
int pips(Card card) {
  return card.rank() >= 1 && card.rank() <= 9 ? card.rank() + 1 : 0;
}

bool is_prime(int pip) {
  return pip == 2 || pip == 3 || pip == 5 || pip == 7;
}

int left_of(const State& state, int seat) {
  return (seat + 1) % state.seats;
}

void give_turn(State& state, int seat, std::int64_t time, bool taken) {
  state.phase = Phase::turning;
  state.turner = seat;
  state.since = time;
  state.taken = taken;
}

void end(State& state, int winner) {
  state.stage = Stage::over;
  state.winner = winner;
}

/// "Taking the pile".
void take(State& state, int seat, Why why) {
  state.last_take = {seat, static_cast<int>(state.middle.size()), why, state.reacted, state.delays};
  Cards& stock = state.stock[at(seat)];
  stock.insert(stock.begin(), state.middle.rbegin(), state.middle.rend());
  state.middle.clear();
  state.due = SaluteTheKing::none;
  state.reacted.clear();
  state.delays.clear();
  if (state.stock[at(state.turner)].empty()) return end(state, state.turner);
  give_turn(state, state.taker_turns ? seat : left_of(state, state.turner), state.clock, true);
}

/// "Turning a card".
void turn_card(State& state) {
  Cards& stock = state.stock[at(state.turner)];
  const Card card = stock.back();
  stock.pop_back();
  state.middle.push_back(card);
  state.turned = state.clock;
  ++state.cards_turned;
  const std::int8_t asked = SaluteTheKing::asked_by(state, card);
  if (stock.empty() && (asked == SaluteTheKing::none || state.out_at_once)) return end(state, state.turner);
  if (asked == SaluteTheKing::none) return give_turn(state, left_of(state, state.turner), state.clock, false);
  state.phase = Phase::reaction;
  state.due = asked;
  std::ranges::fill(state.wrong, SaluteTheKing::never);
}

/// "Time runs out": the first to the left of the turner who has not reacted, the turner the farthest.
void time_out(State& state) {
  int seat = left_of(state, state.turner);
  while (state.has_reacted(seat)) seat = left_of(state, seat);
  take(state, seat, Why::timeout);
}

/// The gestures in the order of the table, then the turn; for four players.
RacePad make_pad() {
  return {.id = "gestures",
          .tokens = {"1", "2", "3", "4", "turn"},
          .keys = {{"A", "S", "D", "F", "W"},
                   {"H", "J", "K", "L", "U"},
                   {"Left", "Down", "Up", "Right", "Shift"},
                   {"Num+1", "Num+2", "Num+3", "Num++", "Num+0"}},
          .names = {message(SaluteTheKing::id, "first gesture"), message(SaluteTheKing::id, "second gesture"),
                    message(SaluteTheKing::id, "third gesture"), message(SaluteTheKing::id, "fourth gesture"),
                    message(SaluteTheKing::id, "turn a card")}};
}

GameInfo make_info() {
  GameInfo info;
  info.id = SaluteTheKing::id;
  info.name = "Salute the King";
  info.tagline = message(SaluteTheKing::id, "Quick! A king: salute, or be last and take the pile");
  info.family = "races";
  info.hand = "stock";
  info.family_name = message(SaluteTheKing::id, "Race");
  info.min_seats = 3;
  info.max_seats = 16;
  info.default_seats = 4;
  info.minutes = 5;
  info.real_time = true;
  info.options = {
      {.id = "triggers",
       .type = OptionType::choice,
       .choices = {"court", "primes", "total", "dealer"},
       .summary =
           "Which cards ask for a gesture: aces and courts, primes, a pip total and courts, or the dealer's choice",
       .label = message(SaluteTheKing::id, "Signal cards"),
       .values = {message(SaluteTheKing::id, "Aces and courts"), message(SaluteTheKing::id, "2, 3, 5, 7"),
                  message(SaluteTheKing::id, "Total and courts"), message(SaluteTheKing::id, "Dealer's choice")},
       .help = message(SaluteTheKing::id, "Which cards ask for a gesture")},
      {.id = "gestures",
       .type = OptionType::choice,
       .choices = {"classic", "party"},
       .summary = "Stand, salute, bow, applaud; or knock, wave, point, cheer",
       .label = message(SaluteTheKing::id, "Gestures"),
       .values = {message(SaluteTheKing::id, "Classic"), message(SaluteTheKing::id, "Party")},
       .help = message(SaluteTheKing::id, "Stand, salute, bow, applaud – or knock, wave, point, cheer")},
      {.id = "total_at",
       .type = OptionType::integer,
       .choices = {},
       .min = 5,
       .max = 60,
       .standard = 15,
       .summary = "The pip total of the middle pile that asks for a gesture",
       .label = message(SaluteTheKing::id, "Total"),
       .help = message(SaluteTheKing::id, "Pips in the pile that ask for a gesture"),
       .expert = true},
      {.id = "next_turn",
       .type = OptionType::choice,
       .choices = {"left", "taker"},
       .summary = "Who turns after the pile was taken: the next to the left, or whoever took it",
       .label = message(SaluteTheKing::id, "Who turns next"),
       .values = {message(SaluteTheKing::id, "Player on the left"), message(SaluteTheKing::id, "Taker")},
       .help = message(SaluteTheKing::id, "After somebody took the pile"),
       .expert = true},
      {.id = "out",
       .type = OptionType::choice,
       .choices = {"survive", "at_once"},
       .summary = "A last card that asks for a gesture wins only if somebody else takes the pile, or at once",
       .label = message(SaluteTheKing::id, "Last card"),
       .values = {message(SaluteTheKing::id, "Must survive"), message(SaluteTheKing::id, "Wins at once")},
       .help = message(SaluteTheKing::id, "When your last card asks for a gesture"),
       .expert = true},
      {.id = "wrong_gesture",
       .type = OptionType::choice,
       .choices = {"ignored", "takes_pile"},
       .summary = "A wrong gesture does not count, or its maker takes the pile",
       .label = message(SaluteTheKing::id, "Wrong gesture"),
       .values = {message(SaluteTheKing::id, "Ignored"), message(SaluteTheKing::id, "Takes the pile")},
       .expert = true},
      {.id = "turn_limit_ms",
       .type = OptionType::integer,
       .choices = {},
       .min = 0,
       .max = 60000,
       .standard = 3000,
       .summary = "After so many milliseconds a card is turned for a slow player (0: never)",
       .label = message(SaluteTheKing::id, "Time to turn"),
       .help = message(SaluteTheKing::id, "Then the card is turned for you"),
       .measure = Measure::pace,
       .zero = message(SaluteTheKing::id, "No limit")},
      {.id = "reaction_limit_ms",
       .type = OptionType::integer,
       .choices = {},
       .min = 0,
       .max = 60000,
       .standard = 8000,
       .summary = "How many milliseconds a reaction may take (0: any)",
       .label = message(SaluteTheKing::id, "Time to react"),
       .measure = Measure::pace,
       .zero = message(SaluteTheKing::id, "No limit")},
  };
  info.levels = {message(SaluteTheKing::id, "reacts in about 1.5 s, 24% mistakes"),
                 message(SaluteTheKing::id, "reacts in about 1.1 s, 12% mistakes"),
                 message(SaluteTheKing::id, "reacts in about 0.75 s, 5% mistakes"),
                 message(SaluteTheKing::id, "reacts in about 0.5 s, 2% mistakes"),
                 message(SaluteTheKing::id, "reacts in about 0.4 s, 1% mistakes")};
  info.pad = make_pad();
  info.settings = {
      {.id = "showDue",
       .label = message(SaluteTheKing::id, "Show the gesture to make"),
       .help = message(SaluteTheKing::id, "For beginners")},
      {.id = "evenRace",
       .label = message(SaluteTheKing::id, "Even race"),
       .help = message(SaluteTheKing::id,
                       "In new races the computer goes as fast as you do, and you win about half of the rounds")}};
  return info;
}

}  // namespace

bool State::has_reacted(int seat) const {
  return std::ranges::find(reacted, seat) != reacted.end();
}

int State::pip_total() const {
  int sum = 0;
  for (const Card card : middle) sum += pips(card);
  return sum;
}

std::vector<int> State::in_use() const {
  std::vector<int> list;
  for (int i = 0; i < gesture_count; ++i)
    if (trigger_of[at(i)] != none) list.push_back(i);
  return list;
}

const GameInfo& SaluteTheKing::info() {
  static const GameInfo result = make_info();
  return result;
}

Cards SaluteTheKing::pack(const TableSetup& setup) {
  Cards cards = standard_pack();
  if (setup.seats <= most_seats_of_one_pack) return cards;
  const Cards second = cards;
  cards.insert(cards.end(), second.begin(), second.end());
  return cards;
}

SaluteTheKing::State SaluteTheKing::start(const TableSetup& setup) {
  State state;
  state.seats = setup.seats;
  state.dealer = setup.dealer;
  state.triggers = static_cast<Triggers>(setup.options[triggers]);
  state.party = setup.options.on(gestures);
  state.total_at = setup.options[total_at];
  state.taker_turns = setup.options.on(next_turn);
  state.out_at_once = setup.options.on(out);
  state.wrong_takes = setup.options.on(wrong_gesture);
  state.turn_limit = setup.options[turn_limit];
  state.reaction_limit = setup.options[reaction_limit];
  state.stock.resize(at(setup.seats));
  state.wrong.assign(at(setup.seats), never);
  state.turner = left_of(state, setup.dealer);
  state.phase = state.triggers == Triggers::dealer ? Phase::choosing : Phase::turning;
  constexpr std::array<std::array<std::int8_t, 4>, 3> ready_made{{{0, 12, 11, 10}, {1, 2, 4, 6}, {total, 12, 11, 10}}};
  if (state.triggers != Triggers::dealer)
    for (std::size_t i = 0; i < 4; ++i)
      state.trigger_of[i + (state.party ? 4 : 0)] = ready_made[static_cast<std::size_t>(state.triggers)][i];
  return state;
}

void SaluteTheKing::deal(State& state, const Cards& pack) {
  int seat = left_of(state, state.dealer);
  for (const Card card : pack) {
    state.stock[at(seat)].push_back(card);
    seat = left_of(state, seat);
  }
  state.stage = Stage::playing;
}

std::int8_t SaluteTheKing::asked_by(const State& state, Card card) {
  const auto gesture_of = [&](int trigger) {
    const auto found = std::ranges::find(state.trigger_of, trigger);
    return static_cast<std::int8_t>(found == state.trigger_of.end() ? none : found - state.trigger_of.begin());
  };
  std::int8_t gesture = gesture_of(card.rank());
  if (gesture == none && is_prime(pips(card))) gesture = gesture_of(prime);
  if (gesture == none && pips(card) > 0 && state.pip_total() >= state.total_at) gesture = gesture_of(total);
  return gesture;
}

SeatSet SaluteTheKing::to_act(const State& state) {
  if (state.stage != Stage::playing) return {};
  switch (state.phase) {
    case Phase::choosing: return {state.dealer};
    case Phase::turning: return {state.turner};
    case Phase::reaction: break;
  }
  SeatSet seats = SeatSet::first(state.seats);
  for (const int seat : state.reacted) seats.remove(seat);
  return seats;
}

void SaluteTheKing::legal(const State& state, int, Moves& moves) {
  if (state.phase == Phase::turning) {
    moves.emplace_back(turn);
  } else if (state.phase == Phase::reaction) {
    for (const int made : state.in_use()) moves.emplace_back(gesture_made).add(made);
  } else {
    for (int made = 0; made < gesture_count; ++made)
      for (int trigger = 0; trigger < trigger_count; ++trigger) {
        if (state.trigger_of[at(made)] != none || std::ranges::count(state.trigger_of, trigger) > 0) continue;
        Move& move = moves.emplace_back(choose);
        move.add(made);
        move.add(trigger);
      }
  }
}

bool SaluteTheKing::allows(const State& state, int seat, const Move& move, Times times) {
  Moves moves;
  legal(state, seat, moves);
  const bool listed = std::ranges::find(moves, move) != moves.end();
  return listed && (state.phase != Phase::reaction || times.began >= state.turned);
}

void SaluteTheKing::apply(State& state, int seat, const Move& move, Times times) {
  assert(times.done >= state.clock);
  state.clock = times.done;
  switch (static_cast<Verb>(move.verb)) {
    case choose:
      state.trigger_of[at(move.at(0))] = static_cast<std::int8_t>(move.at(1));
      state.since = state.clock;
      if (state.in_use().size() == 4) give_turn(state, state.turner, state.clock, false);
      return;
    case turn: return turn_card(state);
    case gesture_made: break;
  }
  if (move.at(0) == state.due) {
    state.reacted.push_back(seat);
    state.delays.push_back(times.done - state.turned);
    if (state.reacted.size() + 1 == at(state.seats)) take(state, to_act(state).front(), Why::last);
  } else if (state.wrong_takes) {
    take(state, seat, Why::wrong);
  } else {
    state.wrong[at(seat)] = state.clock;
  }
}

std::optional<std::int64_t> SaluteTheKing::next_event(const State& state) {
  if (state.stage != Stage::playing || state.turned == never) return std::nullopt;
  if (state.phase == Phase::turning && state.turn_limit > 0) return state.since + state.turn_limit;
  if (state.phase == Phase::reaction && state.reaction_limit > 0) return state.turned + state.reaction_limit;
  return std::nullopt;
}

void SaluteTheKing::pass_time(State& state, std::int64_t to) {
  for (auto event = next_event(state); event && *event <= to; event = next_event(state)) {
    state.clock = *event;
    if (state.phase == Phase::turning)
      turn_card(state);
    else
      time_out(state);
  }
  state.clock = to;
}

std::vector<int> SaluteTheKing::winners(const State& state) {
  if (state.winner == none) return {};
  return {state.winner};
}

SaluteTheKing::State SaluteTheKing::conceal(const State& state, int) {
  State known = public_part(state);
  known.stock.reserve(state.stock.size());
  for (const Cards& stock : state.stock) known.stock.emplace_back(stock.size(), unknown_card);
  return known;
}

SaluteTheKing::State SaluteTheKing::imagine(const State& known, int, Rng& rng) {
  State state = known;
  Cards unseen = pack(TableSetup{.seats = known.seats, .options = {}});
  for (const Card card : known.middle) unseen.erase(std::ranges::find(unseen, card));
  shuffle(unseen, rng);
  auto next = unseen.begin();
  for (Cards& stock : state.stock)
    for (Card& card : stock) card = *next++;
  return state;
}

}  // namespace fulltable

FULLTABLE_GAME(salute_the_king, fulltable::SaluteTheKing)
