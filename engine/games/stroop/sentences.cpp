// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/stroop/sentences.h"

// What Stroop says: calls, the referee's verdict, and what the card asks for.

namespace fulltable {

namespace {

using State = Stroop::State;
using Round = Stroop::Round;
using Call = Stroop::Call;

constexpr std::array<std::string_view, Stroop::most_seats> call_captions{"call.0", "call.1", "call.2",
                                                                         "call.3", "call.4", "call.5"};
constexpr std::array<std::string_view, Stroop::most_seats> note_captions{"note.0", "note.1", "note.2",
                                                                         "note.3", "note.4", "note.5"};

/// What is wrong with a call of the seat that does not qualify against that card.
Text fault_of(const State& state, Card top, int seat, const Move& call) {
  if (call.verb == Stroop::call_rank) return message(Stroop::id, "Wrong: no suit.");
  const Card named = call.card();
  const Card own = state.match[at(seat)];
  if (own.is_known() && own.suit() == top.suit() && named.suit() != top.suit())
    return message(Stroop::id, "Wrong: not the suit of the match card.");
  if (own.is_known() && own.rank() == top.rank())
    return message(Stroop::id, "Wrong: not what the match card asks for.");
  if (named.rank() == top.rank()) return message(Stroop::id, "Wrong: same rank.");
  if (is_court(named.rank()) == is_court(top.rank())) return message(Stroop::id, "Wrong: same colour.");
  return is_court(top.rank()) ? message(Stroop::id, "Wrong: not an ace or court card.")
                              : message(Stroop::id, "Wrong: not a number.");
}

Text call_of(const Call& call) {
  return message(Stroop::id, "{s} called “{call}”.")
      .you(Stroop::id, "You called “{call}”.")
      .seat("s", call.seat)
      .text("call", spoken(call.what));
}

/// The sentences one after the other.
Text paragraph(std::vector<Text> sentences) {
  Text text = std::move(sentences.front());
  for (std::size_t i = 1; i < sentences.size(); ++i)
    text = message(Stroop::id, "{before} {sentence}")
               .text("before", std::move(text))
               .text("sentence", std::move(sentences[i]));
  return text;
}

/// What would have been right against that card.
Text asked_for(Card top) {
  Text text;
  if (is_court(top.rank()))
    text = is_red(top.suit()) ? message(Stroop::id, "{The c} asked for a black ace or court card of another rank.")
                              : message(Stroop::id, "{The c} asked for a red ace or court card of another rank.");
  else
    text = is_red(top.suit()) ? message(Stroop::id, "{The c} asked for a black number of another rank.")
                              : message(Stroop::id, "{The c} asked for a red number of another rank.");
  return std::move(text).card("c", top);
}

/// Each call of the round but the winner's: why it did not count. Where all are asked for the same, also for what.
void add_others(const State& state, const Round& round, std::int64_t began, std::vector<Text>& sentences) {
  for (const Call& call : round.calls) {
    if (!call.qualifies) {
      sentences.push_back(call_of(call));
      sentences.push_back(fault_of(state, round.asked, call.seat, call.what));
    } else if (call.seat != round.winner) {
      sentences.push_back(message(Stroop::id, "{s} called “{call}” {time} later.")
                              .you(Stroop::id, "You called “{call}” {time} later.")
                              .seat("s", call.seat)
                              .text("call", spoken(call.what))
                              .text("time", seconds(call.times.began - began)));
    }
  }
  const bool wrong = std::ranges::any_of(round.calls, [](const Call& call) { return !call.qualifies; });
  if (wrong && state.match_cards == Stroop::MatchCards::off) sentences.push_back(asked_for(round.asked));
}

/// What was called together and by whom, with the times by which the referee cannot tell them apart.
void add_together(const Round& round, std::vector<Text>& sentences) {
  for (const Call& call : round.calls)
    if (call.qualifies)
      sentences.push_back(message(Stroop::id, "{s} called “{call}” from {began} to {done}.")
                              .you(Stroop::id, "You called “{call}” from {began} to {done}.")
                              .seat("s", call.seat)
                              .text("call", spoken(call.what))
                              .text("began", seconds(call.times.began - round.turned))
                              .text("done", seconds(call.times.done - round.turned)));
}

Text won_by(const Round& round, const Call& call) {
  return counted(Stroop::id, "{s} called “{call}” in {time} and wins %n card(s).", round.cards)
      .you_counted(Stroop::id, "You called “{call}” in {time} and win %n card(s).")
      .seat("s", round.winner)
      .text("call", spoken(call.what))
      .text("time", seconds(call.times.began - round.turned));
}

Text in_the_stake(const Round& round) {
  return counted(Stroop::id, "%n card(s) in the stake pile.", static_cast<int>(round.stake));
}

/// What answers that card, by the colour and the class that are wanted.
Text wanted_against(Card top) {
  Text text;
  if (is_court(top.rank()))
    text = is_red(top.suit())
               ? message(Stroop::id, "{The c} is red and an ace or court card: call any black one but {a rank}.")
               : message(Stroop::id, "{The c} is black and an ace or court card: call any red one but {a rank}.");
  else
    text = is_red(top.suit()) ? message(Stroop::id, "{The c} is red and a number: call any black number but {rank}.")
                              : message(Stroop::id, "{The c} is black and a number: call any red number but {rank}.");
  return std::move(text).card("c", top).rank("rank", top.rank());
}

}  // namespace

Text spoken(const Move& call) {
  if (call.verb == Stroop::call_rank) return message(Stroop::id, "{rank}").rank("rank", call.at(0));
  return message(Stroop::id, "{c}").name("c", call.card());
}

std::vector<Caption> captions_of(const State& state) {
  const bool in_play = state.stage == Stage::playing && state.phase != Stroop::Phase::pause;
  const SeatSet active = state.active();
  std::vector<Caption> captions;
  for (int seat = 0; seat < state.seats; ++seat) {
    const auto call = std::ranges::find(state.calls.rbegin(), state.calls.rend(), seat, &Call::seat);
    const bool called = call != state.calls.rend();
    if (called) captions.push_back({call_captions[at(seat)], spoken(call->what)});
    if (called && !in_play)
      captions.push_back({note_captions[at(seat)],
                          message(Stroop::id, "in {time}").text("time", seconds(call->times.began - state.turned))});
    else if (in_play && !active.has(seat))
      captions.push_back({note_captions[at(seat)], message(Stroop::id, "out until the next card")});
    else if (called && state.free && !call->qualifies)
      captions.push_back({note_captions[at(seat)], message(Stroop::id, "everybody may call again")});
  }
  return captions;
}

Said Stroop::say(const State& state, int seat, const Move& move) {
  Said said{
      .log =
          message(Stroop::id, "{s} calls “{call}”.").you(Stroop::id, "You call “{call}”.").text("call", spoken(move)),
      .plate = spoken(move)};
  if (move.verb == call_card) {
    said.advice = message(Stroop::id, "Call {the c}.").name("c", move.card());
    said.noun = message(Stroop::id, "{the c}").name("c", move.card());
  } else {
    said.advice = message(Stroop::id, "Call “{rank}”.").rank("rank", move.at(0));
    said.noun = message(Stroop::id, "“{rank}”").rank("rank", move.at(0));
  }
  if (!qualifies(state, seat, move)) {
    said.plate = message(Stroop::id, "Wrong: {call}").text("call", spoken(move));
    said.then = {fault_of(state, state.asked, seat, move)};
  }
  return said;
}

Text Stroop::verdict(const State& state) {
  if (!state.last_round) return {};
  const Round& round = *state.last_round;
  std::vector<Text> sentences;
  switch (round.how) {
    case How::call: {
      const auto call = std::ranges::find_if(
          round.calls, [&](const Call& each) { return each.qualifies && each.seat == round.winner; });
      sentences.push_back(won_by(round, *call));
      add_others(state, round, call->times.began, sentences);
      break;
    }
    case How::award:
      sentences.push_back(counted(Stroop::id, "{s} gets %n card(s) for the wrong call.", round.cards)
                              .you_counted(Stroop::id, "You get %n card(s) for the wrong call.")
                              .seat("s", round.winner));
      add_others(state, round, round.turned, sentences);
      break;
    case How::draw:
      sentences = {message(Stroop::id, "It's a draw."), in_the_stake(round)};
      add_together(round, sentences);
      break;
    case How::timeout: sentences = {message(Stroop::id, "Nobody called in time."), in_the_stake(round)}; break;
  }
  return paragraph(std::move(sentences));
}

Text Stroop::reason(const State& known, int seat, const Move&, const Move*) {
  const Card top = known.asked;
  if (known.match_cards == MatchCards::off) return wanted_against(top);
  const Card own = known.match[at(seat)];
  if (own.suit() == top.suit())
    return (is_court(top.rank())
                ? message(Stroop::id, "Your match card has the same suit: call another ace or court card of {suit}.")
                : message(Stroop::id, "Your match card has the same suit: call another number of {suit}."))
        .suit("suit", top.suit());
  if (own.rank() != top.rank()) return wanted_against(top);
  const bool red = is_red(top.suit()) == (known.match_cards == MatchCards::example);
  return (red ? message(Stroop::id, "Your match card has the same rank: call a red {rank}.")
              : message(Stroop::id, "Your match card has the same rank: call a black {rank}."))
      .rank("rank", top.rank());
}

}  // namespace fulltable
