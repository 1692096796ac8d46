// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/reactions.h"

#include <algorithm>

namespace fulltable {

namespace {

std::optional<GivenAnswer> given_of(const Json& json, const Match& match, const std::vector<AnswerKind>& kinds) {
  if (!json.is_array() || json.size() != 4 || !json[0].is_number_unsigned() || !json[1].is_string() ||
      !json[2].is_number_integer() || !json[3].is_boolean() || json[0].get<std::uint64_t>() >= match.history().size())
    return std::nullopt;
  const auto kind = std::ranges::find(kinds, json[1].get_ref<const std::string&>(), &AnswerKind::id);
  if (kind == kinds.end()) return std::nullopt;
  const auto number = json[0].get<std::size_t>();
  return GivenAnswer{
      number,
      match.history()[number].seat,
      {static_cast<std::size_t>(kind - kinds.begin()), json[2].get<std::int64_t>(), json[3].get<bool>()}};
}

}  // namespace

std::vector<GivenAnswer> answers_of(const Match& match, SeatSet seats) {
  std::vector<GivenAnswer> given;
  const Answers* answers = find_answers(match.info().id);
  auto again = answers ? Match::start(match.game(), match.game_setup()) : Refusal{};
  if (!again) return given;
  for (std::size_t i = 0; i < match.history().size(); ++i) {
    const Played& played = match.history()[i];
    // What falls due before it happens before it.
    if (again->advance(played.times.done - again->truth().clock())) break;
    if (seats.has(played.seat))
      if (const auto answer = answers->answer(again->truth(), played.seat, played.move, played.times))
        given.push_back({i, played.seat, *answer});
    if (again->submit(played.seat, played.move, played.times)) break;
  }
  return given;
}

std::vector<AnswerFigures> figures_of(const std::vector<GivenAnswer>& answers, int seat) {
  std::vector<AnswerFigures> figures;
  for (const auto& [number, mover, answer] : answers) {
    if (mover != seat) continue;
    auto of = std::ranges::lower_bound(figures, answer.kind, {}, &AnswerFigures::kind);
    if (of == figures.end() || of->kind != answer.kind) of = figures.insert(of, {answer.kind});
    if (!answer.right) {
      ++of->wrong;
      continue;
    }
    of->quickest = of->right == 0 ? answer.time : std::min(of->quickest, answer.time);
    ++of->right;
    of->mean += (static_cast<double>(answer.time) - of->mean) / of->right;
  }
  return figures;
}

Json json_of(const std::vector<GivenAnswer>& answers, const Match& match) {
  Json json = Json::array();
  for (const auto& [number, seat, answer] : answers)
    json.push_back(
        Json::array({number, find_answers(match.info().id)->kinds()[answer.kind].id, answer.time, answer.right}));
  return json;
}

std::optional<std::vector<GivenAnswer>> answers_of(const Json& json, const Match& match) {
  const Answers* answers = find_answers(match.info().id);
  if (!answers || !json.is_array()) return std::nullopt;
  std::vector<GivenAnswer> given;
  for (const Json& each : json) {
    const auto one = given_of(each, match, answers->kinds());
    if (!one) return std::nullopt;
    given.push_back(*one);
  }
  return given;
}

}  // namespace fulltable
