// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/game.h"

namespace fulltable {

/// How many lines of so many moves (1 or more) begin at a position; those that the end of a deal cuts short count, too.
/// In a race everybody moves without delay, and that time passes to the next event is one more move.
std::int64_t perft(const Position& position, int depth);

}  // namespace fulltable
