// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/request.h"

#include <algorithm>
#include <string>

#include "core/notation.h"

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

std::optional<std::int64_t> whole_of(const Json& request, std::string_view key) {
  const auto found = request.find(key);
  if (found == request.end()) return std::nullopt;
  return found->get<std::int64_t>();
}

}  // namespace fulltable
