// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "games/mate/values.h"

// How the computer plays Mate. Nothing is hidden, so the search of the engine has nothing to guess: it weighs the moves
// of the seat, and every trial game goes on as both play best.
namespace fulltable {

namespace {

using mate::number_of;
using State = Mate::State;
using Phase = Mate::Phase;

/// The rule of thumb looks so many moves ahead.
constexpr int ahead = 3;

/// How likely the match is won with that lead in points and so many games to come: even lines between the points that
/// games among people bring.
double chance(int lead, int games) {
  const double even = 20 + 10 * games;
  return 0.5 + 0.5 * lead / (std::abs(lead) + even);
}

}  // namespace

void Mate::candidates(const State& state, int seat, bool thorough, Moves& moves) {
  if (thorough)
    legal(state, seat, moves);
  else
    moves.push_back(mate::best_of(state).move);
}

void Mate::weigh(const State& state, int, const Moves& moves, std::vector<float>& weights) {
  if (moves.size() == 1) {
    weights.push_back(1);
    return;
  }
  const std::vector<int> values = mate::values_of(state, moves);
  const int best = std::ranges::max(values);
  // What the others bring the search finds out. Of the best, one that leaves the other few ways to hold what there is.
  for (std::size_t i = 0; i < moves.size(); ++i)
    weights.push_back(values[i] < best ? 1 : 1.5F + 1 / (1 + static_cast<float>(mate::good_answers(state, moves[i]))));
}

void Mate::playout(State& state, Rng&) {
  // How each game goes on at best is not played, but only counted.
  while (state.stage == Stage::playing) {
    const int points = mate::best_of(state).value;
    const int mover = state.seat_of(state.turn);
    const int winner = points > 0 ? mover : points < 0 ? 1 - mover : nobody;
    end(state, {.winner = static_cast<std::int8_t>(winner), .points = static_cast<std::uint8_t>(std::abs(points))});
  }
}

void Mate::worth(const State& state, std::vector<double>& out) {
  if (state.stage == Stage::over) {
    const auto winning = winners(state);
    for (const int seat : winning) out[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winning.size());
    return;
  }
  out[0] = chance(state.scores[0] - state.scores[1], 2 * state.rounds - state.ended);
  out[1] = 1 - out[0];
}

int Mate::rule_of_thumb(const State& known, int, const Moves& moves, Rng&) {
  if (known.phase == Phase::foreplace) return static_cast<int>(std::ranges::find(moves, Move(pass)) - moves.begin());
  const auto appeal = [&](const Move& move) {
    const int card = number_of(move.card());
    // Leads that are hard to answer; answers that take the lead, and those cheaply.
    const int looks = known.phase == Phase::lead ? -mate::size_of(mate::answers(known.cards_of(1 - known.turn), card))
                                                 : (card < known.led ? 20 : 0) - mate::worth_of(card);
    return 100 * mate::value_ahead(known, move, ahead) + looks;
  };
  return static_cast<int>(std::ranges::max_element(moves, {}, appeal) - moves.begin());
}

}  // namespace fulltable
