// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answers.h"

#include <array>

#include "games/salute_the_king/salute_the_king.h"

// What Salute the King asks about: the card, or the total, that is tied to a gesture.

namespace fulltable {

namespace {

constexpr std::array<std::string_view, SaluteTheKing::trigger_count> kind_ids{
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "prime", "total"};

class SaluteAnswers final : public Answers {
 public:
  const std::vector<AnswerKind>& kinds() const override {
    static const std::vector<AnswerKind> kinds = [] {
      std::vector<AnswerKind> all;
      for (std::size_t trigger = 0; trigger < kind_ids.size(); ++trigger)
        all.push_back({kind_ids[trigger], name_of(static_cast<int>(trigger))});
      return all;
    }();
    return kinds;
  }

  std::optional<Answer> answer(const Position& position, int, const Move& move, Times times) const override {
    const SaluteTheKing::State& state = static_cast<const PositionOf<SaluteTheKing>&>(position).state();
    if (move.verb != SaluteTheKing::gesture_made || state.due == SaluteTheKing::none) return std::nullopt;
    const auto trigger = state.trigger_of[static_cast<std::size_t>(state.due)];
    return Answer{static_cast<std::size_t>(trigger), times.done - state.turned, move.at(0) == state.due};
  }

 private:
  static Text name_of(int trigger) {
    if (trigger == SaluteTheKing::prime) return message(SaluteTheKing::id, "Primes");
    if (trigger == SaluteTheKing::total) return message(SaluteTheKing::id, "The total");
    return message(SaluteTheKing::id, "{Plural rank}").rank("rank", trigger);
  }
};

}  // namespace

const Answers& answers_salute_the_king() {
  static const SaluteAnswers answers;
  return answers;
}

}  // namespace fulltable
