// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mate/values.h"

// Why a move of Mate is better than another: what both come to if both players go on as well as can be.
namespace fulltable {

namespace {

using mate::number_of;
using State = Mate::State;
using Phase = Mate::Phase;

constexpr const char* id = "mate";

bool mates(const State& state, const Move& move) {
  return move.verb == Mate::play && state.phase == Phase::lead &&
         mate::answers(state.cards_of(1 - state.turn), number_of(move.card())) == 0;
}

/// The best play of both ends with a mate by the seat, by the other, or with none.
Text outcome(int points, int seat) {
  if (points > 0) return counted(id, "With best play you mate for %n points.", points);
  if (points == 0) return message(id, "With best play nobody is mated.");
  return counted(id, "{s2} mates you whatever you do, but for %n points at most.", -points).seat("s2", 1 - seat);
}

Text better_than(int points, int next, int seat) {
  if (points > 0 && next > 0)
    return counted(id, "With best play you mate for %n points. The next best brings {next}.", points)
        .number("next", next);
  if (points > 0 && next == 0)
    return counted(id, "With best play you mate for %n points. The next best gives that away.", points);
  if (next < 0 && points >= 0) {
    Text text = points > 0
                    ? counted(id, "You mate for %n points. With the next best {s2} mates you for {next}.", points)
                    : message(id, "With best play nobody is mated. With the next best {s2} mates you for {next}.");
    return std::move(text).seat("s2", 1 - seat).number("next", -next);
  }
  return counted(id, "{s2} mates you for %n points at most. With the next best it would be {next}.", -points)
      .seat("s2", 1 - seat)
      .number("next", -next);
}

}  // namespace

Text Mate::reason(const State& known, int seat, const Move& move, const Move* next_best) {
  const int points = mate::value_of(known, move);
  if (mates(known, move)) {
    if (next_best != nullptr && mate::value_of(known, *next_best) > points) return {};
    return message(id, "It can't be answered, and no later mate is worth more.");
  }
  if (next_best == nullptr) return outcome(points, seat);
  const int next = mate::value_of(known, *next_best);
  if (points > next) return better_than(points, next, seat);
  if (points < next) return {};
  const int answers = mate::good_answers(known, move);
  if (answers == 1 && mate::good_answers(known, *next_best) > 1)
    return message(id, "It's as good as others, but {s2} has only one good answer to it.").seat("s2", 1 - seat);
  return outcome(points, seat);
}

}  // namespace fulltable
