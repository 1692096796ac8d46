// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/same_cards.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ai/dead_end.h"
#include "protocol/autoplay.h"

namespace fulltable {

namespace {

/// What a seat has ahead of the mean of the others, or its share of the wins (see Shares).
double ahead(const GameInfo& info, const std::vector<double>& scores, const std::vector<double>& wins,
             std::size_t seat) {
  if (info.score_unit == ScoreUnit::none || scores.size() < 2) return wins[seat];
  double others = 0;
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (i != seat) others += scores[i];
  return scores[seat] - others / static_cast<double>(scores.size() - 1);
}

/// The scores of a match, and where it is over each seat's share of the win.
SameCards result_of(const Match& match) {
  SameCards result;
  for (const int score : match.truth().show(std::nullopt).scores) result.scores.push_back(score);
  result.wins.resize(static_cast<std::size_t>(match.seats()));
  const std::vector<int> winners = match.over() ? match.truth().winners() : std::vector<int>();
  for (const int winner : winners)
    result.wins[static_cast<std::size_t>(winner)] = 1.0 / static_cast<double>(winners.size());
  result.games = 1;
  return result;
}

/// So long a computer tries to win a solitaire.
constexpr std::int64_t longest_solitaire = 300;

/// Plays a match to its end; a solitaire, which may have none, until nothing but moves to and fro are left.
void play_through(Match& match, const Replays& replays, std::uint64_t seed, const std::stop_token& stop) {
  const auto expired = [&] { return stop.stop_requested(); };
  const auto on = [&](std::int64_t moves) {
    play_on(match, replays.levels, seed, moves, expired, replays.iterations, replays.most);
  };
  if (!match.info().solitaire) return on(std::numeric_limits<std::int64_t>::max());
  for (std::int64_t moves = 0; moves < longest_solitaire && !match.over() && !expired(); moves += 10) {
    if (is_dead_end(*match.know(0), stop)) return;
    on(10);
  }
}

}  // namespace

SameCards play_same_cards(const Match& match, const Replays& replays, const std::stop_token& stop) {
  const auto seats = static_cast<std::size_t>(match.seats());
  SameCards same{std::vector<double>(seats), std::vector<double>(seats), std::vector<double>(seats), 0};
  std::vector<double> squares(seats);
  std::vector<double> sums(seats);
  const auto expired = [&] { return stop.stop_requested(); };
  while (same.games < replays.games && !expired()) {
    auto again = Match::start(match.game(), match.game_setup());
    if (!again) break;
    play_through(*again, replays, Rng(replays.seed).child(static_cast<std::uint64_t>(same.games)).next(), stop);
    if (expired() || (!again->over() && !match.info().solitaire)) break;
    const SameCards one = result_of(*again);
    for (std::size_t i = 0; i < seats; ++i) {
      same.scores[i] += one.scores[i];
      same.wins[i] += one.wins[i];
      const double lead = ahead(match.info(), one.scores, one.wins, i);
      sums[i] += lead;
      squares[i] += lead * lead;
    }
    ++same.games;
  }
  const auto games = static_cast<double>(same.games);
  for (std::size_t i = 0; i < seats && same.games > 0; ++i) {
    same.scores[i] /= games;
    same.wins[i] /= games;
    const double mean = sums[i] / games;
    if (same.games > 1) same.errors[i] = std::sqrt(std::max(0.0, squares[i] / games - mean * mean) / (games - 1));
  }
  return same;
}

std::optional<Shares> shares_of(const Match& match, int seat, const Replays& replays, const std::stop_token& stop) {
  if (!match.over()) return std::nullopt;
  const auto place = static_cast<std::size_t>(seat);
  const auto played_by = [&](std::vector<Level> players) {
    Replays games = replays;
    games.levels = std::move(players);
    return play_same_cards(match, games, stop);
  };
  std::vector<Level> levels = replays.levels;
  levels[place] = Level::expert;
  const SameCards strongest = played_by(std::vector(levels.size(), Level::expert));
  const bool same = std::ranges::all_of(levels, [](Level level) { return level == Level::expert; });
  const SameCards replaced = same ? strongest : played_by(levels);
  if (strongest.games < replays.games || replaced.games < replays.games) return std::nullopt;
  const auto lead = [&](const SameCards& games) { return ahead(match.info(), games.scores, games.wins, place); };
  const double cards = lead(strongest);
  const double by_one = lead(replaced);
  return Shares{cards, by_one - cards, lead(result_of(match)) - by_one,
                std::max(strongest.errors[place], replaced.errors[place])};
}

double Duplicate::percent(ScoreUnit unit) const {
  const Result& best = levels.back();
  if (unit == ScoreUnit::none) return 100 + 100 * (own.win - best.win);
  const double ahead = own.score - best.score;
  return std::clamp(spread > 0 ? 100 + 100 * ahead / spread : 100.0, 0.0, 200.0);
}

std::optional<Duplicate> duplicate_of(const Match& match, int seat, const Replays& replays,
                                      const std::stop_token& stop) {
  if (match.info().real_time || (!match.over() && !match.info().solitaire)) return std::nullopt;
  const auto place = static_cast<std::size_t>(seat);
  const SameCards own = result_of(match);
  Duplicate duplicate;
  duplicate.own = {own.scores[place], own.wins[place]};
  double highest = *std::ranges::max_element(own.scores);
  double lowest = *std::ranges::min_element(own.scores);
  for (const Level level : compared_levels) {
    Replays games = replays;
    games.levels[place] = level;
    const SameCards same = play_same_cards(match, games, stop);
    if (same.games < replays.games) return std::nullopt;
    duplicate.levels.push_back({same.scores[place], same.wins[place]});
    if (level != Level::expert) continue;
    highest = std::max(highest, *std::ranges::max_element(same.scores));
    lowest = std::min(lowest, *std::ranges::min_element(same.scores));
  }
  duplicate.spread = highest - lowest;
  return duplicate;
}

Json json_of(const Duplicate& duplicate) {
  const auto pair = [](const Duplicate::Result& result) { return Json::array({result.score, result.win}); };
  Json made = Json::array();
  for (const Duplicate::Result& result : duplicate.levels) made.push_back(pair(result));
  return {{"own", pair(duplicate.own)}, {"levels", std::move(made)}, {"spread", duplicate.spread}};
}

std::optional<Duplicate> duplicate_of(const Json& json) {
  const auto pair = [](const Json& numbers) -> std::optional<Duplicate::Result> {
    if (!numbers.is_array() || numbers.size() != 2 || !numbers[0].is_number() || !numbers[1].is_number())
      return std::nullopt;
    return Duplicate::Result{numbers[0].get<double>(), numbers[1].get<double>()};
  };
  if (!json.is_object() || !json.contains("own") || !json.contains("levels") || !json["levels"].is_array() ||
      json["levels"].size() != std::size(compared_levels) || !json.contains("spread") || !json["spread"].is_number())
    return std::nullopt;
  Duplicate duplicate;
  const auto own = pair(json["own"]);
  if (!own) return std::nullopt;
  duplicate.own = *own;
  for (const Json& each : json["levels"]) {
    const auto result = pair(each);
    if (!result) return std::nullopt;
    duplicate.levels.push_back(*result);
  }
  duplicate.spread = json["spread"].get<double>();
  return duplicate;
}

}  // namespace fulltable
