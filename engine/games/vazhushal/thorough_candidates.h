// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/vazhushal/vazhushal.h"

namespace fulltable::vazhushal {

/// The moves worth a thought: towards the best partitions there are, with the melds rearranged where that gains, every
/// sweep of the line with the best that can be made of it, and every discard. Never fewer than two where two are legal.
void thorough_candidates(const Vazhushal::State& state, int seat, Moves& moves);

}  // namespace fulltable::vazhushal
