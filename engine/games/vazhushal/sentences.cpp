// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/notation.h"
#include "games/vazhushal/vazhushal.h"

// What Vazhushal says of a move and of a deal's end.

namespace fulltable {

namespace {

using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using vazhushal::Group;
using vazhushal::Kind;
using vazhushal::Laid;

Text in_words(const Laid& laid) {
  if (laid.card == laid.role) return message(Vazhushal::id, "{the c}").card("c", laid.card);
  return message(Vazhushal::id, "{the c} as {the role}").card("c", laid.card).card("role", laid.role);
}

Text cards_in_words(const Group& group) {
  std::vector<Text> cards;
  for (const Laid& laid : group) cards.push_back(in_words(laid));
  return message(Vazhushal::id, "{cards}").list("cards", std::move(cards));
}

/// "the eight to ten of spades", "three nines with the big joker".
Text meld_in_words(const Group& group) {
  CardSet roles;
  Cards wild;
  for (const Laid& laid : group) {
    roles.insert(laid.role);
    if (laid.card != laid.role) wild.push_back(laid.card);
  }
  const Cards order = vazhushal::in_order(roles);
  const auto text = [&] {
    if (vazhushal::kind_of(roles) == Kind::sequence)
      return wild.empty() ? message(Vazhushal::id, "the {low} to {high} of {suit}")
                          : message(Vazhushal::id, "the {low} to {high} of {suit} with {the wild}");
    if (roles.size() == 3)
      return wild.empty() ? message(Vazhushal::id, "three {plural low}")
                          : message(Vazhushal::id, "three {plural low} with {the wild}");
    return wild.empty() ? message(Vazhushal::id, "four {plural low}")
                        : message(Vazhushal::id, "four {plural low} with {the wild}");
  };
  return text()
      .rank("low", order.front().rank())
      .rank("high", order.back().rank())
      .suit("suit", order.front().suit())
      .cards("wild", wild);
}

std::vector<Text> melds_in_words(const std::vector<Group>& groups) {
  std::vector<Text> melds;
  melds.reserve(groups.size());
  for (const Group& group : groups) melds.push_back(meld_in_words(group));
  return melds;
}

/// What a move brings about beyond itself.
std::vector<Text> outcome_of(const State& after, int deal, Phase phase) {
  if (after.last.deal == deal) {
    const SeatSet winners = after.last.winners;
    if (after.last.reason == Vazhushal::Reason::out)
      return {message(Vazhushal::id, "{s} goes out and wins the deal.")
                  .you(Vazhushal::id, "You go out and win the deal.")
                  .seat("s", winners.front())};
    if (winners.size() == 1)
      return {message(Vazhushal::id, "{s} wins the deal.")
                  .you(Vazhushal::id, "You win the deal.")
                  .seat("s", winners.front())};
    std::vector<Text> names;
    for (const int seat : winners)
      names.push_back(message(Vazhushal::id, "{s}").you(Vazhushal::id, "you").seat("s", seat));
    return {message(Vazhushal::id, "{Winners} win the deal.").list("winners", std::move(names))};
  }
  if (after.phase == Phase::final_melds && phase != Phase::final_melds)
    return {message(Vazhushal::id, "The stock has run out. Everybody may meld once more.")};
  return {};
}

Said said_of_sweep(const State& state, int seat, const vazhushal::Notation& notation) {
  Cards swept;
  for (int k = notation.count; k > 0; --k) swept.push_back(state.newest(k));
  const Card deepest = swept.front();
  const bool one = notation.count == 1;
  Said said{.log = message(Vazhushal::id, "{s} sweeps up {the cards}.")
                       .you(Vazhushal::id, "You sweep up {the cards}.")
                       .cards("cards", swept),
            .advice = one ? message(Vazhushal::id, "Take {the c}.") : message(Vazhushal::id, "Sweep from {the c}."),
            .plate = counted(Vazhushal::id, "Sweeps %n", notation.count),
            .noun = (one ? message(Vazhushal::id, "taking {the c}") : message(Vazhushal::id, "sweeping from {the c}"))
                        .card("c", deepest)};
  if (!notation.groups.empty()) {
    const bool again = notation.groups.size() > 1 && Vazhushal::has_melds(state, seat);
    if (one)
      said.advice = again ? message(Vazhushal::id, "Take {the c} and rearrange your melds to {melds}.")
                          : message(Vazhushal::id, "Take {the c} and meld {melds}.");
    else
      said.advice = again ? message(Vazhushal::id, "Sweep from {the c} and rearrange your melds to {melds}.")
                          : message(Vazhushal::id, "Sweep from {the c} and meld {melds}.");
    Text then = again ? message(Vazhushal::id, "{s} rearranges melds: {melds}.")
                            .you(Vazhushal::id, "You rearrange melds: {melds}.")
                      : message(Vazhushal::id, "{s} melds {melds}.").you(Vazhushal::id, "You meld {melds}.");
    said.then = {std::move(then).seat("s", seat).list("melds", melds_in_words(notation.groups))};
  }
  said.advice = std::move(said.advice).card("c", deepest).list("melds", melds_in_words(notation.groups));
  return said;
}

Said said_of_melds(const State& state, int seat, const Move& move, const vazhushal::Notation& notation, int newly) {
  const std::vector<Text> melds = melds_in_words(notation.groups);
  if (move.verb == Vazhushal::arrange && Vazhushal::has_melds(state, seat))
    return {.log = message(Vazhushal::id, "{s} rearranges melds: {melds}.")
                       .you(Vazhushal::id, "You rearrange melds: {melds}.")
                       .list("melds", melds),
            .advice = message(Vazhushal::id, "Rearrange your melds to {melds}.").list("melds", melds),
            .plate = counted(Vazhushal::id, "Melds %n", newly),
            .noun = message(Vazhushal::id, "rearranging")};
  return {
      .log = message(Vazhushal::id, "{s} melds {melds}.").you(Vazhushal::id, "You meld {melds}.").list("melds", melds),
      .advice = message(Vazhushal::id, "Meld {melds}.").list("melds", melds),
      .plate = counted(Vazhushal::id, "Melds %n", newly),
      .noun = message(Vazhushal::id, "melding {melds}").list("melds", melds)};
}

}  // namespace

Said Vazhushal::say(const State& state, int seat, const Move& move) {
  const auto notation = vazhushal::notation_of(move);
  const auto with_outcome = [&](Said said) {
    State after = state;
    apply(after, seat, move);
    for (Text& then : outcome_of(after, state.deal, state.phase)) said.then.push_back(std::move(then));
    return said;
  };
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock:
      if (state.stock_size == 0)
        return {.log = message(Vazhushal::id, "{s} draws the negative joker, {the c}.")
                           .you(Vazhushal::id, "You draw the negative joker, {the c}.")
                           .card("c", state.negative),
                .advice = message(Vazhushal::id, "Draw the negative joker."),
                .plate = message(Vazhushal::id, "Draws {c}").card("c", state.negative),
                .noun = message(Vazhushal::id, "the negative joker")};
      return {.log = message(Vazhushal::id, "{s} draws from the stock.").you(Vazhushal::id, "You draw from the stock."),
              .advice = message(Vazhushal::id, "Draw from the stock."),
              .plate = message(Vazhushal::id, "Stock"),
              .noun = message(Vazhushal::id, "the stock")};
    case take: return said_of_sweep(state, seat, notation);
    case take_meld:
    case take_arrange: return with_outcome(said_of_sweep(state, seat, notation));
    case meld:
    case arrange: {
      State after = state;
      apply(after, seat, move);
      const int newly = state.hand_size[at(seat)] - after.hand_size[at(seat)];
      return with_outcome(said_of_melds(state, seat, move, notation, newly));
    }
    case add: {
      const Text cards = cards_in_words(notation.groups.front());
      Cards added;
      for (const Laid& laid : notation.groups.front()) added.push_back(laid.card);
      return with_outcome({.log = message(Vazhushal::id, "{s} adds {cards} to a meld.")
                                      .you(Vazhushal::id, "You add {cards} to a meld.")
                                      .text("cards", cards),
                           .advice = message(Vazhushal::id, "Add {cards} to your meld.").text("cards", cards),
                           .plate = message(Vazhushal::id, "Adds {c}").cards("c", added),
                           .noun = message(Vazhushal::id, "adding {cards}").text("cards", cards)});
    }
    case discard:
      return with_outcome({.log = message(Vazhushal::id, "{s} discards {the c}.")
                                      .you(Vazhushal::id, "You discard {the c}.")
                                      .card("c", move.card()),
                           .advice = message(Vazhushal::id, "Discard {the c}.").card("c", move.card()),
                           .plate = message(Vazhushal::id, "−{c}").card("c", move.card()),
                           .noun = message(Vazhushal::id, "{the c}").card("c", move.card())});
    case pass:
      return with_outcome({.log = message(Vazhushal::id, "{s} finishes.").you(Vazhushal::id, "You finish."),
                           .advice = message(Vazhushal::id, "Finish."),
                           .plate = message(Vazhushal::id, "Finishes"),
                           .noun = message(Vazhushal::id, "finishing")});
  }
  return {};
}

std::vector<Text> Vazhushal::recap(const State& state) {
  const DealResult& last = state.last;
  if (last.deal == 0) return {};
  std::vector<Text> lines{message(Vazhushal::id, "Deal {deal} is over").number("deal", last.deal)};
  if (last.reason == Reason::out) {
    lines.push_back(
        message(Vazhushal::id, "{s} went out").you(Vazhushal::id, "You went out").seat("s", last.winners.front()));
  } else {
    for (int seat = 0; seat < state.seats; ++seat)
      lines.push_back(message(Vazhushal::id, "{s}: {melded} melded, less {hand} in hand: {points}")
                          .you(Vazhushal::id, "You: {melded} melded, less {hand} in hand: {points}")
                          .seat("s", seat)
                          .number("melded", last.melded[at(seat)])
                          .number("hand", last.in_hand[at(seat)])
                          .number("points", last.points(seat)));
  }
  if (state.stage == Stage::over) return lines;
  for (const Misdeal& misdeal : state.misdeals)
    lines.push_back(message(Vazhushal::id, "Dealt again: {s} had two each of {the cards}")
                        .you(Vazhushal::id, "Dealt again: you had two each of {the cards}")
                        .seat("s", misdeal.seat)
                        .cards("cards", Cards(misdeal.doubles.begin(), misdeal.doubles.end())));
  return lines;
}

}  // namespace fulltable
