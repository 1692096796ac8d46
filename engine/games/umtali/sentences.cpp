// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/umtali/umtali.h"

// What Umtali says of a move and of a deal's end.

namespace fulltable {

namespace {

using State = Umtali::State;
using umtali::Kind;

/// What melding or discarding brings about beyond itself.
std::vector<Text> outcome_of(const State& before, int seat, const Move& move) {
  State after = before;
  Umtali::apply(after, seat, move);
  if (after.last.deal == before.deal) {
    switch (after.last.reason) {
      case Umtali::Reason::out: return {message(Umtali::id, "The deal is over.")};
      case Umtali::Reason::stock: return {message(Umtali::id, "The stock has run out. The deal is over.")};
      case Umtali::Reason::idle:
        return {message(Umtali::id, "Nothing has happened for sixteen turns. The deal is over.")};
    }
  }
  std::vector<Text> then;
  if (after.out != before.out)
    then.push_back(message(Umtali::id, "{s} goes out.").you(Umtali::id, "You go out.").seat("s", seat));
  if (after.turned != before.turned) then.push_back(message(Umtali::id, "The discard pile is turned over."));
  return then;
}

Text with_meld(Text text, CardSet meld) {
  return std::move(text)
      .cards("c", umtali::in_order(meld))
      .rank("low", meld.first().rank())
      .rank("high", meld.last().rank())
      .suit("suit", meld.first().suit())
      .card("from", meld.first())
      .card("to", meld.last());
}

Said said_of_meld(CardSet meld) {
  Said said;
  switch (umtali::kind_of(meld)) {
    case Kind::none:
    case Kind::single:
    case Kind::pair:
    case Kind::set:
      said = {.log = message(Umtali::id, "{s} melds {the c}.").you(Umtali::id, "You meld {the c}."),
              .advice = message(Umtali::id, "Meld {the c}."),
              .plate = message(Umtali::id, "{c}"),
              .noun = message(Umtali::id, "melding {the c}")};
      break;
    case Kind::sequence:
      said = {.log = message(Umtali::id, "{s} melds the {low} to {high} of {suit}.")
                         .you(Umtali::id, "You meld the {low} to {high} of {suit}."),
              .advice = message(Umtali::id, "Meld the {low} to {high} of {suit}."),
              .plate = message(Umtali::id, "{from}–{to}"),
              .noun = message(Umtali::id, "melding the {low} to {high} of {suit}")};
      break;
    case Kind::marriage:
      said = {
          .log =
              message(Umtali::id, "{s} melds a marriage in {suit}.").you(Umtali::id, "You meld a marriage in {suit}."),
          .advice = message(Umtali::id, "Meld the marriage in {suit}."),
          .plate = message(Umtali::id, "{to} {from}"),
          .noun = message(Umtali::id, "melding the marriage in {suit}")};
      break;
  }
  said.log = with_meld(std::move(said.log), meld);
  said.advice = with_meld(std::move(said.advice), meld);
  said.plate = with_meld(std::move(said.plate), meld);
  said.noun = with_meld(std::move(said.noun), meld);
  return said;
}

}  // namespace

Said Umtali::say(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock:
      return {.log = message(Umtali::id, "{s} draws from the stock.").you(Umtali::id, "You draw from the stock."),
              .advice = message(Umtali::id, "Draw from the stock."),
              .plate = message(Umtali::id, "Stock"),
              .noun = message(Umtali::id, "the stock")};
    case draw_discard:
      return {.log = message(Umtali::id, "{s} takes {the c} from the discard pile.")
                         .you(Umtali::id, "You take {the c} from the discard pile.")
                         .card("c", state.top()),
              .advice = message(Umtali::id, "Take {the c}.").card("c", state.top()),
              .plate = message(Umtali::id, "Takes {c}").card("c", state.top()),
              .noun = message(Umtali::id, "{the c}").card("c", state.top())};
    case meld: {
      Said said = said_of_meld(Umtali::cards_of(move));
      said.then = outcome_of(state, seat, move);
      return said;
    }
    case discard:
      return {.log = message(Umtali::id, "{s} discards {the c}.")
                         .you(Umtali::id, "You discard {the c}.")
                         .card("c", move.card()),
              .advice = message(Umtali::id, "Discard {the c}.").card("c", move.card()),
              .plate = message(Umtali::id, "−{c}").card("c", move.card()),
              .noun = state.hand_size[at(seat)] == 1 && !state.in_last_turn()  // it may go face down, too
                          ? message(Umtali::id, "discarding it face up")
                          : message(Umtali::id, "discarding {the c}").card("c", move.card()),
              .then = outcome_of(state, seat, move)};
    case discard_down:
      return {.log = message(Umtali::id, "{s} discards the last card face down.")
                         .you(Umtali::id, "You discard your last card face down."),
              .advice = message(Umtali::id, "Discard {the c} face down.").card("c", move.card()),
              .plate = message(Umtali::id, "Last card face down"),
              .noun = message(Umtali::id, "discarding it face down"),
              .then = outcome_of(state, seat, move)};
  }
  return {};
}

std::vector<Text> Umtali::recap(const State& state) {
  const HandResult& last = state.last;
  if (last.deal == 0) return {};
  const auto heading = [&] {
    switch (last.reason) {
      case Reason::out:
        return message(Umtali::id, "Deal {deal} of {deals}: {s} went out")
            .you(Umtali::id, "Deal {deal} of {deals}: you went out")
            .seat("s", last.out);
      case Reason::stock: return message(Umtali::id, "Deal {deal} of {deals}: the stock has run out");
      case Reason::idle: return message(Umtali::id, "Deal {deal} of {deals}: nothing happened for sixteen turns");
    }
    return Text();
  };
  std::vector<Text> lines{heading().number("deal", last.deal).number("deals", state.hands)};
  for (const int seat : {0, 1}) {
    const int points = last.points[at(seat)];
    const int left = umtali::points_apart(last.left);
    if (seat == last.out && left > 0)
      lines.push_back(counted(Umtali::id, "{s}: %n point(s), {left} of them left by {s2}", points)
                          .you_counted(Umtali::id, "You: %n point(s), {left} of them left by {s2}")
                          .to_counted(1 - seat, Umtali::id, "{s}: %n point(s), {left} of them left by you")
                          .seat("s", seat)
                          .number("left", left)
                          .seat("s2", 1 - seat));
    else
      lines.push_back(
          counted(Umtali::id, "{s}: %n point(s)", points).you_counted(Umtali::id, "You: %n point(s)").seat("s", seat));
  }
  return lines;
}

}  // namespace fulltable
