// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/stroop/stroop.h"

namespace fulltable {

/// A call as it is heard: "nine of clubs", or a rank alone.
Text spoken(const Move& call);
/// The last call of each seat N in this round as `call.N`, and what is to be said of it as `note.N`.
std::vector<Caption> captions_of(const Stroop::State& state);

}  // namespace fulltable
