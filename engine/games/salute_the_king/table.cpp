// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/salute_the_king/sentences.h"

// Salute the King on the table: notation, gestures, buttons, piles and facts.

namespace fulltable {

namespace {

using State = SaluteTheKing::State;
using Phase = SaluteTheKing::Phase;

constexpr std::array<std::string_view, SaluteTheKing::gesture_count> gesture_names{
    "stand", "salute", "bow", "applaud", "knock", "wave", "point", "cheer"};
std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  switch (state.phase) {
    case Phase::choosing: return "choosing";
    case Phase::turning: return "turning";
    case Phase::reaction: break;
  }
  return "reaction";
}

std::optional<int> gesture_of(std::string_view word) {
  const auto found = std::ranges::find(gesture_names, word);
  if (found == gesture_names.end()) return std::nullopt;
  return static_cast<int>(found - gesture_names.begin());
}

std::optional<int> trigger_of(std::string_view word) {
  if (word == "prime") return SaluteTheKing::prime;
  if (word == "total") return SaluteTheKing::total;
  if (word.size() != 1) return std::nullopt;
  return rank_of(word.front());
}

std::string key_of(int trigger) {
  if (trigger == SaluteTheKing::prime) return "P";
  if (trigger == SaluteTheKing::total) return "O";
  return trigger_text(trigger);
}

Json time_or_null(std::optional<std::int64_t> time) {
  return time ? Json(*time) : Json(nullptr);
}

Json take_of(const State& state) {
  if (!state.last_take) return nullptr;
  constexpr std::array<const char*, 3> reasons{"last", "timeout", "wrong"};
  return {{"seat", state.last_take->seat},
          {"cards", state.last_take->cards},
          {"why", reasons[static_cast<std::size_t>(state.last_take->why)]},
          {"order", state.last_take->order}};
}

}  // namespace

std::string_view gesture_text(int gesture) {
  return gesture_names[at(gesture)];
}

std::string trigger_text(int trigger) {
  if (trigger == SaluteTheKing::prime) return "prime";
  if (trigger == SaluteTheKing::total) return "total";
  return std::string(1, rank_letters[at(trigger)]);
}

std::string SaluteTheKing::write(const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case choose: return "choose " + std::string(gesture_text(move.at(0))) + " " + trigger_text(move.at(1));
    case turn: return "turn";
    case gesture_made: return std::string(gesture_text(move.at(0)));
  }
  return "";
}

Result<Move> SaluteTheKing::read(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() == 1 && words[0] == "turn") return Move(turn);
  if (words.size() == 1) {
    if (const auto made = gesture_of(words[0])) {
      Move move(gesture_made);
      move.add(*made);
      return move;
    }
  }
  if (words.size() == 3 && words[0] == "choose") {
    const auto made = gesture_of(words[1]);
    const auto trigger = trigger_of(words[2]);
    if (made && trigger) {
      Move move(choose);
      move.add(*made);
      move.add(*trigger);
      return move;
    }
  }
  return bad_move(text, "it takes “turn”, a gesture such as “salute”, or “choose GESTURE TRIGGER”");
}

Gesture SaluteTheKing::gesture(const State&, int seat, const Move& move) {
  if (move.verb != turn) return {};
  return {.cards = {}, .from = PileId("stock", seat), .to = {}, .label = {}};
}

void SaluteTheKing::meant_by_gesture(const State&, int seat, const Gesture& gesture, Moves& moves) {
  if (gesture.from == PileId("stock", seat)) moves.emplace_back(turn);
}

std::optional<Refusal> SaluteTheKing::why_stays(const State& state, int seat, const Gesture& gesture) {
  if (auto refusal = RulesDefaults::why_stays(state, seat, gesture)) return refusal;
  return illegal(message(SaluteTheKing::id, "Cards aren't moved here. React with your keys."), "A reaction");
}

/// Each has as its key what is pressed for it: a token of the pad; for a choice the gesture's number, then the card's
/// letter.
std::vector<Button> SaluteTheKing::buttons(const State& state, int seat) {
  const auto& tokens = info().pad.tokens;
  std::vector<Button> list;
  if (state.phase == Phase::choosing && seat == state.dealer)
    for (int made = 0; made < gesture_count; ++made)
      for (int trigger = 0; trigger < trigger_count; ++trigger) {
        Button& button = list.emplace_back();
        button.move = Move(choose);
        button.move.add(made);
        button.move.add(trigger);
        button.label = trigger_label(trigger);
        button.key = std::to_string(made + 1) + " " + key_of(trigger);
        button.heading = gesture_label(made);
      }
  std::size_t place = 0;
  for (const int made : state.in_use()) {
    Move move(gesture_made);
    move.add(made);
    list.push_back({move, gesture_label(made), std::string(tokens[place++])});
  }
  list.push_back({Move(turn), message(SaluteTheKing::id, "Turn"), std::string(tokens.back())});
  return list;
}

View SaluteTheKing::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_of(state);
  view.dealer = state.dealer;
  for (int seat = 0; seat < state.seats; ++seat) {
    view.piles.push_back({PileId("stock", seat), seat, Sight::nobody, true, state.stock[at(seat)],
                          message(SaluteTheKing::id, "{s}'s face-down cards")
                              .seat("s", seat)
                              .you(SaluteTheKing::id, "your face-down cards")});
    view.scores.push_back(seat == state.winner ? 1 : 0);
  }
  view.piles.push_back(
      {"middle", -1, Sight::everyone, true, state.middle, message(SaluteTheKing::id, "middle pile"), PileLook::loose});
  Json triggers = Json::object();
  for (const int made : state.in_use()) triggers[gesture_names[at(made)]] = trigger_text(state.trigger_of[at(made)]);
  view.facts = {{"triggers", triggers},
                {"turner", state.turner},
                {"due", state.due == none ? Json(nullptr) : Json(gesture_text(state.due))},
                {"pip_total", state.pip_total()},
                {"turned_ms", state.turned == never ? Json(nullptr) : Json(state.turned)},
                {"next_ms", time_or_null(next_event(state))},
                {"reacted", state.reacted},
                {"last_take", take_of(state)}};
  for (const int made : state.in_use()) view.captions.push_back({gesture_text(made), signal_text(state, made)});
  if (state.last_take && state.phase == Phase::turning && state.middle.empty())
    view.captions.push_back({"take", take_text(*state.last_take)});
  if (state.phase == Phase::choosing && state.stage == Stage::playing) {
    const Text choose_next = message(SaluteTheKing::id, "Choose a gesture and its card: {place} of 4")
                                 .number("place", static_cast<std::int64_t>(state.in_use().size()) + 1);
    view.captions.push_back({"choosing", choose_next});
    if (viewer == state.dealer) view.prompt = choose_next;
  }
  return view;
}

}  // namespace fulltable
