// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/game.h"

namespace fulltable {

/// A move that a player of the table wants to make, with its times in a real-time game.
struct Intent {
  int seat = 0;
  Move move;
  std::optional<Times> times;
};

/// What happens next in a real-time game: a move, or without one what falls due by itself.
struct Happening {
  std::int64_t at = 0;
  std::optional<Intent> move;
};

/// The first of all that is wanted and due: what is due at a time before a move done then; of moves the one done first,
/// then begun first, then of the lower seat. A move that was done before the present time counts as done now.
std::optional<Happening> next_happening(const Position& position, std::span<const Intent> wanted);

}  // namespace fulltable
