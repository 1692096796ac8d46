// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/selfplay.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <limits>
#include <string>

#include "protocol/autoplay.h"

namespace fulltable {

namespace {

constexpr std::array<const char*, 7> player_names{"random", "rule", "beginner", "easy", "medium", "hard", "expert"};

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

std::optional<Level> level_of(const Side& side) {
  const Player* player = std::get_if<Player>(&side.who);
  if (player == nullptr) return std::nullopt;
  switch (*player) {
    case Player::beginner: return Level::beginner;
    case Player::easy: return Level::easy;
    case Player::medium: return Level::medium;
    case Player::hard: return Level::hard;
    case Player::expert: return Level::expert;
    case Player::random:
    case Player::rule: break;
  }
  return std::nullopt;
}

std::optional<Refusal> refuse(const Game& game, const SelfplayPlan& plan) {
  const auto reacts = [](const Side& side) { return level_of(side).has_value(); };
  if (game.info().real_time && !std::ranges::all_of(plan.sides, reacts))
    return Refusal{
        Code::unsupported,
        std::string(game.info().name) + " is played against the clock: by the levels from beginner to expert alone.",
        ""};
  const auto is_outside = [](const Side& side) { return std::holds_alternative<Program>(side.who); };
  if (!plan.start && std::ranges::any_of(plan.sides, is_outside))
    return Refusal{Code::unsupported, "No programs can be started here.", ""};
  if (plan.sides.size() < 2) return Refusal{Code::bad_request, "A self-play compares two sides or more.", ""};
  if (static_cast<int>(plan.sides.size()) > plan.seats)
    return Refusal{Code::bad_seats, "There are more sides than seats.", ""};
  if (plan.games < 1 || plan.iterations < 0)
    return Refusal{Code::bad_request, "A self-play needs one game or more, and no negative number of iterations.", ""};
  if (plan.test && !(plan.test->low < plan.test->high))
    return Refusal{Code::bad_request, "Of the two means that a test tells apart the first must be the lower one.", ""};
  return std::nullopt;
}

/// What that side does in the seat of this knowledge.
std::optional<Move> decide(const Match& match, const Knowledge& known, const Side& side, const SelfplayPlan& plan,
                           Rng rng) {
  std::int64_t iterations = side.iterations > 0 ? side.iterations : plan.iterations;
  if (const Player* player = std::get_if<Player>(&side.who))
    return choose(known, *player, iterations, rng, side.temper, plan.crew);
  if (iterations <= 0) iterations = match.info().search[static_cast<std::size_t>(Level::expert)].iterations;
  return choose_seeing_all(match.truth(), known.seat(), iterations, rng);
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

using Programs = std::vector<std::optional<ProgramSeat>>;  ///< by seat

/// Starts the programs of a game.
Result<Programs> seat_programs(const SelfplayPlan& plan, const std::vector<std::size_t>& seating) {
  Programs programs(seating.size());
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    const auto* program = std::get_if<Program>(&plan.sides[seating[seat]].who);
    if (program == nullptr) continue;
    auto channel = plan.start(program->command);
    if (!channel) return channel.refusal();
    programs[seat].emplace(std::move(*channel));
  }
  return programs;
}

/// Which game it was, and what the program in that seat did wrong.
Refusal fault_of(const Match& match, int seat, const Side& side, const Refusal& fault) {
  return {fault.code,
          "The player " + to_text(side) + " failed in seat " + std::to_string(seat) + " of deal " +
              std::to_string(match.game_setup().deal_number) + ", after " + std::to_string(match.history().size()) +
              " moves. " + fault.text,
          ""};
}

/// Plays one game to its end, or until it is stopped, each seat by its side; a refused move, which is a fault of the
/// player, ends it.
std::optional<Refusal> play_out(Match& match, const SelfplayPlan& plan, const std::vector<std::size_t>& seating,
                                const Rng& rng, std::vector<SideTally>& tallies) {
  std::uint64_t decision = 0;
  auto programs = seat_programs(plan, seating);
  if (!programs) return programs.refusal();
  std::optional<Refusal> fault;
  const auto ask = [&](const Knowledge& known) {
    const auto seat = static_cast<std::size_t>(known.seat());
    const std::size_t side = seating[seat];
    SideTally& tally = tallies[side];
    std::optional<Move> move;
    if (fault) return move;
    const double before = plan.clock ? plan.clock() : 0;
    ++decision;
    if (auto& program = (*programs)[seat]) {
      auto answer = program->ask(known);
      if (answer)
        move = *answer;
      else
        fault = fault_of(match, known.seat(), plan.sides[side], answer.refusal());
    } else {
      move = decide(match, known, plan.sides[side], plan, rng.child(decision));
    }
    const double seconds = plan.clock ? plan.clock() - before : 0;
    tally.seconds += seconds;
    tally.longest = std::max(tally.longest, seconds);
    ++tally.decisions;
    return move;
  };
  while (!match.over() && !(plan.stopped && plan.stopped())) {
    const auto intent = next_intent(match, ask);
    if (fault) return fault;
    assert(intent);
    if (auto refusal = match.submit(intent->seat, intent->move)) return refusal;
  }
  if (match.over())
    for (std::size_t seat = 0; seat < programs->size(); ++seat)
      if (auto& program = (*programs)[seat]) program->end(*match.know(static_cast<int>(seat)));
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

std::string to_text(const Side& side) {
  if (const auto* program = std::get_if<Program>(&side.who)) return "program:" + program->command;
  const Player* player = std::get_if<Player>(&side.who);
  std::string name = player == nullptr ? "sees_all" : to_text(*player);
  if (side.temper != Temper::steady) name += std::string("+") + to_text(side.temper);
  return side.iterations > 0 ? name + ":" + std::to_string(side.iterations) : name;
}

std::optional<Side> side_of(std::string_view text) {
  constexpr std::string_view program = "program:";
  if (text.starts_with(program) && text.size() > program.size())
    return Side(Program{std::string(text.substr(program.size()))});
  const auto colon = text.find(':');
  const std::string_view who = text.substr(0, colon);
  const auto plus = who.find('+');
  const std::string_view name = who.substr(0, plus);
  const auto temper = plus == std::string_view::npos ? Temper::steady : temper_of(who.substr(plus + 1));
  if (!temper) return std::nullopt;
  std::int64_t iterations = 0;
  if (colon != std::string_view::npos) {
    const std::string_view digits = text.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
    if (error != std::errc() || end != digits.data() + digits.size() || iterations < 1) return std::nullopt;
  }
  if (name == "sees_all" && plus == std::string_view::npos) return Side(SeesAll{}, iterations);
  const auto player = player_of(name);
  if (!player) return std::nullopt;
  Side side(*player, iterations);
  side.temper = *temper;
  // Without a level there is nothing that a temper chooses from.
  if (plus != std::string_view::npos && !level_of(side)) return std::nullopt;
  return side;
}

std::int64_t games_of_set(int seats, std::size_t sides) {
  return static_cast<std::int64_t>(seatings(static_cast<std::size_t>(seats), sides).size());
}

std::optional<Move> choose(const Knowledge& knowledge, Player player, std::int64_t iterations, Rng rng, Temper temper,
                           const Crew& crew) {
  const Limits limits{.iterations = iterations, .expired = {}, .temper = temper, .crew = crew};
  Moves moves;
  switch (player) {
    case Player::beginner: return think(knowledge, Level::beginner, limits, rng).move;
    case Player::easy: return think(knowledge, Level::easy, limits, rng).move;
    case Player::medium: return think(knowledge, Level::medium, limits, rng).move;
    case Player::hard: return think(knowledge, Level::hard, limits, rng).move;
    case Player::expert: return think(knowledge, Level::expert, limits, rng).move;
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

namespace {

/// What each side made of one set of mirrored games, a seat that it held.
struct SetResult {
  std::vector<double> wins;
  std::vector<double> scores;
  std::vector<std::int64_t> held;
  std::string fault = {};
};

/// Plays the set with that deal number; `games` have been played before it. A fault ends it.
Result<SetResult> play_set(const Game& game, const SelfplayPlan& plan, std::uint64_t deal_number, std::int64_t games,
                           std::vector<SideTally>& tallies) {
  const std::size_t sides = plan.sides.size();
  SetResult set{std::vector<double>(sides), std::vector<double>(sides), std::vector<std::int64_t>(sides), {}};
  GameSetup game_setup;
  game_setup.seats = plan.seats;
  game_setup.options = plan.options;
  game_setup.deal_number = deal_number;
  for (const auto& seating : seatings(static_cast<std::size_t>(plan.seats), sides)) {
    auto match = Match::start(game, game_setup);
    if (!match) return match.refusal();
    const Rng rng = Rng(deal_number).child(static_cast<std::uint64_t>(games));
    if (game.info().real_time)
      race(*match, plan, seating, tallies);
    else if (auto refusal = play_out(*match, plan, seating, rng, tallies))
      set.fault = refusal->text;
    if (!set.fault.empty() || (plan.stopped && plan.stopped())) break;
    ++games;
    if (plan.progress) plan.progress(games);
    const auto winners = match->truth().winners();
    const auto points = match->truth().show(std::nullopt).scores;
    for (const int seat : winners)
      set.wins[seating[static_cast<std::size_t>(seat)]] += 1.0 / static_cast<double>(winners.size());
    for (std::size_t seat = 0; seat < seating.size(); ++seat) {
      ++set.held[seating[seat]];
      if (seat < points.size()) set.scores[seating[seat]] += points[seat];
    }
  }
  return set;
}

}  // namespace

Result<SelfplayResult> selfplay(const Game& game, const SelfplayPlan& plan) {
  if (auto refusal = refuse(game, plan)) return *refusal;
  const std::size_t sides = plan.sides.size();
  const std::int64_t mirrored = games_of_set(plan.seats, sides);
  std::vector<SideTally> tallies(sides);
  Sample differences;
  Sample shares;
  Sample leads;
  std::optional<SequentialTest> test;
  if (plan.test) test.emplace(plan.test->low, plan.test->high);
  SelfplayResult result;

  while (result.games < plan.games && (!test || test->verdict() == Verdict::open)) {
    const std::uint64_t deal = (plan.seed + static_cast<std::uint64_t>(result.sets)) & max_deal_number;
    const auto set = play_set(game, plan, deal, result.games, tallies);
    if (!set) return set.refusal();
    result.stopped = plan.stopped && plan.stopped();
    if (result.stopped) break;
    result.fault = set->fault;
    if (!result.fault.empty()) break;
    result.games += mirrored;
    ++result.sets;
    std::vector<double> wins(sides);
    std::vector<double> scores(sides);
    for (std::size_t side = 0; side < sides; ++side) {
      const auto seats = static_cast<double>(set->held[side]);
      tallies[side].wins += set->wins[side];
      tallies[side].seats += set->held[side];
      wins[side] = set->wins[side] / seats;
      scores[side] = set->scores[side] / seats;
      tallies[side].win_share.add(wins[side]);
      tallies[side].score.add(scores[side]);
    }
    const double difference = wins[0] - wins[1];
    const double share = wins[0] + wins[1] > 0 ? wins[0] / (wins[0] + wins[1]) : 0.5;
    differences.add(difference);
    shares.add(share);
    leads.add(scores[0] - scores[1]);
    if (test) test->add(plan.test->by_score ? scores[0] - scores[1] : share);
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
  result.share = shares.summary();
  result.lead = leads.summary();
  result.lead_p = paired_test(leads);
  if (test) {
    result.log_ratio = test->log_ratio();
    result.verdict = test->verdict();
  }
  return result;
}

}  // namespace fulltable
