// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fuzz_input.h"

#include <algorithm>
#include <array>

#include "match/json_text.h"
#include "match/record_text.h"
#include "protocol/lines.h"
#include "protocol/server.h"
#include "support/toy_knock.h"
#include "support/toy_ladder.h"
#include "support/toy_snap.h"

namespace fulltable {

namespace {

std::span<const Game* const> fuzzed_games() {
  static const std::vector<const Game*> games = [] {
    std::vector<const Game*> all(all_games().begin(), all_games().end());
    for (const Game* toy : {&toy::knock(), &toy::snap(), &toy::ladder()}) all.push_back(toy);
    return all;
  }();
  return games;
}

/// Whether an answer could take long by its nature.
bool is_dear(const std::string& line) {
  const auto request = parse_json(line);
  if (!request || !request->is_object()) return false;
  const Json name = request->value("cmd", Json(nullptr));
  const Json iterations = request->value("iterations", Json(nullptr));
  if (name == "bot") return !iterations.is_number_integer() || iterations > 20;
  return name == "hint" || name == "run" || name == "solve";
}

/// The record of a game whose moves are drawn.
std::string played(const Game& game, const GameSetup& game_setup, int moves) {
  auto match = std::move(*Match::start(game, game_setup));
  Rng rng(3);
  Moves choices;
  for (int i = 0; i < moves && !match.over(); ++i) {
    if (game.info().real_time) match.advance(900);
    const SeatSet seats = match.truth().to_act();
    if (seats.empty()) continue;
    match.truth().legal(seats.front(), choices);
    std::optional<Times> times;
    if (game.info().real_time) times = Times{match.truth().clock(), match.truth().clock() + 10};
    match.submit(seats.front(), choices[rng.below(static_cast<std::uint32_t>(choices.size()))], times);
  }
  match.app = {{"names", {"Ada", "Bert"}}};
  return json_text(match.record());
}

}  // namespace

std::string fault_after_lines(std::string_view input) {
  std::int64_t now = 0;
  const auto time = [&now] { return now; };
  const auto number = [] { return std::uint64_t{0x123456789abcdef}; };
  Server server(time, number, fuzzed_games());
  // It hears only what was accepted, and so stands as the first one does as long as refusals change nothing.
  Server twin(time, number, fuzzed_games());
  const std::string look = R"({"cmd":"state"})";
  std::string refused;
  const auto fault = [&] {
    if (refused.empty() || server.answer(look) == twin.answer(look)) return std::string();
    return "a refusal changed the state, such as: " + refused;
  };
  std::size_t at = 0;
  LineReader reader([&] { return at < input.size() ? static_cast<unsigned char>(input[at++]) : -1; });
  std::string line;
  while (!server.done() && reader.next(line)) {
    ++now;
    if (is_dear(line)) continue;
    // Another game would hide what happened to this one.
    if (line.find("new") != std::string::npos || line.find("load") != std::string::npos) {
      if (std::string found = fault(); !found.empty()) return found;
      refused.clear();
    }
    const std::string text = server.answer(line);
    if (text.find('\n') != std::string::npos) return "a reply has several lines: " + text;
    const auto reply = parse_json(text);
    if (!reply || !reply->is_object() || !reply->value("ok", Json(nullptr)).is_boolean())
      return "this is no reply: " + text;
    if ((*reply)["ok"] == true) {
      twin.answer(line);
      continue;
    }
    const Json& error = (*reply)["error"];
    if (!error["code"].is_string() || error["message"].get<std::string>().size() < 8)
      return "no reason is given: " + text;
    refused = line;
  }
  return fault();
}

namespace {

/// A text with the checks that belong to its lines, which a mutation would never hit.
std::string checked_again(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    if (!line.starts_with("end "))
      lines.emplace_back(line.substr(0, line.find_last_not_of(" ", line.rfind('#') - 1) + 1));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return with_checks(lines);
}

std::string fault_of(const Json& record) {
  const auto match = Match::load(record, fuzzed_games());
  if (!match) {
    if (match.refusal().code != Code::bad_record || match.refusal().text.size() < 8)
      return "the refusal is no bad_record with a reason";
    return {};
  }
  const Json saved = match->record();
  const auto again = Match::load(saved, fuzzed_games());
  if (!again) return "what was saved does not load: " + again.refusal().text;
  if (again->record() != saved || again->state(std::nullopt) != match->state(std::nullopt))
    return "what was saved loads as another game";
  const auto text = read_records(record_text(saved));
  if (!text || text->size() != 1 || text->front() != saved) return "as text it is read as another record";
  return {};
}

}  // namespace

std::string fault_after_record(std::string_view input) {
  for (const std::string& text : {std::string(input), checked_again(input)}) {
    const auto records = read_records(text);
    if (!records && records.refusal().text.size() < 8) return "no reason is given";
    if (!records) continue;
    for (const Json& record : *records)
      if (std::string fault = fault_of(record); !fault.empty()) return fault;
  }
  return {};
}

std::vector<std::string> sample_records() {
  std::vector<std::string> samples;
  for (const Game* game : fuzzed_games()) {
    samples.push_back(played(*game, standard_setup(*game, 11), 12));
    // A long one, and every option at another value than usual, with as few seats as that is played with.
    samples.push_back(played(*game, standard_setup(*game, 12), 60));
    for (std::size_t place = 0; place < game->info().options.size(); ++place) {
      const OptionSpec& spec = game->info().options[place];
      const int last = spec.type == OptionType::choice ? static_cast<int>(spec.choices.size()) - 1 : spec.max;
      GameSetup game_setup = standard_setup(*game, 13);
      game_setup.options.value[place] = spec.standard == last ? spec.min : last;
      for (game_setup.seats = game->info().min_seats; game_setup.seats < game->info().max_seats; ++game_setup.seats)
        if (!game->check(game_setup.seats, game_setup.options)) break;
      if (!game->check(game_setup.seats, game_setup.options)) samples.push_back(played(*game, game_setup, 8));
    }
  }
  return samples;
}

std::vector<std::string> sample_lines() {
  std::vector<std::string> samples{
      R"({"id":1,"cmd":"hello"})",
      R"({"cmd":"games"})",
      R"({"cmd":"new","game":"knock","seats":2,"options":{"target":5,"order":"low","knocks":true},"seed":9,"dealer":1})",
      R"({"cmd":"new","game":"snap","seed":9})",
      R"({"cmd":"state","viewer":0})",
      R"({"cmd":"state"})",
      R"({"cmd":"legal","seat":0})",
      R"({"cmd":"play","seat":0,"move":"play 7C"})",
      R"({"cmd":"play","seat":1,"move":"knock"})",
      R"({"cmd":"play","seat":1,"move":"snap","began_ms":1000,"done_ms":1200})",
      R"({"cmd":"undo"})",
      R"({"cmd":"advance","ms":1000})",
      R"({"cmd":"bot","seat":0,"level":"easy","seed":1,"iterations":5})",
      R"({"cmd":"save"})",
      R"({"id":[{"a":null}],"cmd":"quit"})"};
  for (const Game* game : fuzzed_games())
    samples.push_back(R"({"cmd":"new","seed":3,"game":")" + std::string(game->info().id) + "\"}");
  for (const std::string& record : sample_records()) samples.push_back(R"({"cmd":"load","record":)" + record + "}");
  return samples;
}

std::string mutated(std::string text, const std::vector<std::string>& samples, Rng& rng) {
  static constexpr std::array<std::string_view, 24> words{
      "null", "true",   "-1",         "0",          "1e400",   "9223372036854775808",
      "\"\"", "[]",     "{}",         "[[[[",       "\\u0000", "\\ud800",
      "\xff", "\n",     "7C",         "XL",         "??",      "16",
      "99",   "hand.0", "\"seat\":2", "\"id\":{},", "-0",      "1.0"};
  const auto place = [&] { return rng.below(static_cast<std::uint32_t>(text.size() + 1)); };
  for (int changes = 1 + static_cast<int>(rng.below(4)); changes > 0; --changes) {
    const std::size_t at = place();
    switch (rng.below(6)) {
      case 0:
        if (at < text.size()) text[at] = static_cast<char>(rng.below(256));
        break;
      case 1: text.erase(at, rng.below(12)); break;
      case 2: text.insert(at, words[rng.below(words.size())]); break;
      case 3: {
        const std::string& other = samples[rng.below(static_cast<std::uint32_t>(samples.size()))];
        const std::size_t from = rng.below(static_cast<std::uint32_t>(other.size()));
        text.insert(at, other.substr(from, rng.below(60)));
        break;
      }
      case 4: {
        // A number exchanged for a word: the likeliest way to a value that nobody thought of.
        const std::size_t digit = text.find_first_of("0123456789", at);
        if (digit != std::string::npos) text.replace(digit, 1, words[rng.below(words.size())]);
        break;
      }
      case 5: text.insert(at, text.substr(place(), rng.below(40))); break;
    }
  }
  return text;
}

}  // namespace fulltable
