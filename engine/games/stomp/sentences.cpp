// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stomp/stomp.h"

// What Stomp says of a move, and the button to concede.
namespace fulltable {

namespace {

constexpr const char* id = "stomp";

Cards cards_of(const Move& move) {
  Cards cards;
  for (std::size_t i = 0; i < move.count; ++i) cards.push_back(move.card(i));
  return cards;
}

Said said_of_play(const Stomp::State& state, const Move& move) {
  Text noun = message(id, "{the c}");
  if (state.phase == Stomp::Phase::lead)
    return {.log = message(id, "{s} leads {the c}.").you(id, "You lead {the c}."),
            .advice = message(id, "Lead {the c}."),
            .plate = message(id, "Leads {c}"),
            .noun = std::move(noun)};
  if (!move.card().is_joker() && move.card().suit() == state.trump)
    return {.log = message(id, "{s} stomps with {the c}.").you(id, "You stomp with {the c}."),
            .advice = message(id, "Stomp with {the c}."),
            .plate = message(id, "Stomps: {c}"),
            .noun = std::move(noun)};
  return {.log = message(id, "{s} plays {the c}.").you(id, "You play {the c}."),
          .advice = message(id, "Play {the c}."),
          .plate = message(id, "{c}"),
          .noun = std::move(noun)};
}

Said said_with_cards(const Stomp::State& state, const Move& move) {
  switch (static_cast<Stomp::Verb>(move.verb)) {
    case Stomp::play: return said_of_play(state, move);
    case Stomp::steal:
      return {.log = message(id, "{s} steals the trick with {the c}.").you(id, "You steal the trick with {the c}."),
              .advice = message(id, "Steal with {the c}."),
              .plate = message(id, "Steals: {c}"),
              .noun = message(id, "stealing with {the c}")};
    case Stomp::cancel:
      return {.log = message(id, "{s} cancels the trump with its twin.").you(id, "You cancel the trump with its twin."),
              .advice = message(id, "Cancel the trump."),
              .plate = message(id, "Cancels"),
              .noun = message(id, "cancelling")};
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
  return message(id, "{s} can't pay in full. The match ends.")
      .you(id, "You can't pay in full. The match ends.")
      .seat("s", seat);
}

Said Stomp::say(const State& state, int seat, const Move& move) {
  if (move.verb == pass) {
    const int taker = state.last().seat == seat ? state.right_of(seat) : state.last().seat;
    const Price cost = price(state, seat);
    Text log = state.by_chips ? counted(id, "{s} concedes to {s2}: %n chip(s).", cost.paid)
                                    .you_counted(id, "You concede to {s2}: %n chip(s).")
                                    .to_counted(taker, id, "{s} concedes to you: %n chip(s).")
                              : counted(id, "{s} concedes to {s2}: %n point(s).", cost.paid)
                                    .you_counted(id, "You concede to {s2}: %n point(s).")
                                    .to_counted(taker, id, "{s} concedes to you: %n point(s).");
    Said said{.log = std::move(log).seat("s2", taker),
              .advice = message(id, "Concede."),
              .plate = message(id, "Concedes"),
              .noun = message(id, "conceding")};
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
    said.plate = message(id, "Out!");
    said.then = {message(id, "{s} goes out.").you(id, "You go out.").seat("s", seat)};
    const int payer = state.left_of(seat);
    if (state.by_chips && state.score[at(payer)] == 0) said.then.push_back(cannot_pay(payer));
  }
  return said;
}

std::vector<Button> Stomp::buttons(const State& state, int seat) {
  if (state.phase == Phase::finished) return {};
  const Price cost = price(state, seat);
  Text label = state.by_chips ? (cost.broke ? counted(id, "Concede and end the match: %n chip(s)", cost.paid)
                                            : counted(id, "Concede: %n chip(s)", cost.paid))
                              : counted(id, "Concede: %n point(s)", cost.paid);
  return {{.move = Move(pass), .label = std::move(label), .key = "P", .tone = Tone::quiet}};
}

}  // namespace fulltable
