// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/refusal.h"
#include "core/view.h"

namespace fulltable {

/// How deep lists and objects may be nested: more than any request or record needs, and no danger to the stack.
inline constexpr std::size_t deepest_nesting = 64;

/// The value of a text that comes from outside, or `bad_json`: strict JSON in UTF-8, no key twice in an object, no
/// deeper nesting than that. Never throws.
Result<Json> parse_json(std::string_view text);

/// The text of a value on one line; what is no UTF-8 is replaced. Never throws.
std::string json_text(const Json& value);

}  // namespace fulltable
