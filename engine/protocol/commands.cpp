// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ai/think.h"
#include "core/notation.h"
#include "protocol/autoplay.h"
#include "protocol/request.h"
#include "protocol/server.h"

// The commands of the table protocol, one function each; their requests have been checked for keys, types and ranges.
namespace fulltable {

namespace {

/// A solver is stopped after so long where nothing else is asked for.
constexpr std::int64_t usual_solve_ms = 10000;
/// A game that never ends is given up after so many moves where nothing else is asked for.
constexpr std::int64_t usual_most_moves = 100000;
constexpr std::int64_t usual_most_solitaire_moves = 1000;

Json spec_of(const OptionSpec& spec) {
  Json result = {{"id", spec.id}, {"summary", spec.summary}};
  switch (spec.type) {
    case OptionType::boolean:
      result["type"] = "bool";
      result["default"] = spec.standard != 0;
      break;
    case OptionType::integer:
      result["type"] = "int";
      result["min"] = spec.min;
      result["max"] = spec.max;
      result["default"] = spec.standard;
      break;
    case OptionType::choice:
      result["type"] = "choice";
      result["choices"] = spec.choices;
      result["default"] = spec.choices[static_cast<std::size_t>(spec.standard)];
      break;
  }
  return result;
}

int seat_of(const Json& request) {
  // Seats beyond any table fold to one that no game has, so that they fit an int.
  return static_cast<int>(std::clamp<std::int64_t>(*whole_of(request, "seat"), -1, 99));
}

Result<Level> level_of(const Json& text) {
  const auto level = text.is_string() ? fulltable::level_of(text.get_ref<const std::string&>()) : std::nullopt;
  if (!level) return Refusal{Code::bad_request, "A level is “easy”, “medium” or “hard”.", ""};
  return *level;
}

void put_times(Json& reply, const std::optional<Times>& times) {
  reply["began_ms"] = times ? Json(times->began) : Json(nullptr);
  reply["done_ms"] = times ? Json(times->done) : Json(nullptr);
}

const char* to_text(Finding finding) {
  switch (finding) {
    case Finding::solvable: return "solvable";
    case Finding::unsolvable: return "unsolvable";
    case Finding::unknown: return "unknown";
  }
  return "";
}

}  // namespace

Result<Json> Server::state_after(const std::optional<Refusal>& refusal) const {
  if (refusal) return *refusal;
  return Json{{"state", match_->state(std::nullopt)}};
}

std::optional<Refusal> Server::check_seat(int seat) const {
  if (seat >= 0 && seat < match_->seats()) return std::nullopt;
  return Refusal{Code::bad_request, "A seat of this game is from 0 to " + std::to_string(match_->seats() - 1) + ".",
                 ""};
}

std::optional<Refusal> Server::check_to_act(int seat) const {
  if (auto refusal = check_seat(seat)) return refusal;
  if (match_->over()) return Refusal{Code::game_over, "The game is over.", ""};
  if (!match_->truth().to_act().has(seat))
    return Refusal{Code::not_to_act, "Seat " + std::to_string(seat) + " has nothing to decide now.", ""};
  return std::nullopt;
}

std::uint64_t Server::seed_of(const Json& request) {
  if (const auto seed = whole_of(request, "seed")) return static_cast<std::uint64_t>(*seed);
  return random_() >> 11;  // readers of JSON that know only doubles keep 53 bits
}

std::function<bool()> Server::expired(bool boundless) const {
  if (!given_up_) return {};
  return [this, boundless] { return given_up_(boundless); };
}

Result<Json> Server::hello(const Json&) {
  return greeting();
}

Result<Json> Server::list_games(const Json&) {
  Json list = Json::array();
  for (const Game* game : games_) {
    const GameInfo& info = game->info();
    Json options = Json::array();
    for (const OptionSpec& spec : info.options) options.push_back(spec_of(spec));
    list.push_back({{"id", info.id},
                    {"name", info.name},
                    {"seats", Json::array({info.min_seats, info.max_seats})},
                    {"default_seats", info.default_seats},
                    {"real_time", info.real_time},
                    {"solitaire", info.solitaire},
                    {"options", std::move(options)}});
  }
  return Json{{"games", std::move(list)}};
}

Result<GameSetup> Server::game_setup_of(const Game& game, const Json& request) {
  GameSetup game_setup = standard_setup(game, 0);
  constexpr std::int64_t far = 1000;  // beyond any number of seats
  if (const auto seats = whole_of(request, "seats")) game_setup.seats = static_cast<int>(std::clamp(*seats, -far, far));
  if (const auto dealer = whole_of(request, "dealer"))
    game_setup.dealer = static_cast<int>(std::clamp(*dealer, -far, far));
  if (const auto given = request.find("options"); given != request.end()) {
    auto options = options_of(game.info(), *given);
    if (!options) return options.refusal();
    game_setup.options = *options;
  }
  if (const auto given = request.find("decks"); given != request.end())
    for (const Json& list : *given) {
      auto deck = deck_of(list, game_setup.decks.size() + 1);
      if (!deck) return deck.refusal();
      game_setup.decks.push_back(std::move(*deck));
    }
  game_setup.deal_number = seed_of(request);
  return game_setup;
}

Result<Json> Server::new_game(const Json& request) {
  const auto& id = request["game"].get_ref<const std::string&>();
  const auto game = std::ranges::find_if(games_, [&](const Game* one) { return one->info().id == id; });
  if (game == games_.end()) return Refusal{Code::unknown_game, "There is no game " + in_quotes(id) + ".", ""};
  const auto game_setup = game_setup_of(**game, request);
  if (!game_setup) return game_setup.refusal();
  auto match = Match::start(**game, *game_setup);
  if (!match) return match.refusal();
  match_ = std::move(*match);
  return state_after(std::nullopt);
}

Result<Json> Server::state(const Json& request) {
  const auto viewer = whole_of(request, "viewer");
  if (!viewer) return state_after(std::nullopt);
  if (*viewer < 0 || *viewer >= match_->seats()) return *check_seat(-1);
  return Json{{"state", match_->state(static_cast<int>(*viewer))}};
}

Result<Json> Server::legal(const Json& request) {
  const int seat = seat_of(request);
  if (auto refusal = check_seat(seat)) return *refusal;
  return legal_moves(match_->truth(), seat);
}

Result<Json> Server::play(const Json& request) {
  const auto began = whole_of(request, "began_ms");
  const auto done = whole_of(request, "done_ms");
  if (began.has_value() != done.has_value())
    return Refusal{Code::bad_request, "“began_ms” and “done_ms” belong together.", ""};
  std::optional<Times> times;
  if (began) times = Times{*began, *done};
  return state_after(match_->submit(seat_of(request), request["move"].get_ref<const std::string&>(), times));
}

Result<Json> Server::undo(const Json&) {
  return state_after(match_->undo());
}

Result<Json> Server::advance(const Json& request) {
  return state_after(match_->advance(*whole_of(request, "ms")));
}

Result<Json> Server::bot(const Json& request) {
  const auto level = level_of(request["level"]);
  if (!level) return level.refusal();
  const int seat = seat_of(request);
  if (auto refusal = check_to_act(seat)) return *refusal;
  const std::uint64_t seed = seed_of(request);
  Json reply = Json::object();
  std::optional<Move> move;
  if (match_->info().real_time) {
    const auto reaction = reaction_of(*match_, seat, *level, seed);
    if (reaction) move = reaction->move;
    put_times(reply, reaction ? reaction->times : std::nullopt);
  } else {
    Limits limits;
    limits.iterations = whole_of(request, "iterations").value_or(0);
    limits.expired = expired(limits.iterations > 0);
    limits.crew = crew_;
    move = think(*match_->know(seat), *level, limits, Rng(seed)).move;
  }
  reply["move"] = move ? Json(match_->truth().write(*move)) : Json(nullptr);
  return reply;
}

Result<Json> Server::hint(const Json& request) {
  const int seat = seat_of(request);
  if (auto refusal = check_to_act(seat)) return *refusal;
  const auto known = match_->know(seat);
  Rng rng(match_->history().size());
  if (match_->info().real_time) {
    Moves moves;
    known->legal(seat, moves);
    const int place = known->rule_of_thumb(seat, moves, rng);
    if (place < 0) return Json{{"move", nullptr}, {"why", "Wait. There's nothing for you to do now."}};
    const Move& move = moves[static_cast<std::size_t>(place)];
    return Json{{"move", known->write(move)}, {"why", english(known->reason(seat, move, nullptr))}};
  }
  const Decision decision = think(*known, Level::expert, {.expired = expired(false), .crew = crew_}, rng);
  return Json{{"move", decision.move ? Json(known->write(*decision.move)) : Json(nullptr)},
              {"why", english(hint_of(*known, decision))}};
}

Result<Json> Server::run(const Json& request) {
  std::vector<Level> levels;
  for (const Json& text : request["levels"]) {
    const auto level = level_of(text);
    if (!level) return level.refusal();
    levels.push_back(*level);
  }
  if (levels.size() != static_cast<std::size_t>(match_->seats()))
    return Refusal{Code::bad_request, "“levels” must have one level a seat.", ""};
  const std::size_t before = match_->history().size();
  const std::int64_t usual = match_->info().solitaire ? usual_most_solitaire_moves : usual_most_moves;
  play_on(*match_, levels, seed_of(request), whole_of(request, "max_moves").value_or(usual), expired(false), 0, 0,
          crew_);

  Json moves = Json::array();
  for (const Played& played : std::span(match_->history()).subspan(before)) {
    Json entry = Json::array({played.seat, match_->truth().write(played.move)});
    if (match_->info().real_time) {
      entry.push_back(played.times.began);
      entry.push_back(played.times.done);
    }
    moves.push_back(std::move(entry));
  }
  return Json{{"state", match_->state(std::nullopt)}, {"moves", std::move(moves)}};
}

Result<Json> Server::solve(const Json& request) {
  if (!match_->game().can_solve())
    return Refusal{Code::unsupported, std::string(match_->info().name) + " has no solver.", ""};
  const std::int64_t end = now_() + whole_of(request, "ms").value_or(usual_solve_ms);
  SolveLimits limits;
  limits.expired = [this, end] { return now_() >= end || (given_up_ && given_up_(false)); };
  const Solution solution = match_->truth().solve(limits, seed_of(request));
  Json reply = {{"result", to_text(solution.finding)}};
  if (solution.finding == Finding::solvable) {
    Json moves = Json::array();
    for (const Move& move : solution.moves) moves.push_back(match_->truth().write(move));
    reply["moves"] = std::move(moves);
  }
  return reply;
}

Result<Json> Server::save(const Json&) {
  return Json{{"record", match_->record()}};
}

Result<Json> Server::load(const Json& request) {
  auto match = Match::load(request["record"], games_);
  if (!match) return match.refusal();
  match_ = std::move(*match);
  return state_after(std::nullopt);
}

Result<Json> Server::quit(const Json&) {
  done_ = true;
  return Json::object();
}

}  // namespace fulltable
