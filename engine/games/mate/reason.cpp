// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/mate/values.h"

// Why a move of Mate is better than another: what both come to if both players go on as well as can be.
namespace fulltable {

namespace {

using mate::number_of;
using State = Mate::State;
using Phase = Mate::Phase;

bool mates(const State& state, const Move& move) {
  return move.verb == Mate::play && state.phase == Phase::lead &&
         mate::answers(state.cards_of(1 - state.turn), number_of(move.card())) == 0;
}

/// The best that another move brings, in points; nothing where there is none.
std::optional<int> best_other(const State& state, int seat, const Move& move) {
  Moves moves;
  Mate::legal(state, seat, moves);
  std::erase(moves, move);
  if (moves.empty()) return std::nullopt;
  return std::ranges::max(mate::values_of(state, moves));
}

/// What all others do wrong.
Text others(const State& state, int seat, int points, int other) {
  if (other < 0 && points >= 0) {
    Text text = state.phase == Phase::foreplace ? message(Mate::id, "Anything else lets {s2} mate you.")
                                                : message(Mate::id, "Every other card lets {s2} mate you.");
    return std::move(text).seat("s2", 1 - seat);
  }
  if (points <= 0) return {};
  return state.phase == Phase::foreplace ? message(Mate::id, "Anything else gives the mate away.")
                                         : message(Mate::id, "Every other card gives the mate away.");
}

/// How the game ends if both play on as well as can be.
Text end_of(const State& state, int seat, const Move& move) {
  if (mates(state, move)) return counted(Mate::id, "That is mate for %n points.", mate::value_of(state, move));
  const Mate::Game end = mate::end_after(state, move);
  if (end.winner == Mate::nobody) return message(Mate::id, "With best play nobody is mated.");
  Text text = end.winner == seat
                  ? counted(Mate::id, "With best play you mate in move {move} for %n points.", end.points)
                  : counted(Mate::id, "With best play {s2} mates you in move {move} for %n points.", end.points);
  return std::move(text).number("move", end.move).seat("s2", 1 - seat);
}

}  // namespace

Text Mate::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  const int points = mate::value_of(known, move);
  const auto other = best_other(known, seat, move);
  if (other && *other > points) return {};
  if (mates(known, move)) return message(Mate::id, "It can't be answered, and no later mate is worth more.");
  if (!other) return {};
  if (*other <= 0 && points > *other) return others(known, seat, points, *other);
  if (next_best != nullptr && mate::value_of(known, *next_best) == points && mate::good_answers(known, move) == 1 &&
      mate::good_answers(known, *next_best) > 1)
    return message(Mate::id, "It's as good as others, but {s2} has only one good answer to it.").seat("s2", 1 - seat);
  return {};
}

Text Mate::outcome(const State& known, int seat, const Move& move, const Move* next_best) {
  Text end = end_of(known, seat, move);
  if (next_best == nullptr) return end;
  const int points = mate::value_of(known, move);
  const int next = mate::value_of(known, *next_best);
  if (next > points) return end;
  Text text = next == points ? message(Mate::id, "{end} As good: {other}.")
              : next > 0     ? counted(Mate::id, "{end} Next best: {other}, %n point(s) for you.", next)
              : next < 0
                  ? counted(Mate::id, "{end} Next best: {other}, %n point(s) for {s2}.", -next).seat("s2", 1 - seat)
                  : message(Mate::id, "{end} Next best: {other}, no mate.");
  return std::move(text).text("end", std::move(end)).text("other", say(known, seat, *next_best).noun);
}

}  // namespace fulltable
