// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/salute_the_king/salute_the_king.h"

// Salute the King in words and on the table: notation, log, gestures, buttons, piles and facts.

namespace fulltable {

namespace {

using State = SaluteTheKing::State;
using Phase = SaluteTheKing::Phase;

constexpr std::array<std::string_view, SaluteTheKing::gesture_count> gesture_names{
    "stand", "salute", "bow", "applaud", "knock", "wave", "point", "cheer"};
constexpr std::array<const char*, SaluteTheKing::gesture_count> gesture_deeds{
    "stands up", "salutes", "bows", "applauds", "knocks", "waves", "points", "cheers"};
constexpr std::array<const char*, SaluteTheKing::gesture_count> gesture_labels{"Stand", "Salute", "Bow",   "Applaud",
                                                                               "Knock", "Wave",   "Point", "Cheer"};
constexpr std::array<const char*, 4> gesture_keys{"A", "S", "D", "F"};
constexpr std::array<const char*, 13> rank_words{"an ace", "a two",   "a three",  "a four", "a five",
                                                 "a six",  "a seven", "an eight", "a nine", "a ten",
                                                 "a jack", "a queen", "a king"};

/// The times of so many go into one line.
constexpr std::size_t most_told = 6;

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

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

std::string SaluteTheKing::old_say(const State& state, int, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case choose: {
      const int trigger = move.at(1);
      const std::string when = trigger == prime   ? "a prime"
                               : trigger == total ? "the pip total"
                                                  : rank_words[at(trigger)];
      return "{s} ties “" + std::string(gesture_text(move.at(0))) + "” to " + when;
    }
    case turn: return "{s} turns a card";
    case gesture_made: break;
  }
  std::string deed = std::string("{s} ") + gesture_deeds[at(move.at(0))];
  if (move.at(0) == state.due) return deed;
  return deed + (state.wrong_takes ? ", which is wrong, and takes the pile" : ", which is wrong");
}

std::string SaluteTheKing::old_tell(const State& after, int seat, const Move& move) {
  if (move.verb != gesture_made) return "";
  // The gesture that leaves one seat over has ended the reaction.
  const bool taken = after.reacted.empty() && after.last_take;
  const auto& order = taken ? after.last_take->order : after.reacted;
  if (order.empty() || order.back() != seat) return "";
  const std::int64_t delay = (taken ? after.last_take->delays : after.delays).back();
  return std::string("{s} ") + gesture_deeds[at(move.at(0))] + " (" + std::to_string(delay) + " ms)";
}

Gesture SaluteTheKing::gesture(const State&, int seat, const Move& move) {
  if (move.verb != turn) return {};
  return {.cards = {}, .from = "stock." + std::to_string(seat), .to = "", .label = ""};
}

std::vector<Button> SaluteTheKing::buttons(const State& state, int seat) {
  std::vector<Button> list;
  if (state.stage != Stage::playing) return list;
  if (state.phase == Phase::choosing) {
    Moves moves;
    if (seat == state.dealer) legal(state, seat, moves);
    for (const Move& move : moves) {
      const int trigger = move.at(1);
      const std::string when = trigger == prime ? "a prime" : trigger == total ? "the total" : rank_words[at(trigger)];
      list.push_back({move, gesture_labels[at(move.at(0))] + std::string(" at ") + when, ""});
    }
    return list;
  }
  std::size_t place = 0;
  for (const int made : state.in_use()) {
    Move move(gesture_made);
    move.add(made);
    list.push_back({move, gesture_labels[at(made)], gesture_keys[place++]});
  }
  return list;
}

View SaluteTheKing::show(const State& state, std::optional<int>) {
  View view;
  view.phase = phase_of(state);
  view.dealer = state.dealer;
  for (int seat = 0; seat < state.seats; ++seat) {
    view.piles.push_back({"stock." + std::to_string(seat), seat, Sight::nobody, true, state.stock[at(seat)]});
    view.scores.push_back(seat == state.winner ? 1 : 0);
  }
  view.piles.push_back({"middle", -1, Sight::everyone, true, state.middle});
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
  return view;
}

std::string SaluteTheKing::old_verdict(const State& state) {
  if (!state.last_take) return "";
  const Take& take = *state.last_take;
  const auto name = [](int seat) { return "{s" + std::to_string(seat) + "}"; };
  const std::string takes = " takes " + (take.cards == 1 ? "1 card" : std::to_string(take.cards) + " cards");
  const auto time = [&](std::size_t i) { return name(take.order[i]) + " " + std::to_string(take.delays[i]) + " ms"; };
  std::string times;
  if (take.order.size() > most_told) {
    times = " First " + time(0) + ", slowest " + time(take.order.size() - 1);
  } else {
    for (std::size_t i = 0; i < take.order.size(); ++i) times += (i == 0 ? " " : ", ") + time(i);
  }
  if (!times.empty()) times += ".";
  switch (take.why) {
    case Why::last: return name(take.seat) + " was last and" + takes + "." + times;
    case Why::timeout: return "Time ran out: " + name(take.seat) + takes + "." + times;
    case Why::wrong: return name(take.seat) + " made a wrong gesture and" + takes + "." + times;
  }
  return "";
}

std::string SaluteTheKing::old_reason(const State& known, int, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case choose: return "The dealer chooses four gestures and what asks for them; court cards are easiest to see.";
    case turn: return "It is your turn to turn a card.";
    case gesture_made: break;
  }
  const Card card = known.middle.back();
  const int trigger = known.trigger_of[at(known.due)];
  std::string what = rank_words[at(card.rank())];
  what.front() = 'A';
  if (trigger == prime) what += ", a prime";
  if (trigger == total) what = "The pips come to " + std::to_string(known.pip_total());
  return what + ": " + std::string(gesture_text(known.due)) + ".";
}

}  // namespace fulltable
