// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/stroop/stroop.h"

// Stroop in words and on the table: notation, log, buttons, piles and facts.

namespace fulltable {

namespace {

using State = Stroop::State;
using Phase = Stroop::Phase;

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

std::string called(const Move& move) {
  if (move.verb == Stroop::call_card) return to_text(move.card());
  return std::string(1, rank_letters[at(move.at(0))]);
}

constexpr std::array<const char*, 13> ranks{"ace",   "two",  "three", "four", "five",  "six", "seven",
                                            "eight", "nine", "ten",   "jack", "queen", "king"};

/// What was called, in words: a call is only a name, no card that lies anywhere.
std::string spoken(const Move& move) {
  constexpr std::array<const char*, 4> suits{" of clubs", " of diamonds", " of hearts", " of spades"};
  if (move.verb == Stroop::call_rank) return ranks[at(move.at(0))];
  return std::string(ranks[at(move.card().rank())]) + suits[at(index_of(move.card().suit()))];
}

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  switch (state.phase) {
    case Phase::pause: return "pause";
    case Phase::calling: return "calling";
    case Phase::judging: break;
  }
  return "judging";
}

Json list_of(SeatSet seats) {
  Json list = Json::array();
  for (const int seat : seats) list.push_back(seat);
  return list;
}

Json calls_of(const State& state) {
  Json list = Json::array();
  for (const Stroop::Call& call : state.calls)
    list.push_back({{"seat", call.seat},
                    {"call", called(call.what)},
                    {"began_ms", call.times.began},
                    {"done_ms", call.times.done},
                    {"ok", call.qualifies}});
  return list;
}

Json last_round_of(const State& state) {
  if (!state.last_round) return nullptr;
  constexpr std::array<const char*, 4> ways{"call", "award", "draw", "timeout"};
  const int winner = state.last_round->winner;
  return {{"winner", winner == Stroop::nobody ? Json(nullptr) : Json(winner)},
          {"how", ways[static_cast<std::size_t>(state.last_round->how)]},
          {"cards", state.last_round->cards}};
}

std::string name_of(int seat) {
  return "{s" + std::to_string(seat) + "}";
}

std::string cards_text(std::size_t count) {
  return count == 1 ? "1 card" : std::to_string(count) + " cards";
}

/// What is wrong with a call of the seat that does not qualify against that card.
std::string fault_of(const State& state, Card top, int seat, const Move& call) {
  if (call.verb == Stroop::call_rank) return "no suit";
  const Card named = call.card();
  const Card own = state.match[at(seat)];
  if (own.is_known() && own.suit() == top.suit() && named.suit() != top.suit()) return "not the suit of the match card";
  if (own.is_known() && own.rank() == top.rank()) return "not what the match card asks for";
  if (named.rank() == top.rank()) return "the same rank";
  if (is_court(named.rank()) != is_court(top.rank()))
    return is_court(top.rank()) ? "no court card or ace" : "no number";
  return "the same colour";
}

/// Each call of the round but the winner's: why it did not count.
std::string others_of(const State& state, const Stroop::Round& round, std::int64_t began) {
  std::string text;
  for (const Stroop::Call& call : round.calls) {
    const std::string who = " " + name_of(call.seat) + " called “" + spoken(call.what) + "”: ";
    if (!call.qualifies)
      text += who + fault_of(state, round.asked, call.seat, call.what) + ".";
    else if (call.seat != round.winner)
      text += who + "begun " + std::to_string(call.times.began - began) + " ms later.";
  }
  return text;
}

/// Who called what together, with the times by which the referee cannot tell them apart.
std::string together_of(const Stroop::Round& round) {
  std::string text;
  for (const Stroop::Call& call : round.calls)
    if (call.qualifies)
      text += " " + name_of(call.seat) + " called “" + spoken(call.what) + "” after " +
              std::to_string(call.times.began - round.turned) + " to " +
              std::to_string(call.times.done - round.turned) + " ms.";
  return text;
}

}  // namespace

std::string Stroop::old_verdict(const State& state) {
  if (!state.last_round) return "";
  const Round& round = *state.last_round;
  const std::string at_stake = cards_text(round.stake) + " at stake.";
  switch (round.how) {
    case How::call: {
      const auto call = std::ranges::find_if(
          round.calls, [&](const Call& each) { return each.qualifies && each.seat == round.winner; });
      return name_of(round.winner) + " called “" + spoken(call->what) + "” after " +
             std::to_string(call->times.began - round.turned) + " ms and wins " + cards_text(at(round.cards)) + "." +
             others_of(state, round, call->times.began);
    }
    case How::award:
      return name_of(round.winner) + " is handed " + cards_text(at(round.cards)) + "." +
             others_of(state, round, round.turned);
    case How::draw: return "Draw: " + at_stake + together_of(round);
    case How::timeout: return "Nobody called in time: " + at_stake;
  }
  return "";
}

std::string Stroop::write(const Move& move) {
  return "call " + called(move);
}

Result<Move> Stroop::read(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 2 && words[0] == "call") {
    const auto card = card_of(words[1]);
    if (card && !card->is_joker()) return Move(call_card, *card);
    const auto rank = words[1].size() == 1 ? rank_of(words[1].front()) : std::nullopt;
    if (rank) {
      Move move(call_rank);
      move.add(*rank);
      return move;
    }
  }
  return bad_move(text, "it takes “call CARD” or “call RANK”");
}

std::string Stroop::old_say(const State& state, int seat, const Move& move) {
  const std::string call = "{s} calls “" + spoken(move) + "”";
  return qualifies(state, seat, move) ? call : call + ": a miscall, " + fault_of(state, state.asked, seat, move);
}

Gesture Stroop::gesture(const State&, int, const Move&) {
  return {};
}

std::vector<Button> Stroop::buttons(const State& state, int) {
  std::vector<Button> list;
  if (state.stage != Stage::playing) return list;
  Moves moves;
  legal(state, 0, moves);
  for (const Move& move : moves) list.push_back({move, called(move), ""});
  return list;
}

View Stroop::show(const State& state, std::optional<int>) {
  View view;
  view.phase = phase_of(state);
  view.piles.push_back({"stock", -1, Sight::nobody, true, state.stock});
  view.piles.push_back({"stake", -1, Sight::everyone, true, state.stake});
  for (int seat = 0; seat < state.seats; ++seat) {
    const std::string suffix = "." + std::to_string(seat);
    const Card own = state.match[at(seat)];
    view.piles.push_back({"won" + suffix, seat, Sight::everyone, true, state.won[at(seat)]});
    view.piles.push_back({"match" + suffix, seat, Sight::everyone, true, own.is_known() ? Cards{own} : Cards{}});
    view.scores.push_back(static_cast<int>(state.won[at(seat)].size()));
  }
  const auto next = next_event(state);
  view.facts = {{"round", state.round},
                {"turned_ms", state.turned == never ? Json(nullptr) : Json(state.turned)},
                {"next_ms", next ? Json(*next) : Json(nullptr)},
                {"active", list_of(state.active())},
                {"miscalled", list_of(state.miscalled)},
                {"free", state.free},
                {"calls", calls_of(state)},
                {"last_round", last_round_of(state)}};
  return view;
}

std::string Stroop::old_reason(const State& known, int seat, const Move&) {
  const Card top = known.asked;
  const auto colour = [](bool red) { return std::string(red ? "red" : "black"); };
  const std::string rank = ranks[at(top.rank())];
  const std::string kind = is_court(top.rank()) ? "a court card or ace" : "a number";
  if (known.match_cards != MatchCards::off) {
    const Card own = known.match[at(seat)];
    if (own.suit() == top.suit()) return "Your match card has its suit: the same suit, " + kind + ", no " + rank + ".";
    if (own.rank() == top.rank()) {
      const bool red = is_red(top.suit()) == (known.match_cards == MatchCards::example);
      return "Your match card has its rank: a " + colour(red) + " " + rank + ".";
    }
  }
  std::string text = colour(!is_red(top.suit())) + ", " + kind + ", no " + rank + ".";
  text.front() = text.front() == 'r' ? 'R' : 'B';
  return text;
}

}  // namespace fulltable
