// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/notation.h"

// Records: how a game was dealt and what was played (PROTOCOL: record). To load is to replay.
namespace fulltable {

namespace {

constexpr std::string_view format_name = "fulltable-record";

Refusal bad_record(std::string text) {
  return {Code::bad_record, std::move(text), ""};
}

/// A whole number in that range, or nothing.
std::optional<std::int64_t> whole(const Json& value, std::int64_t min, std::int64_t max) {
  if (!value.is_number_integer()) return std::nullopt;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(max)) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < min || number > max) return std::nullopt;
  return number;
}

std::optional<Refusal> check_keys(const Json& record) {
  constexpr std::array<std::string_view, 11> known{"format", "version", "game",  "seats",    "options", "seed",
                                                   "dealer", "decks",   "moves", "clock_ms", "app"};
  for (const auto& [key, value] : record.items())
    if (std::ranges::find(known, key) == known.end())
      return bad_record("The record has an unknown key " + in_quotes(key) + ".");
  for (const auto key : {"format", "version", "game", "seats", "options", "seed", "dealer", "decks", "moves"})
    if (!record.contains(key)) return bad_record(std::string("The record lacks “") + key + "”.");
  if (record["format"] != format_name) return bad_record("This is no record of Full Table (its “format” is another).");
  if (record["version"] != 1) return bad_record("The record is of a version that is not known here.");
  return std::nullopt;
}

Result<GameSetup> game_setup_of(const Game& game, const Json& record) {
  GameSetup game_setup;
  const auto seats = whole(record["seats"], 1, 16);
  if (!seats) return bad_record("“seats” must be a number of seats.");
  game_setup.seats = static_cast<int>(*seats);
  auto options = options_of(game.info(), record["options"]);
  if (!options) return bad_record(options.refusal().text);
  game_setup.options = *options;
  const auto deal_number = whole(record["seed"], 0, static_cast<std::int64_t>(max_deal_number));
  if (!deal_number) return bad_record("“seed” must be a deal number.");
  game_setup.deal_number = static_cast<std::uint64_t>(*deal_number);
  if (record["dealer"].is_null() && game.info().solitaire) {
    game_setup.dealer = 0;
  } else {
    const auto dealer = whole(record["dealer"], 0, 15);
    if (!dealer) return bad_record("“dealer” must be a seat.");
    game_setup.dealer = static_cast<int>(*dealer);
  }
  if (!record["decks"].is_array()) return bad_record("“decks” must be a list of packs.");
  for (const Json& list : record["decks"]) {
    auto deck = deck_of(list, game_setup.decks.size() + 1);
    if (!deck) return bad_record(deck.refusal().text);
    game_setup.decks.push_back(std::move(*deck));
  }
  return game_setup;
}

}  // namespace

Result<Match> Match::load(const Json& record, std::span<const Game* const> games) {
  if (!record.is_object()) return bad_record("A record must be an object.");
  if (auto refusal = check_keys(record)) return *refusal;
  const auto game = std::ranges::find_if(games, [&](const Game* one) { return record["game"] == one->info().id; });
  if (game == games.end()) return bad_record("The record is of a game that is not known here.");
  auto game_setup = game_setup_of(**game, record);
  if (!game_setup) return game_setup.refusal();
  auto match = start(**game, *game_setup);
  if (!match) return bad_record(match.refusal().text);

  const bool timed = (*game)->info().real_time;
  const std::size_t width = timed ? 4 : 2;
  if (!record["moves"].is_array()) return bad_record("“moves” must be a list.");
  std::size_t number = 0;
  for (const Json& entry : record["moves"]) {
    const std::string where = "Move " + std::to_string(++number);
    const auto seat = entry.is_array() && entry.size() == width ? whole(entry[0], 0, 15) : std::nullopt;
    if (!seat || !entry[1].is_string())
      return bad_record(where +
                        (timed ? " must be a list of seat, move and two times." : " must be a list of seat and move."));
    std::optional<Times> times;
    if (timed) {
      const auto began = whole(entry[2], 0, longest_game);
      const auto done = whole(entry[3], 0, longest_game);
      if (!began || !done) return bad_record(where + " has times that are no milliseconds.");
      times = Times{*began, *done};
      // The players may have waited longer than a request can skip: a replay goes up to its next move all the same.
      if (!match->over() && *done - longest_wait > match->truth().clock()) {
        match->truth_->pass_time(*done - longest_wait);
        match->deal_if_due(*match->truth_);
      }
    }
    if (auto refusal = match->submit(static_cast<int>(*seat), entry[1].get_ref<const std::string&>(), times))
      return bad_record(where + " (" + in_quotes(entry[1].get_ref<const std::string&>()) + " of seat " +
                        std::to_string(*seat) + ") does not replay: " + refusal->text);
  }
  if (record.contains("clock_ms")) {
    const std::int64_t now = match->truth().clock();
    const auto clock = whole(record["clock_ms"], now, match->over() ? now : longest_game);
    if (!timed || !clock) return bad_record("“clock_ms” does not fit this record.");
    match->truth_->pass_time(*clock);
    match->deal_if_due(*match->truth_);
  }
  if (record.contains("app")) match->app = record["app"];
  return match;
}

Json Match::record() const {
  Json record = Json::object();
  record["format"] = format_name;
  record["version"] = 1;
  record["game"] = info().id;
  record["seats"] = seats();
  record["options"] = json_of(info(), game_setup_.options);
  record["seed"] = game_setup_.deal_number;
  record["dealer"] = info().solitaire ? Json(nullptr) : Json(*game_setup_.dealer);
  Json decks = Json::array();
  for (const Cards& deck : game_setup_.decks) decks.push_back(json_of(deck));
  record["decks"] = std::move(decks);
  Json moves = Json::array();
  for (const Played& played : history_) {
    Json entry = Json::array({played.seat, truth_->write(played.move)});
    if (info().real_time) {
      entry.push_back(played.times.began);
      entry.push_back(played.times.done);
    }
    moves.push_back(std::move(entry));
  }
  record["moves"] = std::move(moves);
  if (info().real_time) record["clock_ms"] = truth_->clock();
  if (!app.is_null()) record["app"] = app;
  return record;
}

}  // namespace fulltable
