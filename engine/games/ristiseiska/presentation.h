// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/ristiseiska/ristiseiska.h"

namespace fulltable::ristiseiska {

/// What the viewer is asked to do now; empty where the table says enough.
Text prompt_for(const Ristiseiska::State& state, std::optional<int> viewer);
/// What stands at the plates: `skipped.N`, `caught.N` and `last.N` of seat N.
std::vector<Caption> captions_of(const Ristiseiska::State& state);

}  // namespace fulltable::ristiseiska
