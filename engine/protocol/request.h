// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/refusal.h"
#include "core/view.h"

namespace fulltable {

enum class Kind { whole, text, list, object, any };

/// A key that a request may have, the type of its value, and the range of a whole number.
struct Key {
  std::string_view name;
  Kind kind = Kind::any;
  bool required = true;
  std::int64_t min = INT64_MIN;
  std::int64_t max = INT64_MAX;
};

/// `bad_request` for the first key that is unknown, missing, or of the wrong type or range; `id` and `cmd` always may
/// be.
std::optional<Refusal> check_keys(const Json& request, std::span<const Key> keys);

/// The reply line to a request line, without its end: what `answer` gives for the object, or why not, with its `id`. A
/// line that is no request is refused without asking `answer`.
std::string reply_to(std::string_view line, const std::function<Result<Json>(const Json&)>& answer);

/// What `hello` and `legal` reply.
Json greeting();
Json legal_moves(const Table& table, int seat);

/// The whole number of a checked request; nothing where it is absent.
std::optional<std::int64_t> whole_of(const Json& request, std::string_view key);

}  // namespace fulltable
