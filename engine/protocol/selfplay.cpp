// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/selfplay.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>

#include "protocol/autoplay.h"

namespace fulltable {

namespace {

constexpr std::array<const char*, 5> player_names{"random", "rule", "easy", "medium", "hard"};

/// Sums from which a mean and its interval follow.
struct Sample {
  double sum = 0;
  double squares = 0;
  std::int64_t count = 0;

  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
  double standard_error() const {
    if (count < 2) return 0;
    const auto n = static_cast<double>(count);
    return std::sqrt(std::max(0.0, (squares / n - mean() * mean()) / (n - 1)));
  }
  Mean summary() const { return {mean(), 1.96 * standard_error()}; }
};

struct SideTally {
  Sample win_share;  ///< one value a set
  Sample score;
  std::int64_t seats = 0;
  double wins = 0;
  std::int64_t decisions = 0;
  double seconds = 0;
  double longest = 0;
};

/// Which side sits in each seat, for every game of a mirrored set: each side sits in each place equally often.
std::vector<std::vector<std::size_t>> seatings(std::size_t seats, std::size_t sides) {
  std::vector<std::vector<std::size_t>> result;
  const std::size_t turns = seats % sides == 0 ? 1 : seats;
  for (std::size_t first = 0; first < sides; ++first) {
    for (std::size_t turn = 0; turn < turns; ++turn) {
      std::vector<std::size_t> seating(seats);
      for (std::size_t i = 0; i < seats; ++i) seating[(i + turn) % seats] = (first + i) % sides;
      result.push_back(std::move(seating));
    }
  }
  return result;
}

/// The chance that a fair coin falls at least as unevenly as that, exact.
double sign_test(std::int64_t won, std::int64_t lost) {
  const std::int64_t all = won + lost;
  const std::int64_t fewer = std::min(won, lost);
  if (all == 0) return 1;
  double tail = 0;
  for (std::int64_t k = 0; k <= fewer; ++k)
    tail += std::exp(std::lgamma(static_cast<double>(all) + 1) - std::lgamma(static_cast<double>(k) + 1) -
                     std::lgamma(static_cast<double>(all - k) + 1) - static_cast<double>(all) * std::log(2.0));
  return std::min(1.0, 2 * tail);
}

double paired_test(const Sample& differences) {
  const double error = differences.standard_error();
  if (error <= 0) return differences.sum == 0 || differences.count < 2 ? 1 : 0;
  return std::erfc(std::abs(differences.mean()) / error / std::sqrt(2.0));
}

std::optional<Level> level_of(Player player) {
  switch (player) {
    case Player::easy: return Level::easy;
    case Player::medium: return Level::medium;
    case Player::hard: return Level::hard;
    case Player::random:
    case Player::rule: break;
  }
  return std::nullopt;
}

std::optional<Refusal> refuse(const Game& game, const SelfplayPlan& plan) {
  const auto reacts = [](Player player) { return level_of(player).has_value(); };
  if (game.info().real_time && !std::ranges::all_of(plan.sides, reacts))
    return Refusal{Code::unsupported,
                   std::string(game.info().name) + " is played against the clock: by easy, medium and hard alone.", ""};
  if (plan.sides.size() < 2) return Refusal{Code::bad_request, "A self-play compares two sides or more.", ""};
  if (static_cast<int>(plan.sides.size()) > plan.seats)
    return Refusal{Code::bad_seats, "There are more sides than seats.", ""};
  if (plan.games < 1 || plan.iterations < 0)
    return Refusal{Code::bad_request, "A self-play needs one game or more, and no negative number of iterations.", ""};
  return std::nullopt;
}

/// Plays one game against the clock to its end, in virtual time; nobody searches, so no seconds are measured.
void race(Match& match, const SelfplayPlan& plan, const std::vector<std::size_t>& seating,
          std::vector<SideTally>& tallies) {
  std::vector<Level> levels;
  levels.reserve(seating.size());
  for (const std::size_t side : seating) levels.push_back(*level_of(plan.sides[side]));
  play_on(match, levels, match.game_setup().deal_number, std::numeric_limits<std::int64_t>::max());
  for (const Played& played : match.history()) ++tallies[seating[static_cast<std::size_t>(played.seat)]].decisions;
}

/// Plays one game to its end, each seat by its side; a refused move, which is a fault of the player, ends it.
std::optional<Refusal> play_out(Match& match, const SelfplayPlan& plan, const std::vector<std::size_t>& seating,
                                const Rng& rng, std::vector<SideTally>& tallies) {
  std::uint64_t decision = 0;
  const auto ask = [&](const Knowledge& known) {
    const std::size_t side = seating[static_cast<std::size_t>(known.seat())];
    SideTally& tally = tallies[side];
    const double before = plan.clock ? plan.clock() : 0;
    auto move = choose(known, plan.sides[side], plan.iterations, rng.child(++decision));
    const double seconds = plan.clock ? plan.clock() - before : 0;
    tally.seconds += seconds;
    tally.longest = std::max(tally.longest, seconds);
    ++tally.decisions;
    return move;
  };
  while (!match.over()) {
    const auto intent = next_intent(match, ask);
    assert(intent);
    if (auto refusal = match.submit(intent->seat, intent->move)) return refusal;
  }
  return std::nullopt;
}

}  // namespace

const char* to_text(Player player) {
  return player_names[static_cast<std::size_t>(player)];
}

std::optional<Player> player_of(std::string_view text) {
  for (std::size_t i = 0; i < player_names.size(); ++i)
    if (text == player_names[i]) return static_cast<Player>(i);
  return std::nullopt;
}

std::optional<Move> choose(const Knowledge& knowledge, Player player, std::int64_t iterations, Rng rng) {
  const Limits limits{iterations, {}};
  Moves moves;
  switch (player) {
    case Player::easy: return think(knowledge, Level::easy, limits, rng).move;
    case Player::medium: return think(knowledge, Level::medium, limits, rng).move;
    case Player::hard: return think(knowledge, Level::hard, limits, rng).move;
    case Player::random: {
      knowledge.legal(knowledge.seat(), moves);
      const std::size_t choices = moves.size() + (knowledge.may_wait(knowledge.seat()) ? 1 : 0);
      const std::size_t drawn = rng.below(static_cast<std::uint32_t>(choices));
      return drawn < moves.size() ? std::optional(moves[drawn]) : std::nullopt;
    }
    case Player::rule: {
      knowledge.legal(knowledge.seat(), moves);
      const int place = knowledge.rule_of_thumb(knowledge.seat(), moves, rng);
      return place >= 0 ? std::optional(moves[static_cast<std::size_t>(place)]) : std::nullopt;
    }
  }
  return std::nullopt;
}

Result<SelfplayResult> selfplay(const Game& game, const SelfplayPlan& plan) {
  if (auto refusal = refuse(game, plan)) return *refusal;
  const std::size_t sides = plan.sides.size();
  const auto mirrored = seatings(static_cast<std::size_t>(plan.seats), sides);
  std::vector<SideTally> tallies(sides);
  Sample differences;
  SelfplayResult result;

  while (result.games < plan.games) {
    GameSetup game_setup;
    game_setup.seats = plan.seats;
    game_setup.options = plan.options;
    game_setup.deal_number = (plan.seed + static_cast<std::uint64_t>(result.sets)) & max_deal_number;
    std::vector<double> wins(sides, 0.0);
    std::vector<double> scores(sides, 0.0);
    std::vector<std::int64_t> held(sides, 0);
    for (const auto& seating : mirrored) {
      auto match = Match::start(game, game_setup);
      if (!match) return match.refusal();
      const Rng rng = Rng(game_setup.deal_number).child(static_cast<std::uint64_t>(result.games));
      if (game.info().real_time)
        race(*match, plan, seating, tallies);
      else if (auto refusal = play_out(*match, plan, seating, rng, tallies))
        return *refusal;
      ++result.games;
      if (plan.progress) plan.progress(result.games);
      const auto winners = match->truth().winners();
      const auto points = match->truth().show(std::nullopt).scores;
      for (const int seat : winners)
        wins[seating[static_cast<std::size_t>(seat)]] += 1.0 / static_cast<double>(winners.size());
      for (std::size_t seat = 0; seat < seating.size(); ++seat) {
        ++held[seating[seat]];
        if (seat < points.size()) scores[seating[seat]] += points[seat];
      }
    }
    ++result.sets;
    for (std::size_t side = 0; side < sides; ++side) {
      const auto seats = static_cast<double>(held[side]);
      tallies[side].wins += wins[side];
      tallies[side].seats += held[side];
      tallies[side].win_share.add(wins[side] / seats);
      tallies[side].score.add(scores[side] / seats);
    }
    const double difference = wins[0] / static_cast<double>(held[0]) - wins[1] / static_cast<double>(held[1]);
    differences.add(difference);
    if (difference > 0) ++result.sets_won;
    if (difference < 0) ++result.sets_lost;
  }

  for (std::size_t side = 0; side < sides; ++side) {
    const SideTally& tally = tallies[side];
    result.sides.push_back(
        {plan.sides[side], tally.seats, tally.wins, tally.win_share.summary(), tally.score.summary(), tally.decisions,
         tally.decisions == 0 ? 0 : tally.seconds / static_cast<double>(tally.decisions), tally.longest});
  }
  result.sign_p = sign_test(result.sets_won, result.sets_lost);
  result.paired_p = paired_test(differences);
  return result;
}

}  // namespace fulltable
