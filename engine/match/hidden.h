// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace fulltable {

/// Whether that seat has seen something hidden when that move of `mover` led from one position to the next: a card that
/// it saw nowhere before, what follows from such a card, what a player chose whose cards it does not see, or a deal's
/// end. Not for races.
bool shows_hidden(const Position& before, const Position& after, int mover, const Move& move, int seat);

}  // namespace fulltable
