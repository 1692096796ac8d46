// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/program_seat.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/notation.h"
#include "match/json_text.h"
#include "match/match.h"
#include "protocol/request.h"

namespace fulltable {

namespace {

struct SeatCommand {
  std::string_view name;
  std::vector<Key> keys;
};

const std::array<SeatCommand, 5>& seat_commands() {
  static const std::array<SeatCommand, 5> all{{{"hello", {}},
                                               {"state", {{"viewer", Kind::whole}}},
                                               {"legal", {{"seat", Kind::whole}}},
                                               {"play", {{"seat", Kind::whole}, {"move", Kind::any}}},
                                               {"quit", {}}}};
  return all;
}

Json seen(const Knowledge& known) {
  return {{"state", state_of(known, known.seat())}};
}

}  // namespace

Result<std::optional<Move>> ProgramSeat::ask(const Knowledge& known) {
  channel_->begin(false);
  reply(known);
  played_.reset();
  std::string refused;
  while (!played_) {
    const auto line = channel_->read();
    if (!line) return Refusal{line.refusal().code, line.refusal().text + refused, ""};
    bool understood = false;
    const std::string reply = reply_to(*line, [&](const Json& request) {
      understood = true;
      auto result = answer(known, request);
      refused = result ? "" : " Its last request was refused: " + result.refusal().text;
      return result;
    });
    if (fault_) return *fault_;
    if (!understood) return Refusal{Code::bad_json, "It wrote " + in_quotes(*line) + ", which is no request.", ""};
    if (left_) return Refusal{Code::bad_request, "It left before the game was over.", ""};
    if (played_)
      last_ = *line;
    else
      channel_->write(reply);
  }
  return *played_;
}

void ProgramSeat::end(const Knowledge& known) {
  channel_->begin(true);
  reply(known);
  while (!left_) {
    const auto line = channel_->read();
    if (!line) return;
    channel_->write(reply_to(*line, [&](const Json& request) { return answer(known, request); }));
  }
}

void ProgramSeat::reply(const Knowledge& known) {
  if (last_.empty()) return;
  channel_->write(reply_to(last_, [&](const Json&) { return seen(known); }));
  last_.clear();
}

Result<Json> ProgramSeat::answer(const Knowledge& known, const Json& request) {
  const auto name = request.find("cmd");
  if (name == request.end() || !name->is_string())
    return Refusal{Code::bad_request, "The key “cmd” must name a command.", ""};
  const auto command = std::ranges::find(seat_commands(), name->get_ref<const std::string&>(), &SeatCommand::name);
  if (command == seat_commands().end())
    return Refusal{Code::unsupported,
                   "In a seat of the arena the commands are “hello”, “state”, “legal”, “play” and “quit”.", ""};
  if (auto refusal = check_keys(request, command->keys)) return *refusal;
  const int seat = known.seat();
  for (const char* key : {"viewer", "seat"}) {
    const auto of = whole_of(request, key);
    if (of && *of != seat)
      return Refusal{Code::bad_request, "This program sits in seat " + std::to_string(seat) + " and sees no other.",
                     ""};
  }
  if (command->name == "hello") {
    Json reply = greeting();
    reply["seat"] = seat;
    return reply;
  }
  if (command->name == "state") return seen(known);
  if (command->name == "legal") return legal_moves(known, seat);
  if (command->name == "play") {
    auto result = play(known, request);
    const Json& move = request["move"];
    if (!result && known.stage() != Stage::over)
      fault_ = Refusal{result.refusal().code,
                       "Its move " + in_quotes(move.is_string() ? move.get<std::string>() : json_text(move)) +
                           " was refused: " + result.refusal().text,
                       ""};
    return result;
  }
  left_ = true;
  return Json::object();
}

Result<Json> ProgramSeat::play(const Knowledge& known, const Json& request) {
  const int seat = known.seat();
  if (known.stage() == Stage::over) return Refusal{Code::game_over, "The game is over.", ""};
  const Json& move = request["move"];
  if (move.is_null()) {
    if (!known.may_wait(seat)) return Refusal{Code::illegal_move, "This seat has to move.", ""};
    played_.emplace(std::nullopt);
    return Json::object();
  }
  if (!move.is_string()) return Refusal{Code::bad_request, "A move is a text, or null for none.", ""};
  const auto read = known.read(move.get_ref<const std::string&>());
  if (!read) return read.refusal();
  if (!known.allows(seat, *read, {})) return known.why_not(seat, *read, {});
  played_.emplace(*read);
  return Json::object();
}

}  // namespace fulltable
