// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"

namespace fulltable {

/// Feeds lines of any bytes to a session of the table protocol. Returns what went wrong: a reply that is none, or a
/// refusal that changed something; empty if nothing did. Requests that would only cost time (thinking, solving) are
/// left out.
std::string fault_after_lines(std::string_view input);

/// Loads a text of any bytes as records, with the checks it has and with those that belong to it. A game that loads
/// must save and load as the same game.
std::string fault_after_record(std::string_view input);

/// Requests and records from which inputs are made by mutation.
std::vector<std::string> sample_lines();
std::vector<std::string> sample_records();

/// The text with some bytes, words or pieces changed.
std::string mutated(std::string text, const std::vector<std::string>& samples, Rng& rng);

}  // namespace fulltable
