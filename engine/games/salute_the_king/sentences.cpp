// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/salute_the_king/sentences.h"

#include <array>

#include "core/notation.h"

// What Salute the King says: gestures, choices, who had to take the pile, and what the card asks for.

namespace fulltable {

namespace {

using State = SaluteTheKing::State;
using Take = SaluteTheKing::Take;

/// The times of so many go into one line.
constexpr std::size_t most_told = 6;

struct GestureWords {
  Text label;
  Text done;        ///< in the log
  Text done_after;  ///< with how long it took
  Text advice;
  Text plate;
  Text noun;
};

const GestureWords& words_for(int gesture) {
  static const std::array<GestureWords, SaluteTheKing::gesture_count> words{
      {{message(SaluteTheKing::id, "Stand"),
        message(SaluteTheKing::id, "{s} stands up.").you(SaluteTheKing::id, "You stand up."),
        message(SaluteTheKing::id, "{s} stands up ({time}).").you(SaluteTheKing::id, "You stand up ({time})."),
        message(SaluteTheKing::id, "Stand up!"), message(SaluteTheKing::id, "Stands up"),
        message(SaluteTheKing::id, "standing up")},
       {message(SaluteTheKing::id, "Salute"),
        message(SaluteTheKing::id, "{s} salutes.").you(SaluteTheKing::id, "You salute."),
        message(SaluteTheKing::id, "{s} salutes ({time}).").you(SaluteTheKing::id, "You salute ({time})."),
        message(SaluteTheKing::id, "Salute!"), message(SaluteTheKing::id, "Salutes"),
        message(SaluteTheKing::id, "saluting")},
       {message(SaluteTheKing::id, "Bow"), message(SaluteTheKing::id, "{s} bows.").you(SaluteTheKing::id, "You bow."),
        message(SaluteTheKing::id, "{s} bows ({time}).").you(SaluteTheKing::id, "You bow ({time})."),
        message(SaluteTheKing::id, "Bow!"), message(SaluteTheKing::id, "Bows"), message(SaluteTheKing::id, "bowing")},
       {message(SaluteTheKing::id, "Applaud"),
        message(SaluteTheKing::id, "{s} applauds.").you(SaluteTheKing::id, "You applaud."),
        message(SaluteTheKing::id, "{s} applauds ({time}).").you(SaluteTheKing::id, "You applaud ({time})."),
        message(SaluteTheKing::id, "Applaud!"), message(SaluteTheKing::id, "Applauds"),
        message(SaluteTheKing::id, "applauding")},
       {message(SaluteTheKing::id, "Knock"),
        message(SaluteTheKing::id, "{s} knocks.").you(SaluteTheKing::id, "You knock."),
        message(SaluteTheKing::id, "{s} knocks ({time}).").you(SaluteTheKing::id, "You knock ({time})."),
        message(SaluteTheKing::id, "Knock!"), message(SaluteTheKing::id, "Knocks"),
        message(SaluteTheKing::id, "knocking")},
       {message(SaluteTheKing::id, "Wave"),
        message(SaluteTheKing::id, "{s} waves.").you(SaluteTheKing::id, "You wave."),
        message(SaluteTheKing::id, "{s} waves ({time}).").you(SaluteTheKing::id, "You wave ({time})."),
        message(SaluteTheKing::id, "Wave!"), message(SaluteTheKing::id, "Waves"), message(SaluteTheKing::id, "waving")},
       {message(SaluteTheKing::id, "Point"),
        message(SaluteTheKing::id, "{s} points.").you(SaluteTheKing::id, "You point."),
        message(SaluteTheKing::id, "{s} points ({time}).").you(SaluteTheKing::id, "You point ({time})."),
        message(SaluteTheKing::id, "Point!"), message(SaluteTheKing::id, "Points"),
        message(SaluteTheKing::id, "pointing")},
       {message(SaluteTheKing::id, "Cheer"),
        message(SaluteTheKing::id, "{s} cheers.").you(SaluteTheKing::id, "You cheer."),
        message(SaluteTheKing::id, "{s} cheers ({time}).").you(SaluteTheKing::id, "You cheer ({time})."),
        message(SaluteTheKing::id, "Cheer!"), message(SaluteTheKing::id, "Cheers"),
        message(SaluteTheKing::id, "cheering")}}};
  return words[at(gesture)];
}

/// What asks for a gesture, in a sentence: "a king".
Text trigger_in_words(int trigger) {
  if (trigger == SaluteTheKing::prime) return message(SaluteTheKing::id, "a prime");
  if (trigger == SaluteTheKing::total) return message(SaluteTheKing::id, "the total");
  return message(SaluteTheKing::id, "{a rank}").rank("rank", trigger);
}

Said said_of_choice(const Move& move) {
  const auto filled = [&](Text text) {
    return std::move(text)
        .text("gesture", gesture_label(move.at(0)))
        .text("trigger", trigger_in_words(move.at(1)))
        .text("card", trigger_label(move.at(1)));
  };
  return {.log = filled(message(SaluteTheKing::id, "{s} assigns “{gesture}” to {trigger}.")
                            .you(SaluteTheKing::id, "You assign “{gesture}” to {trigger}.")),
          .advice = filled(message(SaluteTheKing::id, "Assign “{gesture}” to {trigger}.")),
          .plate = filled(message(SaluteTheKing::id, "{Card}: {gesture}")),
          .noun = filled(message(SaluteTheKing::id, "“{gesture}” for {trigger}"))};
}

Text time_of(const Take& take, std::size_t place) {
  return message(SaluteTheKing::id, "{s} {time}")
      .you(SaluteTheKing::id, "you {time}")
      .seat("s", take.order[place])
      .text("time", seconds(take.delays[place]));
}

/// How long those took who made the gesture; in a crowd only the quickest and the slowest of them.
Text times_of(const Take& take) {
  if (take.order.size() > most_told)
    return message(SaluteTheKing::id, "First: {first}. Slowest: {slowest}.")
        .text("first", time_of(take, 0))
        .text("slowest", time_of(take, take.order.size() - 1));
  std::vector<Text> times;
  for (std::size_t i = 0; i < take.order.size(); ++i) times.push_back(time_of(take, i));
  return message(SaluteTheKing::id, "Times: {times}.").list("times", std::move(times));
}

Text outcome_of(const Take& take) {
  switch (take.why) {
    case SaluteTheKing::Why::last:
      return counted(SaluteTheKing::id, "{s} was last and takes %n card(s).", take.cards)
          .you_counted(SaluteTheKing::id, "You were last and take %n card(s).");
    case SaluteTheKing::Why::timeout:
      return counted(SaluteTheKing::id, "Time's up. {s} takes %n card(s).", take.cards)
          .you_counted(SaluteTheKing::id, "Time's up. You take %n card(s).");
    case SaluteTheKing::Why::wrong: break;
  }
  return counted(SaluteTheKing::id, "{s} made the wrong gesture and takes %n card(s).", take.cards)
      .you_counted(SaluteTheKing::id, "You made the wrong gesture and take %n card(s).");
}

}  // namespace

Text gesture_label(int gesture) {
  return words_for(gesture).label;
}

Text trigger_label(int trigger) {
  if (trigger == SaluteTheKing::prime) return message(SaluteTheKing::id, "prime");
  if (trigger == SaluteTheKing::total) return message(SaluteTheKing::id, "total");
  if (trigger >= 1 && trigger <= 9) return message(SaluteTheKing::id, "{pips}").number("pips", trigger + 1);
  return message(SaluteTheKing::id, "{rank}").rank("rank", trigger);
}

Text signal_text(const State& state, int gesture) {
  const int trigger = state.trigger_of[at(gesture)];
  Text card = trigger == SaluteTheKing::prime ? message(SaluteTheKing::id, "2, 3, 5, 7")
              : trigger == SaluteTheKing::total
                  ? message(SaluteTheKing::id, "total of {pips}").number("pips", state.total_at)
                  : trigger_label(trigger);
  return message(SaluteTheKing::id, "{Card}: {gesture}")
      .text("card", std::move(card))
      .text("gesture", gesture_label(gesture));
}

Text take_text(const Take& take) {
  switch (take.why) {
    case SaluteTheKing::Why::last: return message(SaluteTheKing::id, "Last!");
    case SaluteTheKing::Why::timeout: return message(SaluteTheKing::id, "Too late!");
    case SaluteTheKing::Why::wrong: break;
  }
  return message(SaluteTheKing::id, "Wrong!");
}

Said SaluteTheKing::say(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case choose: return said_of_choice(move);
    case turn:
      return {.log = message(SaluteTheKing::id, "{s} turns a card.").you(SaluteTheKing::id, "You turn a card."),
              .advice = message(SaluteTheKing::id, "Turn a card."),
              .plate = message(SaluteTheKing::id, "Turns a card"),
              .noun = message(SaluteTheKing::id, "turning a card")};
    case gesture_made: break;
  }
  const GestureWords& words = words_for(move.at(0));
  Said said{.log = words.done, .advice = words.advice, .plate = words.plate, .noun = words.noun};
  if (move.at(0) == state.due) return said;
  said.log =
      message(SaluteTheKing::id, "{s} makes the wrong gesture.").you(SaluteTheKing::id, "You make the wrong gesture.");
  said.plate = message(SaluteTheKing::id, "Wrong!");
  if (state.wrong_takes)
    said.then = {
        message(SaluteTheKing::id, "{s} takes the pile.").you(SaluteTheKing::id, "You take the pile.").seat("s", seat)};
  return said;
}

std::optional<Said> SaluteTheKing::tell(const State& after, int seat, const Move& move) {
  if (move.verb != gesture_made) return std::nullopt;
  // The gesture that leaves one seat over has ended the reaction.
  const bool taken = after.reacted.empty() && after.last_take;
  const auto& order = taken ? after.last_take->order : after.reacted;
  if (order.empty() || order.back() != seat) return std::nullopt;
  const std::int64_t delay = (taken ? after.last_take->delays : after.delays).back();
  const GestureWords& words = words_for(move.at(0));
  return Said{.log = Text(words.done_after).text("time", seconds(delay)),
              .advice = words.advice,
              .plate = words.plate,
              .noun = words.noun};
}

Text SaluteTheKing::verdict(const State& state) {
  if (!state.last_take) return {};
  const Take& take = *state.last_take;
  Text outcome = outcome_of(take).seat("s", take.seat);
  if (take.order.empty()) return outcome;
  return message(SaluteTheKing::id, "{outcome} {times}")
      .text("outcome", std::move(outcome))
      .text("times", times_of(take));
}

Text SaluteTheKing::reason(const State& known, int, const Move& move, const Move*) {
  switch (static_cast<Verb>(move.verb)) {
    case choose: return message(SaluteTheKing::id, "Court cards are easiest to see.");
    case turn: return message(SaluteTheKing::id, "It's your turn to turn a card.");
    case gesture_made: break;
  }
  if (known.due == none) return {};
  const int trigger = known.trigger_of[at(known.due)];
  if (trigger == prime) return message(SaluteTheKing::id, "A prime was turned.");
  if (trigger == total) return message(SaluteTheKing::id, "The pips come to {pips}.").number("pips", known.pip_total());
  return message(SaluteTheKing::id, "{A rank} was turned.").rank("rank", known.middle.back().rank());
}

Refusal SaluteTheKing::why_not(const State& state, int, const Move& move, Times) {
  if (move.verb == choose) {
    if (state.phase != Phase::choosing)
      return illegal(message(SaluteTheKing::id, "The gestures of this game are assigned already."), "Triggers");
    if (state.trigger_of[at(move.at(0))] != none)
      return illegal(message(SaluteTheKing::id, "“{gesture}” is assigned already. Choose another gesture.")
                         .text("gesture", gesture_label(move.at(0))),
                     "Triggers");
    return illegal(message(SaluteTheKing::id, "{Trigger} asks for a gesture already. Choose another card.")
                       .text("trigger", trigger_in_words(move.at(1))),
                   "Triggers");
  }
  if (state.phase == Phase::choosing)
    return illegal(message(SaluteTheKing::id, "Assign four gestures first."), "Triggers");
  if (move.verb == turn)
    return illegal(message(SaluteTheKing::id, "Everybody must react to this card first."), "A reaction");
  if (state.phase == Phase::turning)
    return illegal(message(SaluteTheKing::id, "No card asks for a gesture now."), "A reaction");
  if (state.trigger_of[at(move.at(0))] == none)
    return illegal(
        message(SaluteTheKing::id, "“{gesture}” isn't used in this game.").text("gesture", gesture_label(move.at(0))),
        "Triggers");
  return illegal(message(SaluteTheKing::id, "Too early: you started before the card was turned."), "A reaction");
}

}  // namespace fulltable
