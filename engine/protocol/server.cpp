// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/server.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/notation.h"
#include "protocol/request.h"

namespace fulltable {

namespace {

constexpr auto highest_number = static_cast<std::int64_t>(max_deal_number);
constexpr std::int64_t most_iterations = 1'000'000'000;

const Key seat_key{"seat", Kind::whole};
const Key level_key{"level", Kind::text};
const Key seed_key{"seed", Kind::whole, false, 0, highest_number};

}  // namespace

struct Server::Command {
  std::string_view name;
  bool needs_game;
  std::vector<Key> keys;
  Result<Json> (Server::*run)(const Json&);
};

std::span<const Server::Command> Server::commands() {
  static const std::array all{
      Command{"hello", false, {}, &Server::hello},
      Command{"games", false, {}, &Server::list_games},
      Command{"new",
              false,
              {{"game", Kind::text},
               {"seats", Kind::whole, false},
               {"options", Kind::object, false},
               seed_key,
               {"dealer", Kind::whole, false},
               {"decks", Kind::list, false}},
              &Server::new_game},
      Command{"state", true, {{"viewer", Kind::whole, false}}, &Server::state},
      Command{"legal", true, {seat_key}, &Server::legal},
      Command{"play",
              true,
              {seat_key, {"move", Kind::text}, {"began_ms", Kind::whole, false}, {"done_ms", Kind::whole, false}},
              &Server::play},
      Command{"undo", true, {}, &Server::undo},
      Command{"advance", true, {{"ms", Kind::whole, true, 0, longest_wait}}, &Server::advance},
      Command{"bot",
              true,
              {seat_key, level_key, seed_key, {"iterations", Kind::whole, false, 1, most_iterations}},
              &Server::bot},
      Command{"hint", true, {seat_key}, &Server::hint},
      Command{"run", true, {{"levels", Kind::list}, seed_key, {"max_moves", Kind::whole, false, 0}}, &Server::run},
      Command{"solve", true, {{"ms", Kind::whole, false, 0, longest_wait}, seed_key}, &Server::solve},
      Command{"save", true, {}, &Server::save},
      Command{"load", false, {{"record", Kind::any}}, &Server::load},
      Command{"quit", false, {}, &Server::quit},
  };
  return all;
}

Server::Server(std::function<std::int64_t()> now, std::function<std::uint64_t()> random,
               std::span<const Game* const> games, GivenUp given_up, Crew crew)
    : now_(std::move(now)),
      random_(std::move(random)),
      games_(games),
      given_up_(std::move(given_up)),
      crew_(std::move(crew)) {}

std::string Server::answer(std::string_view line) {
  return reply_to(line, [this](const Json& request) { return answer_to(request); });
}

Result<Json> Server::answer_to(const Json& request) {
  const auto name = request.find("cmd");
  if (name == request.end() || !name->is_string())
    return Refusal{Code::bad_request, "The key “cmd” must name a command.", ""};
  const auto command = std::ranges::find(commands(), name->get_ref<const std::string&>(), &Command::name);
  if (command == commands().end())
    return Refusal{Code::unknown_command, "There is no command " + in_quotes(name->get_ref<const std::string&>()) + ".",
                   ""};
  if (command->needs_game && !match_)
    return Refusal{Code::no_game, "No game has been started: “new” or “load” begins one.", ""};
  if (auto refusal = check_keys(request, command->keys)) return *refusal;
  return (this->*command->run)(request);
}

}  // namespace fulltable
