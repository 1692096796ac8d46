// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/stroop/sentences.h"

// Stroop on the table: notation, buttons, piles and facts.

namespace fulltable {

namespace {

using State = Stroop::State;
using Phase = Stroop::Phase;

std::string called(const Move& move) {
  if (move.verb == Stroop::call_card) return to_text(move.card());
  return std::string(1, rank_letters[at(move.at(0))]);
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

}  // namespace

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

Gesture Stroop::gesture(const State&, int, const Move&) {
  return {};
}

std::optional<Refusal> Stroop::why_stays(const State&, int, const Gesture&) {
  return illegal(message(Stroop::id, "Cards aren't moved here. Name one with your keys."), "Turn by turn");
}

/// The key of each is what is pressed for it on a pad: the rank, then the suit, or Enter after a rank alone.
std::vector<Button> Stroop::buttons(const State& state, int) {
  std::vector<Button> list;
  if (state.stage != Stage::playing) return list;
  Moves moves;
  legal(state, 0, moves);
  for (const Move& move : moves) {
    const std::string call = called(move);
    const std::string second = call.size() > 1 ? call.substr(1) : "Enter";
    list.push_back({move, spoken(move), call.substr(0, 1) + " " + second});
  }
  return list;
}

View Stroop::show(const State& state, std::optional<int>) {
  View view;
  view.phase = phase_of(state);
  view.piles.push_back({"stock", -1, Sight::nobody, true, state.stock, message(Stroop::id, "stock")});
  view.piles.push_back({"stake", -1, Sight::everyone, true, state.stake, message(Stroop::id, "stake pile")});
  for (int seat = 0; seat < state.seats; ++seat) {
    const Card own = state.match[at(seat)];
    view.piles.push_back(
        {PileId("won", seat), seat, Sight::everyone, true, state.won[at(seat)],
         message(Stroop::id, "cards won by {s}").seat("s", seat).you(Stroop::id, "cards you have won")});
    view.piles.push_back({PileId("match", seat), seat, Sight::everyone, true, own.is_known() ? Cards{own} : Cards{},
                          message(Stroop::id, "{s}'s match card").seat("s", seat).you(Stroop::id, "your match card")});
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
  view.captions = captions_of(state);
  return view;
}

}  // namespace fulltable
