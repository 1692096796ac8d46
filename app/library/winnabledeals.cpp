// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/winnabledeals.h"

#include <chrono>

std::optional<std::uint64_t> dealNumberOf(const QString& text) {
  bool good = false;
  const qulonglong number = text.trimmed().toULongLong(&good);
  return good && number <= fulltable::max_deal_number ? std::optional<std::uint64_t>(number) : std::nullopt;
}

std::optional<fulltable::GameSetup> findWinnable(const fulltable::Game& game, fulltable::GameSetup gameSetup,
                                                 std::stop_token stop) {
  using Clock = std::chrono::steady_clock;
  // A deal that is not settled quickly is left for the next one.
  constexpr std::chrono::seconds patience{2};
  for (; !stop.stop_requested();
       gameSetup.deal_number = gameSetup.deal_number < fulltable::max_deal_number ? gameSetup.deal_number + 1 : 0) {
    const auto match = fulltable::Match::start(game, gameSetup);
    if (!match) return std::nullopt;
    fulltable::SolveLimits limits;
    limits.expired = [&, end = Clock::now() + patience] { return stop.stop_requested() || Clock::now() >= end; };
    if (match->truth().solve(limits, 1).finding == fulltable::Finding::solvable) return gameSetup;
  }
  return std::nullopt;
}
