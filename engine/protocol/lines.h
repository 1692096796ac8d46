// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace fulltable {

/// How long a request line may be, in bytes without its line end.
inline constexpr std::size_t longest_line = 1 << 20;

/// Cuts a stream of characters into request lines and never holds more of one than `Server::answer` needs to refuse it.
class LineReader {
 public:
  /// `next_char` gives the next byte, or something negative at the end.
  explicit LineReader(std::function<int()> next_char) : next_char_(std::move(next_char)) {}
  /// The next line without its line end, cut off where it is too long; false at the end of input.
  bool next(std::string& line);

 private:
  std::function<int()> next_char_;
};

}  // namespace fulltable
