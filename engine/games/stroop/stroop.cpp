// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stroop/stroop.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using State = Stroop::State;
using Phase = Stroop::Phase;
using How = Stroop::How;
using Call = Stroop::Call;
using MatchCards = Stroop::MatchCards;

enum Place : std::size_t { tie_ms, timeout_ms, pause_ms, two_player_miscall, after_all, match_cards };

/// "The round ends": won, drawn or undecided; then the pause, or the end.
void end_round(State& state, int winner, How how) {
  Stroop::Round round{winner, how, 0, 0, state.asked, state.turned, state.calls};
  if (winner != Stroop::nobody) {
    Cards& won = state.won[at(winner)];
    round.cards = static_cast<int>(state.stake.size());
    won.insert(won.end(), state.stake.begin(), state.stake.end());
    state.stake.clear();
  }
  round.stake = state.stake.size();
  state.last_round = round;
  state.phase = Phase::pause;
  state.next = state.clock + state.pause;
  if (state.stock.empty()) state.stage = Stage::over;
}

/// "A round begins".
void turn_card(State& state) {
  state.asked = state.stock.back();
  state.stake.push_back(state.asked);
  state.stock.pop_back();
  ++state.round;
  state.phase = Phase::calling;
  state.turned = state.active_since = state.clock;
  state.inactive = {};
  state.miscalled = {};
  state.free = false;
  state.calls.clear();
}

/// "The judgement": of the calls done in time, those begun together with the earliest.
void judge(State& state) {
  std::int64_t earliest = -1;
  for (const Call& call : state.calls)
    if (call.qualifies && (earliest < 0 || call.times.began < earliest)) earliest = call.times.began;
  SeatSet first;
  for (const Call& call : state.calls)
    if (call.qualifies && call.times.began <= earliest + state.tie) first.insert(call.seat);
  if (first.size() == 1)
    end_round(state, first.front(), How::call);
  else
    end_round(state, Stroop::nobody, How::draw);
}

/// "Miscalls".
void miscall(State& state, int seat) {
  state.miscalled.insert(seat);
  if (state.award && state.seats == 2) return end_round(state, 1 - seat, How::award);
  if (state.free) return;
  state.inactive.insert(seat);
  if (state.miscalled.size() < state.seats) return;
  state.inactive = {};
  state.active_since = state.clock;
  if (state.again)
    state.miscalled = {};
  else
    state.free = true;
}

/// Lets happen what is due by now: a pause of 0 ms ends in the moment it began.
void settle(State& state) {
  for (auto event = Stroop::next_event(state); event && *event <= state.clock; event = Stroop::next_event(state)) {
    switch (state.phase) {
      case Phase::pause: turn_card(state); break;
      case Phase::calling: end_round(state, Stroop::nobody, How::timeout); break;
      case Phase::judging: judge(state); break;
    }
  }
}

/// The usual keys: the row of letters and digits for one player, the number pad and the arrows for another.
RacePad make_pad() {
  std::vector<Text> names;
  names.reserve(13 + all_suits.size());
  for (int rank = 0; rank < 13; ++rank) names.push_back(message(Stroop::id, "{rank}").rank("rank", rank));
  for (const Suit suit : all_suits) names.push_back(message(Stroop::id, "{suit}").suit("suit", suit));
  return {.id = "call",
          .tokens = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "C", "D", "H", "S"},
          .keys = {{"A", "2", "3", "4", "5", "6", "7", "8", "9", "0 T", "J", "Q", "K", "C", "D", "H", "S"},
                   {"Num+1", "Num+2", "Num+3", "Num+4", "Num+5", "Num+6", "Num+7", "Num+8", "Num+9", "Num+0", "Num+/",
                    "Num+*", "Num+-", "Left", "Down", "Up", "Right"}},
          .names = std::move(names),
          .asked = "stake",
          .limits = {"tie_ms", "timeout_ms", "pause_ms"}};
}

GameInfo make_info() {
  GameInfo info;
  info.id = Stroop::id;
  info.name = "Stroop";
  info.tagline = message(Stroop::id, "Name another rank in the other colour before anybody else does");
  info.family = "races";
  info.family_name = message(Stroop::id, "Race");
  info.min_seats = 2;
  info.max_seats = Stroop::most_seats;
  info.default_seats = 2;
  info.minutes = 5;
  info.real_time = true;
  info.options = {
      {.id = "tie_ms",
       .type = OptionType::integer,
       .choices = {},
       .min = 0,
       .max = 500,
       .standard = 30,
       .summary = "How many milliseconds apart two calls still count as simultaneous",
       .label = message(Stroop::id, "Dead heat"),
       .help = message(Stroop::id, "Calls this close together are a draw"),
       .measure = Measure::time,
       .expert = true},
      {.id = "timeout_ms",
       .type = OptionType::integer,
       .choices = {},
       .min = 0,
       .max = 60000,
       .standard = 15000,
       .summary = "How many milliseconds the referee waits for a winning call (0: for ever)",
       .label = message(Stroop::id, "Time to call"),
       .measure = Measure::pace,
       .zero = message(Stroop::id, "No limit")},
      {.id = "pause_ms",
       .type = OptionType::integer,
       .choices = {},
       .min = 0,
       .max = 10000,
       .standard = 1500,
       .summary = "The pause before each card, in milliseconds",
       .label = message(Stroop::id, "Pause between cards"),
       .measure = Measure::pace},
      {.id = "two_player_miscall",
       .type = OptionType::choice,
       .choices = {"inactive", "award"},
       .summary = "With two players a wrong call puts you out until the next card, or hands the stake to the other",
       .label = message(Stroop::id, "Wrong call, two players"),
       .values = {message(Stroop::id, "Sit out"), message(Stroop::id, "Opponent wins")},
       .help = message(Stroop::id, "You sit out until the next card, or your opponent wins the stake pile"),
       .expert = true},
      {.id = "after_all",
       .type = OptionType::choice,
       .choices = {"free", "again"},
       .summary = "Once everybody has called wrong: all may call freely, or wrong calls put you out anew",
       .label = message(Stroop::id, "When all are wrong"),
       .values = {message(Stroop::id, "Free calls"), message(Stroop::id, "Sit out again")},
       .help = message(Stroop::id, "All may call again: wrong calls cost nothing, or put you out again"),
       .expert = true},
      {.id = "match_cards",
       .type = OptionType::choice,
       .choices = {"off", "example", "written"},
       .summary = "A card before each player changes what they must call; two readings of the colour asked for",
       .label = message(Stroop::id, "Match cards"),
       .values = {message(Stroop::id, "Off"), message(Stroop::id, "Same colour"), message(Stroop::id, "Other colour")},
       .help = message(Stroop::id,
                       "Your own card changes your answers: when its rank is turned, call that rank in this colour")},
  };
  info.levels = {message(Stroop::id, "reacts in about 3.2 s, 25% wrong calls"),
                 message(Stroop::id, "reacts in about 2.5 s, 15% wrong calls"),
                 message(Stroop::id, "reacts in about 1.7 s, 6% wrong calls"),
                 message(Stroop::id, "reacts in about 1.1 s, 2% wrong calls"),
                 message(Stroop::id, "reacts in about 0.85 s, 1% wrong calls")};
  info.settings = {
      {.id = "evenRace",
       .label = message(Stroop::id, "Even race"),
       .help = message(Stroop::id,
                       "In new races the computer goes as fast as you do, and you win about half of the rounds")}};
  info.pad = make_pad();
  return info;
}

}  // namespace

SeatSet State::active() const {
  SeatSet set;
  if (stage == Stage::playing && phase != Phase::pause)
    for (int seat = 0; seat < seats; ++seat)
      if (!inactive.has(seat)) set.insert(seat);
  return set;
}

SeatSet State::judged() const {
  SeatSet set;
  for (const Call& call : calls)
    if (call.qualifies) set.insert(call.seat);
  return set;
}

const GameInfo& Stroop::info() {
  static const GameInfo result = make_info();
  return result;
}

Stroop::State Stroop::start(const TableSetup& setup) {
  State state;
  state.seats = setup.seats;
  state.tie = setup.options[tie_ms];
  state.timeout = setup.options[timeout_ms];
  state.pause = setup.options[pause_ms];
  state.award = setup.options.on(two_player_miscall);
  state.again = setup.options.on(after_all);
  state.match_cards = static_cast<MatchCards>(setup.options[fulltable::match_cards]);
  return state;
}

void Stroop::deal(State& state, const Cards& pack) {
  auto next = pack.begin();
  if (state.match_cards != MatchCards::off)
    for (int seat = 0; seat < state.seats; ++seat) state.match[at(seat)] = *next++;
  state.stock.assign(pack.rbegin(), std::make_reverse_iterator(next));
  state.stage = Stage::playing;
  state.next = state.pause;
  settle(state);
}

SeatSet Stroop::to_act(const State& state) {
  SeatSet seats = state.active();
  for (const int seat : state.judged()) seats.remove(seat);
  return seats;
}

void Stroop::legal(const State&, int, Moves& moves) {
  for (const Card card : standard_pack()) moves.emplace_back(call_card, card);
  for (int rank = 0; rank < 13; ++rank) moves.emplace_back(call_rank).add(rank);
}

bool Stroop::allows(const State& state, int seat, const Move&, Times times) {
  const auto own = std::ranges::find(state.calls.rbegin(), state.calls.rend(), seat, &Call::seat);
  return times.began >= state.turned && (own == state.calls.rend() || times.began >= own->times.done);
}

Refusal Stroop::why_not(const State& state, int, const Move&, Times times) {
  if (times.began < state.turned)
    return illegal(message(Stroop::id, "Too early: you started before the card was turned."), "Turn by turn");
  return illegal(message(Stroop::id, "Finish one call before you start the next."), "Turn by turn");
}

bool Stroop::qualifies(const State& state, int seat, const Move& call) {
  if (call.verb != call_card) return false;
  const Card top = state.asked;
  const Card named = call.card();
  const bool same_rank = named.rank() == top.rank();
  const bool same_colour = is_red(named.suit()) == is_red(top.suit());
  const bool same_class = is_court(named.rank()) == is_court(top.rank());
  if (state.match_cards != MatchCards::off) {
    const Card own = state.match[at(seat)];
    if (own.suit() == top.suit()) return !same_rank && named.suit() == top.suit() && same_class;
    if (own.rank() == top.rank()) return same_rank && same_colour == (state.match_cards == MatchCards::example);
  }
  return !same_rank && !same_colour && same_class;
}

void Stroop::apply(State& state, int seat, const Move& move, Times times) {
  assert(times.done >= state.clock);
  state.clock = times.done;
  const bool right = qualifies(state, seat, move);
  state.calls.push_back({seat, move, times, right});
  if (!right) {
    miscall(state, seat);
  } else if (state.phase == Phase::calling) {
    state.phase = Phase::judging;
    state.next = state.clock + state.tie + 1;
  }
  // With nobody left who could call, the judgement need not wait.
  if (state.phase == Phase::judging && to_act(state).empty()) judge(state);
  settle(state);
}

std::optional<std::int64_t> Stroop::next_event(const State& state) {
  if (state.stage != Stage::playing) return std::nullopt;
  switch (state.phase) {
    case Phase::pause:
    case Phase::judging: return state.next;
    case Phase::calling: break;
  }
  if (state.timeout == 0) return std::nullopt;
  return state.turned + state.timeout;
}

void Stroop::pass_time(State& state, std::int64_t to) {
  for (auto event = next_event(state); event && *event <= to; event = next_event(state)) {
    state.clock = *event;
    settle(state);
  }
  state.clock = to;
}

std::vector<int> Stroop::winners(const State& state) {
  std::size_t most = 0;
  for (const Cards& won : state.won) most = std::max(most, won.size());
  std::vector<int> seats;
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.won[at(seat)].size() == most) seats.push_back(seat);
  return seats;
}

Stroop::State Stroop::conceal(const State& state, int) {
  State known = public_part(state);
  known.stock.assign(state.stock.size(), unknown_card);
  return known;
}

Stroop::State Stroop::imagine(const State& known, int, Rng& rng) {
  State state = known;
  CardSet seen;
  for (const Card card : known.stake) seen.insert(card);
  for (const Cards& won : known.won)
    for (const Card card : won) seen.insert(card);
  for (const Card card : known.match)
    if (card.is_known()) seen.insert(card);
  Cards unseen;
  std::ranges::copy_if(standard_pack(), std::back_inserter(unseen), [&](Card card) { return !seen.has(card); });
  shuffle(unseen, rng);
  state.stock = unseen;
  return state;
}

}  // namespace fulltable

FULLTABLE_GAME(stroop, fulltable::Stroop)
