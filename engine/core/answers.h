// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace fulltable {

/// What a seat did about a card in a race.
struct Answer {
  std::size_t kind = 0;   ///< of the card: a place in `Answers::kinds`
  std::int64_t time = 0;  ///< ms since the card was turned
  bool right = false;
  friend bool operator==(const Answer&, const Answer&) = default;
};

/// A kind of card that a race asks about.
struct AnswerKind {
  std::string_view id;  ///< as it is kept; it may not change
  Text name;            ///< for people: "Red numbers"
};

/// How the answers of a race are told apart.
class Answers {
 public:
  virtual ~Answers() = default;
  virtual const std::vector<AnswerKind>& kinds() const = 0;
  /// What a legal move answers, where the clock stands at `times.done`; nothing where no card asked for it.
  virtual std::optional<Answer> answer(const Position& position, int seat, const Move& move, Times times) const = 0;
};

/// Those of the game with this id; null where there are none. Written by CMake from the folders that have an
/// answers.cpp.
const Answers* find_answers(std::string_view id);

}  // namespace fulltable
