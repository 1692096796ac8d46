// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "games/pop/cube.h"

// Why a move of Pop! is better than another, from the cards that the seat sees.
namespace fulltable {

namespace {

using Area = Pop::Area;
using State = Pop::State;

Area area_of(const State& state, const Move& move) {
  return move.verb == Pop::lead ? static_cast<Area>(move.at(1)) : state.area_due();
}

bool is_card(const Move& move) {
  return move.verb == Pop::lead || move.verb == Pop::play;
}

bool is_trump(const State& state, Card card) {
  return state.trump() != pop::no_suit && state.order().suit_of(card) == state.trump();
}

CardSet choice_of(const State& state, int seat) {
  return state.playable(state.area_due() == Area::hand ? state.hand[at(seat)] : state.face_up(seat));
}

/// How strong a card is in the present trick.
int strength_of(const State& state, Card card) {
  return state.order().strength(card, state.lead_suit);
}

/// The place of the best card of the trick.
std::size_t best_place(const State& state) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < state.trick_size; ++i)
    if (strength_of(state, state.trick[i]) > strength_of(state, state.trick[best])) best = i;
  return best;
}

bool other_is_winning(const State& state, int seat) {
  return state.trick_size > 0 && (best_place(state) % 2 == 0) == (state.leader != seat);
}

Text cheapest_winner(const State& state, int seat, const Move& move) {
  if (move.verb != Pop::play || !other_is_winning(state, seat)) return {};
  const Card best = state.trick[best_place(state)];
  const int most = strength_of(state, best);
  const int own = strength_of(state, move.card());
  const bool cheaper = std::ranges::any_of(choice_of(state, seat), [&](Card card) {
    return strength_of(state, card) > most && strength_of(state, card) < own;
  });
  if (own <= most || cheaper || choice_of(state, seat).size() < 2) return {};
  return message(Pop::id, "It's the cheapest card that beats {the c}.").card("c", best);
}

/// The seat's last card to a trick that it cannot win any more.
Text throws_lowest(const State& state, int seat, const Move& move) {
  if (move.verb != Pop::play || state.trick_size < 2 || !other_is_winning(state, seat)) return {};
  const int most = strength_of(state, state.trick[best_place(state)]);
  const CardSet choice = choice_of(state, seat);
  if (choice.size() < 2) return {};
  const auto height = [&](Card card) { return (is_trump(state, card) ? 100 : 0) + state.order().rank_of(card); };
  for (const Card card : choice)
    if (strength_of(state, card) > most || height(card) < height(move.card())) return {};
  return message(Pop::id, "You can't win this trick, so throw your lowest card.");
}

Text weak_display(const State& state, int seat, const Move& move) {
  const int suit = state.order().suit_of(move.card());
  if (move.verb != Pop::lead || suit == pop::no_suit || is_trump(state, move.card())) return {};
  const int rank = state.order().rank_of(move.card());
  for (const Card card : state.face_up(1 - seat))
    if (state.order().suit_of(card) == suit && state.order().rank_of(card) > rank) return {};
  return message(Pop::id, "{s2}'s display has nothing higher in {suit}.")
      .seat("s2", 1 - seat)
      .suit("suit", static_cast<Suit>(suit));
}

Text fresh_card(const State& state, int seat, const Move& move) {
  constexpr int weak = 1;
  if (!is_card(move) || area_of(state, move) != Area::display || state.down_size[at(seat)] == 0) return {};
  if (is_trump(state, move.card()) || state.order().suit_of(move.card()) == pop::no_suit) return {};
  if (state.order().rank_of(move.card()) > weak) return {};
  return message(Pop::id, "It clears a weak display card, and a new one is turned up.");
}

constexpr std::array kinds{cheapest_winner, throws_lowest, weak_display, fresh_card};

/// How many of a hundred rounds like this the seat would win, to the next five.
int rounds_won(const State& known, int seat) {
  const pop::Odds odds = pop::odds_of(known, pop::Outlook(known), seat);
  const float chance = odds[pop::Stakes::won] + odds[pop::Stakes::won_but_third];
  return 5 * static_cast<int>(std::lround(20 * chance));
}

Text reason_for_stake(const State& known, int seat, const Move& move) {
  const int chance = rounds_won(known, seat);
  if (move.verb == Pop::accept && chance >= 25)
    return counted(Pop::id, "You'd win about {chance}% of rounds like this. Folding would cost %n point(s) for sure.",
                   known.cube)
        .number("chance", chance);
  if (move.verb == Pop::fold && chance < 50)
    return message(Pop::id, "You'd win only about {chance}% of rounds like this.").number("chance", chance);
  if (move.verb == Pop::pop && chance >= 50 && chance <= 75)
    return message(Pop::id, "You'd win about {chance}% of rounds like this, and {s2} may well accept.")
        .number("chance", chance)
        .seat("s2", 1 - seat);
  return {};
}

}  // namespace

Text Pop::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  if (!is_card(move)) return reason_for_stake(known, seat, move);
  for (const auto kind : kinds) {
    Text why = kind(known, seat, move);
    if (!why.empty() && (next_best == nullptr || kind(known, seat, *next_best).empty())) return why;
  }
  const bool saves = next_best != nullptr && is_card(*next_best) && is_trump(known, next_best->card());
  if (saves && !is_trump(known, move.card())) return message(Pop::id, "It saves your trumps for later tricks.");
  return {};
}

}  // namespace fulltable
