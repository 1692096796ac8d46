// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/answers.h"
#include "match/match.h"

namespace fulltable {

/// An answer that was given in a race.
struct GivenAnswer {
  std::size_t number = 0;  ///< its place in the match's history, from 0
  int seat = 0;
  Answer answer;
};

/// What answers to cards of one kind come to.
struct AnswerFigures {
  std::size_t kind = 0;
  int right = 0, wrong = 0;
  double mean = 0;            ///< ms, of the right ones
  std::int64_t quickest = 0;  ///< of these
};

/// All answers of those seats, in their order; none where the game does not tell them apart.
std::vector<GivenAnswer> answers_of(const Match& match, SeatSet seats);
/// Those of a seat by kind of card, in the order of the kinds; only kinds that it answered.
std::vector<AnswerFigures> figures_of(const std::vector<GivenAnswer>& answers, int seat);

/// The answers as they are kept: of each its move, the id of its kind, ms, and whether it was right.
Json json_of(const std::vector<GivenAnswer>& answers, const Match& match);
/// Reads them back for the same match; nothing where they do not fit it.
std::optional<std::vector<GivenAnswer>> answers_of(const Json& json, const Match& match);

}  // namespace fulltable
