// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stomp/stomp.h"

// What Stomp says of a move, and the button to concede.
namespace fulltable {

namespace {

Cards cards_of(const Move& move) {
  Cards cards;
  for (std::size_t i = 0; i < move.count; ++i) cards.push_back(move.card(i));
  return cards;
}

Said said_of_play(const Stomp::State& state, const Move& move) {
  Text noun = message(Stomp::id, "{the c}");
  if (state.phase == Stomp::Phase::lead)
    return {.log = message(Stomp::id, "{s} leads {the c}.").you(Stomp::id, "You lead {the c}."),
            .advice = message(Stomp::id, "Lead {the c}."),
            .plate = message(Stomp::id, "Leads {c}"),
            .noun = std::move(noun)};
  if (!move.card().is_joker() && move.card().suit() == state.trump)
    return {.log = message(Stomp::id, "{s} stomps with {the c}.").you(Stomp::id, "You stomp with {the c}."),
            .advice = message(Stomp::id, "Stomp with {the c}."),
            .plate = message(Stomp::id, "Stomps: {c}"),
            .noun = std::move(noun)};
  return {.log = message(Stomp::id, "{s} plays {the c}.").you(Stomp::id, "You play {the c}."),
          .advice = message(Stomp::id, "Play {the c}."),
          .plate = message(Stomp::id, "{c}"),
          .noun = std::move(noun)};
}

Said said_with_cards(const Stomp::State& state, const Move& move) {
  switch (static_cast<Stomp::Verb>(move.verb)) {
    case Stomp::play: return said_of_play(state, move);
    case Stomp::steal:
      return {.log = message(Stomp::id, "{s} steals the trick with {the c}.")
                         .you(Stomp::id, "You steal the trick with {the c}."),
              .advice = message(Stomp::id, "Steal with {the c}."),
              .plate = message(Stomp::id, "Steals: {c}"),
              .noun = message(Stomp::id, "stealing with {the c}")};
    case Stomp::cancel:
      return {.log = message(Stomp::id, "{s} cancels the trump with its twin.")
                         .you(Stomp::id, "You cancel the trump with its twin."),
              .advice = message(Stomp::id, "Cancel the trump."),
              .plate = message(Stomp::id, "Cancels"),
              .noun = message(Stomp::id, "cancelling")};
    case Stomp::pass: break;
  }
  return {};
}

}  // namespace

Stomp::Price Stomp::price(State state, int seat) {
  const int paid = pay(state, seat, state.left_of(seat), state.trick_value());
  return {paid, state.broke};
}

Text Stomp::cannot_pay(int seat) {
  return message(Stomp::id, "{s} can't pay in full. The match ends.")
      .you(Stomp::id, "You can't pay in full. The match ends.")
      .seat("s", seat);
}

Said Stomp::say(const State& state, int seat, const Move& move) {
  if (move.verb == pass) {
    const int taker = state.last().seat == seat ? state.right_of(seat) : state.last().seat;
    const Price cost = price(state, seat);
    Text log = state.by_chips ? counted(Stomp::id, "{s} concedes to {s2}: %n chip(s).", cost.paid)
                                    .you_counted(Stomp::id, "You concede to {s2}: %n chip(s).")
                                    .to_counted(taker, Stomp::id, "{s} concedes to you: %n chip(s).")
                              : counted(Stomp::id, "{s} concedes to {s2}: %n point(s).", cost.paid)
                                    .you_counted(Stomp::id, "You concede to {s2}: %n point(s).")
                                    .to_counted(taker, Stomp::id, "{s} concedes to you: %n point(s).");
    Said said{.log = std::move(log).seat("s2", taker),
              .advice = message(Stomp::id, "Concede."),
              .plate = message(Stomp::id, "Concedes"),
              .noun = message(Stomp::id, "conceding")};
    if (cost.broke) said.then = {cannot_pay(seat)};
    return said;
  }
  const Cards cards = cards_of(move);
  Said said = said_with_cards(state, move);
  said.log = std::move(said.log).cards("c", cards);
  said.advice = std::move(said.advice).cards("c", cards);
  said.plate = std::move(said.plate).cards("c", cards);
  said.noun = std::move(said.noun).cards("c", cards);
  if (state.stock.empty() && state.count[at(seat)] == move.count) {
    said.plate = message(Stomp::id, "Out!");
    said.then = {message(Stomp::id, "{s} goes out.").you(Stomp::id, "You go out.").seat("s", seat)};
    const int payer = state.left_of(seat);
    if (state.by_chips && state.score[at(payer)] == 0) said.then.push_back(cannot_pay(payer));
  }
  return said;
}

std::vector<Button> Stomp::buttons(const State& state, int seat) {
  if (state.phase == Phase::finished) return {};
  const Price cost = price(state, seat);
  Text label = state.by_chips ? (cost.broke ? counted(Stomp::id, "Concede and end the match: %n chip(s)", cost.paid)
                                            : counted(Stomp::id, "Concede: %n chip(s)", cost.paid))
                              : counted(Stomp::id, "Concede: %n point(s)", cost.paid);
  return {{.move = Move(pass), .label = std::move(label), .key = "P", .tone = Tone::quiet}};
}

}  // namespace fulltable
