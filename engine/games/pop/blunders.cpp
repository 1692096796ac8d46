// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pop/pop.h"

// To fold where the points of the fold end the game, and lose it: who accepts may still win.
namespace fulltable {

bool Pop::is_blunder(const State& known, int seat, const Move& move, const Moves& /*moves*/) {
  return move.verb == fold && known.scores[at(1 - seat)] + known.cube >= known.target;
}

}  // namespace fulltable
