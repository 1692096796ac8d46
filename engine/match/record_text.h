// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.h"
#include "core/view.h"

namespace fulltable {

/// A match's record as text that a person can read, in lines (PROTOCOL: Records). Each line ends with a check of all
/// lines so far, the last one is their checksum.
std::string record_text(const Json& record);

/// The records of a file: such texts, one after the other, or one as JSON. `bad_record` names the first line that is
/// damaged; `bad_json`: it is neither. What they say is not looked at: that does `Match::load`.
Result<std::vector<Json>> read_records(std::string_view text);

/// Lines with the checks that belong to them.
std::string with_checks(const std::vector<std::string>& lines);

}  // namespace fulltable
