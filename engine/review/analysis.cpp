// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/analysis.h"

#include <algorithm>
#include <bit>

namespace fulltable {

namespace {

/// Halves the moves of a solitaire until the last position known to be won and the first known to be lost are
/// neighbours, or what lies between them cannot be decided. What was lost once stays lost.
class Halving {
 public:
  Halving(const Match& match, const AnalysisPlan& plan, const std::stop_token& stop)
      : match_(match), plan_(plan), stop_(stop) {
    bounds_ = plan.solve;
    bounds_.expired = [this] { return stop_.stop_requested() || (plan_.solve.expired && plan_.solve.expired()); };
  }

  WinnableUntil run() {
    const std::size_t end = match_.history().size();
    WinnableUntil result;
    if (match_.over() && !match_.truth().winners().empty()) {
      result.moves = end;
      return result;
    }
    if (look(end) == Finding::solvable) return found(end);
    first_lost_ = finding_ == Finding::unsolvable ? std::optional(end) : std::nullopt;
    if (end == 0 || look(0) == Finding::unsolvable) {
      if (finding_ == Finding::unsolvable) result.lost = 0;
      return result;
    }
    std::optional<std::size_t> won;
    if (finding_ == Finding::solvable) {
      won = 0;
      line_ = moves_;
    }
    std::size_t low = 0;     // not known to be lost
    std::size_t high = end;  // not known to be won
    while (high - low > 1 && !bounds_.expired()) {
      const std::size_t middle = low + (high - low) / 2;
      switch (look(middle)) {
        case Finding::solvable:
          low = middle;
          won = middle;
          line_ = moves_;
          break;
        case Finding::unsolvable:
          high = middle;
          first_lost_ = middle;
          break;
        // Later positions are smaller and sooner decided.
        case Finding::unknown: low = middle; break;
      }
    }
    if (won) result = found(*won);
    result.lost = first_lost_;
    return result;
  }

 private:
  WinnableUntil found(std::size_t moves) {
    WinnableUntil result;
    result.moves = moves;
    result.line = moves == match_.history().size() ? moves_ : line_;
    return result;
  }

  Finding look(std::size_t moves) {
    const Position& position = match_.after(moves);
    moves_.clear();
    finding_ = Finding::unknown;
    if (position.stage() == Stage::over) {
      finding_ = position.winners().empty() ? Finding::unsolvable : Finding::solvable;
    } else if (!bounds_.expired()) {
      Solution solution = position.solve(bounds_, mix(plan_.seed));
      finding_ = solution.finding;
      moves_ = std::move(solution.moves);
    }
    ++looked_;
    if (plan_.progress)
      plan_.progress(looked_, std::max(looked_, std::size_t{2} + std::bit_width(match_.history().size())));
    return finding_;
  }

  const Match& match_;
  const AnalysisPlan& plan_;
  const std::stop_token& stop_;
  SolveLimits bounds_;
  Finding finding_ = Finding::unknown;
  std::optional<std::size_t> first_lost_;
  Moves moves_;  ///< to the win from where was looked last
  Moves line_;   ///< and from the last position that was won
  std::size_t looked_ = 0;
};

Json json_of(const WinnableUntil& alone, const Match& match) {
  Json json = Json::object();
  if (alone.moves) json["won_until"] = *alone.moves;
  if (alone.lost) json["lost_from"] = *alone.lost;
  Json line = Json::array();
  for (const Move& move : alone.line) line.push_back(match.truth().write(move));
  json["line"] = std::move(line);
  return json;
}

Json json_of(const JudgedMove& judged, const Match& match) {
  const Judgement& judgement = judged.judgement;
  Json json = Json::object();
  json["move"] = judged.number;
  json["value"] = judgement.value;
  if (!judgement.better && !judgement.better_waits) return json;
  json["better"] = judgement.better ? Json(match.truth().write(*judgement.better)) : Json(nullptr);
  json["loss"] = judgement.loss;
  json["error"] = judgement.error;
  if (judgement.gain.count > 0)
    json["gain"] = Json::array({judgement.gain.mean, judgement.gain.error, judgement.gain.count});
  return json;
}

/// A place in the history (the end included), or nothing.
std::optional<std::size_t> place_of(const Json& json, const char* key, std::size_t most) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_unsigned() || found->get<std::uint64_t>() > most) return std::nullopt;
  return found->get<std::size_t>();
}

std::optional<double> number_of(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number()) return std::nullopt;
  return found->get<double>();
}

std::optional<JudgedMove> judged_of(const Json& json, const Match& match) {
  if (!json.is_object() || match.history().empty()) return std::nullopt;
  const auto number = place_of(json, "move", match.history().size() - 1);
  const auto value = number_of(json, "value");
  if (!number || !value) return std::nullopt;
  JudgedMove judged{*number, match.history()[*number].seat, {}};
  judged.judgement.value = *value;
  const auto better = json.find("better");
  if (better == json.end()) return judged;
  const auto loss = number_of(json, "loss");
  const auto error = number_of(json, "error");
  if (!loss || !error) return std::nullopt;
  judged.judgement.loss = *loss;
  judged.judgement.error = *error;
  judged.judgement.better_waits = better->is_null();
  if (better->is_string()) {
    const auto move = match.after(*number).read(better->get_ref<const std::string&>());
    if (!move) return std::nullopt;
    judged.judgement.better = *move;
  }
  const auto gain = json.find("gain");
  if (gain == json.end()) return judged;
  if (!gain->is_array() || gain->size() != 3 || !(*gain)[0].is_number() || !(*gain)[1].is_number() ||
      !(*gain)[2].is_number_integer())
    return std::nullopt;
  judged.judgement.gain = {(*gain)[0].get<double>(), (*gain)[1].get<double>(), (*gain)[2].get<std::int64_t>()};
  return judged;
}

std::optional<WinnableUntil> alone_of(const Json& json, const Match& match) {
  if (!json.is_object() || !json.contains("line") || !json["line"].is_array()) return std::nullopt;
  WinnableUntil alone;
  alone.moves = place_of(json, "won_until", match.history().size());
  alone.lost = place_of(json, "lost_from", match.history().size());
  for (const Json& text : json["line"]) {
    if (!text.is_string()) return std::nullopt;
    const auto move = match.truth().read(text.get_ref<const std::string&>());
    if (!move) return std::nullopt;
    alone.line.push_back(*move);
  }
  return alone;
}

}  // namespace

std::vector<std::size_t> Analysis::costliest(int seat, std::size_t most) const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < judged.size(); ++i)
    if (judged[i].seat == seat && judged[i].judgement.is_certain()) places.push_back(i);
  std::ranges::stable_sort(
      places, [&](std::size_t a, std::size_t b) { return judged[a].judgement.loss > judged[b].judgement.loss; });
  places.resize(std::min(places.size(), most));
  return places;
}

Analysis analyse(const Match& match, const AnalysisPlan& plan, const std::stop_token& stop) {
  Analysis analysis;
  if (match.info().real_time) {
    analysis.answers = answers_of(match, plan.seats);
    analysis.complete = true;
    return analysis;
  }
  if (match.info().solitaire) {
    if (match.game().can_solve()) analysis.alone = Halving(match, plan, stop).run();
    analysis.complete = !stop.stop_requested();
    return analysis;
  }
  const Rng rng(plan.seed);
  const std::vector<Played>& history = match.history();
  for (std::size_t i = 0; i < history.size(); ++i) {
    const Played& played = history[i];
    if (plan.seats.has(played.seat)) {
      const auto judgement = judge(*match.after(i).know(played.seat), played.move, plan.limits, rng.child(i), stop);
      if (stop.stop_requested()) return analysis;
      if (judgement) analysis.judged.push_back({i, played.seat, *judgement});
    }
    if (plan.progress) plan.progress(i + 1, history.size());
  }
  analysis.complete = true;
  return analysis;
}

Json json_of(const Analysis& analysis, const Match& match) {
  Json json = Json::object();
  json["version"] = 1;
  json["complete"] = analysis.complete;
  Json judged = Json::array();
  for (const JudgedMove& each : analysis.judged) judged.push_back(json_of(each, match));
  json["judged"] = std::move(judged);
  if (match.info().real_time) json["answers"] = json_of(analysis.answers, match);
  if (analysis.alone) json["alone"] = json_of(*analysis.alone, match);
  return json;
}

std::optional<Analysis> analysis_of(const Json& json, const Match& match) {
  if (!json.is_object() || json.value("version", Json()) != 1 || !json.contains("judged") ||
      !json["judged"].is_array() || !json.contains("complete") || !json["complete"].is_boolean())
    return std::nullopt;
  Analysis analysis;
  analysis.complete = json["complete"].get<bool>();
  for (const Json& each : json["judged"]) {
    const auto judged = judged_of(each, match);
    if (!judged) return std::nullopt;
    analysis.judged.push_back(*judged);
  }
  if (const auto answers = json.find("answers"); answers != json.end()) {
    auto given = answers_of(*answers, match);
    if (!given) return std::nullopt;
    analysis.answers = std::move(*given);
  }
  if (const auto alone = json.find("alone"); alone != json.end()) {
    analysis.alone = alone_of(*alone, match);
    if (!analysis.alone) return std::nullopt;
  }
  return analysis;
}

}  // namespace fulltable
