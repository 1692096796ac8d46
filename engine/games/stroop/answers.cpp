// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answers.h"

#include "games/stroop/stroop.h"

// What Stroop asks about: the class and the colour of the card turned, or what it has in common with a match card.

namespace fulltable {

namespace {

class StroopAnswers final : public Answers {
 public:
  const std::vector<AnswerKind>& kinds() const override {
    static const std::vector<AnswerKind> kinds{
        {"black_court", message(Stroop::id, "Black aces and courts")},
        {"red_court", message(Stroop::id, "Red aces and courts")},
        {"black_number", message(Stroop::id, "Black numbers")},
        {"red_number", message(Stroop::id, "Red numbers")},
        {"own_suit", message(Stroop::id, "Suit of the match card")},
        {"own_rank", message(Stroop::id, "Rank of the match card")},
    };
    return kinds;
  }

  std::optional<Answer> answer(const Position& position, int seat, const Move& move, Times times) const override {
    const Stroop::State& state = static_cast<const PositionOf<Stroop>&>(position).state();
    const Card own = state.match[static_cast<std::size_t>(seat)];
    std::size_t kind = (is_court(state.asked.rank()) ? 0 : 2) + (is_red(state.asked.suit()) ? 1 : 0);
    if (own.is_known() && own.suit() == state.asked.suit())
      kind = 4;
    else if (own.is_known() && own.rank() == state.asked.rank())
      kind = 5;
    return Answer{kind, times.began - state.turned, Stroop::qualifies(state, seat, move)};
  }
};

}  // namespace

const Answers& answers_stroop() {
  static const StroopAnswers answers;
  return answers;
}

}  // namespace fulltable
