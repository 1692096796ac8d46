// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.h"

namespace fulltable {

/// The words of a move's text in lower case, parted by any run of spaces or tabs.
std::vector<std::string> words_of(std::string_view text);

/// A text from outside in quotation marks for a message, cut off where it is long.
std::string in_quotes(std::string_view text);

/// `bad_move` with a sentence that quotes the text.
Refusal bad_move(std::string_view text, std::string_view expected);

/// `illegal_move` with a sentence and the paragraph of the rules page it rests on.
Refusal illegal(Text text, std::string rule);

}  // namespace fulltable
