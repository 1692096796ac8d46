// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mate/values.h"

#include <algorithm>

namespace fulltable::mate {

namespace {

using Phase = Mate::Phase;
using State = Mate::State;

/// In the tenth move after one player alone has foreplaced nobody has a choice any more.
int value_of_tenth_card(const State& state, int card) {
  if (state.phase == Phase::follow || same_suit_or_rank(card, first_of(state.cards_of(1 - state.turn)))) return 0;
  const bool overmate = card == state.again();
  return points_of(card, state.move, overmate) * (overmate ? 2 : 1);
}

/// Before anything was foreplaced.
Position dealt_of(const State& state) {
  Position dealt = state.position();
  dealt.foreplaced = {};
  if (const int first = state.foreplaced[0]; first >= 0) dealt.hand[0] |= bit_of(first);
  return dealt;
}

int value_of_foreplacing(const State& state, const Move& move, Solver& solver) {
  const int card = move.verb == Mate::foreplace ? number_of(move.card()) : Mate::no_card;
  const Position dealt = dealt_of(state);
  return state.turn == 0 ? solver.value_of_foreplacing(dealt, card)
                         : -solver.value_of_foreplacing(dealt, state.foreplaced[0], card);
}

int value_of(const State& state, const Move& move, Solver& solver) {
  if (state.phase == Phase::foreplace) return value_of_foreplacing(state, move, solver);
  const int card = number_of(move.card());
  if (state.again() >= 0) return value_of_tenth_card(state, card);
  const int value = state.phase == Phase::lead ? solver.value_of_lead(state.position(), card)
                                               : solver.value_of_answer(state.position(), state.led, card);
  return state.turn == 0 ? value : -value;
}

}  // namespace

int value_of(const State& state, const Move& move) {
  Solver solver(state.memory.found());
  return value_of(state, move, solver);
}

std::vector<int> values_of(const State& state, const Moves& moves) {
  Solver solver(state.memory.found());
  std::vector<int> values;
  for (const Move& move : moves) values.push_back(value_of(state, move, solver));
  return values;
}

int good_answers(const State& state, const Move& move) {
  if (move.verb != Mate::play) return 0;
  State after = state;
  if (Mate::put(after, number_of(move.card())) || after.turn == state.turn) return 0;
  Solver solver(state.memory.found());
  Moves moves;
  Mate::legal(after, after.seat_of(after.turn), moves);
  std::vector<int> values;
  for (const Move& each : moves) values.push_back(value_of(after, each, solver));
  return static_cast<int>(std::ranges::count(values, std::ranges::max(values)));
}

Best best_of(const State& state) {
  const int sign = state.turn == 0 ? 1 : -1;
  if (state.again() >= 0) {
    Hand cards = state.cards_of(state.turn);
    return {Move(Mate::play, card_at(first_of(cards))), value_of_tenth_card(state, first_of(cards))};
  }
  Solver solver(state.memory.found());
  Solver::Best best;
  if (state.phase == Phase::foreplace) {
    best = state.turn == 0 ? solver.best_foreplaced(dealt_of(state))
                           : solver.best_foreplaced(dealt_of(state), state.foreplaced[0]);
    if (best.card < 0) return {Move(Mate::pass), sign * best.value};
    return {Move(Mate::foreplace, card_at(best.card)), sign * best.value};
  }
  best =
      state.phase == Phase::lead ? solver.best_lead(state.position()) : solver.best_answer(state.position(), state.led);
  return {Move(Mate::play, card_at(best.card)), sign * best.value};
}

Mate::Game end_after(const State& state, const Move& move) {
  // One state all along, since a copy begins without what was found.
  State after = state;
  Move next = move;
  for (;;) {
    if (next.verb == Mate::play) {
      if (const auto ended = Mate::put(after, number_of(next.card()))) return *ended;
    } else {
      Mate::apply(after, after.seat_of(after.turn), next);
    }
    next = best_of(after).move;
  }
}

int value_ahead(const State& state, const Move& move, int moves) {
  const int card = number_of(move.card());
  if (state.again() >= 0) return value_of_tenth_card(state, card);
  Found found(Found::small);
  Solver solver(found, std::min(state.move + moves - 1, Mate::most_moves));
  const int value = state.phase == Phase::lead ? solver.value_of_lead(state.position(), card)
                                               : solver.value_of_answer(state.position(), state.led, card);
  return state.turn == 0 ? value : -value;
}

}  // namespace fulltable::mate
