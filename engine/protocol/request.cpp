// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/request.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/notation.h"
#include "match/json_text.h"
#include "protocol/lines.h"

namespace fulltable {

namespace {

bool fits(const Json& value, const Key& key) {
  switch (key.kind) {
    case Kind::whole:
      if (!value.is_number_integer()) return false;
      if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return false;
      return value.get<std::int64_t>() >= key.min && value.get<std::int64_t>() <= key.max;
    case Kind::text: return value.is_string();
    case Kind::list: return value.is_array();
    case Kind::object: return value.is_object();
    case Kind::any: return true;
  }
  return false;
}

std::string wanted(const Key& key) {
  switch (key.kind) {
    case Kind::whole:
      if (key.min == INT64_MIN && key.max == INT64_MAX) return "a whole number";
      return "a whole number from " + std::to_string(key.min) + " to " + std::to_string(key.max);
    case Kind::text: return "a text";
    case Kind::list: return "a list";
    case Kind::object: return "an object";
    case Kind::any: return "a value";
  }
  return {};
}

Refusal bad_request(std::string text) {
  return {Code::bad_request, std::move(text), ""};
}

}  // namespace

std::optional<Refusal> check_keys(const Json& request, std::span<const Key> keys) {
  for (const auto& [name, value] : request.items())
    if (name != "id" && name != "cmd" && std::ranges::find(keys, name, &Key::name) == keys.end())
      return bad_request("This command has no key " + in_quotes(name) + ".");
  for (const Key& key : keys) {
    const auto found = request.find(key.name);
    if (found == request.end()) {
      if (key.required)
        return bad_request("The key " + in_quotes(key.name) + " is missing: it must be " + wanted(key) + ".");
    } else if (!fits(*found, key)) {
      return bad_request("The value of " + in_quotes(key.name) + " must be " + wanted(key) + ".");
    }
  }
  return std::nullopt;
}

std::string reply_to(std::string_view line, const std::function<Result<Json>(const Json&)>& answer) {
  Json reply = Json::object();
  Result<Json> result = Json::object();
  if (line.size() > longest_line) {
    result = Refusal{Code::too_large, "A line may have 1 MiB at the most.", ""};
  } else if (auto request = parse_json(line); !request) {
    result = request.refusal();
  } else if (!request->is_object()) {
    result = Refusal{Code::bad_json, "A request must be a JSON object.", ""};
  } else {
    if (const auto id = request->find("id"); id != request->end()) reply["id"] = *id;
    result = answer(*request);
  }
  reply["ok"] = static_cast<bool>(result);
  if (result) {
    reply.update(*result);
  } else {
    reply["error"] = {{"code", to_text(result.refusal().code)}, {"message", result.refusal().text}};
  }
  return json_text(reply);
}

Json greeting() {
  return {{"protocol", 1}, {"name", "Full Table"}, {"version", FULLTABLE_VERSION}};
}

Json legal_moves(const Table& table, int seat) {
  Moves moves;
  table.legal(seat, moves);
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move& move : moves) texts.push_back(table.write(move));
  std::ranges::sort(texts);
  return {{"moves", std::move(texts)}, {"complete", !table.to_act().has(seat) || table.complete(seat)}};
}

std::optional<std::int64_t> whole_of(const Json& request, std::string_view key) {
  const auto found = request.find(key);
  if (found == request.end()) return std::nullopt;
  return found->get<std::int64_t>();
}

}  // namespace fulltable
