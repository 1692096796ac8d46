// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/vazhushal/vazhushal.h"

// To end the final melds with cards that could still be laid.
namespace fulltable {

bool Vazhushal::is_blunder(const State& known, int /*seat*/, const Move& move, const Moves& moves) {
  return known.phase == Phase::final_melds && move.verb == pass &&
         std::ranges::any_of(moves, [](const Move& each) { return each.verb != pass; });
}

}  // namespace fulltable
