// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "match/match.h"

namespace fulltable {

/// The table protocol over one match: a request line in, a reply line out. Knows no streams and no clock of its own.
class Server {
 public:
  /// `now` gives milliseconds of a steady clock, `random` a seed for games begun without one.
  Server(std::function<std::int64_t()> now, std::function<std::uint64_t()> random);
  /// The reply to one line, without its line end.
  std::string answer(std::string_view line);
  /// Whether `quit` was asked.
  bool done() const { return done_; }

 private:
  std::function<std::int64_t()> now_;
  std::function<std::uint64_t()> random_;
  std::optional<Match> match_;
  bool done_ = false;
};

}  // namespace fulltable
