// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/think.h"

namespace fulltable {

/// Decides for the only player of a game with a solver: imagines the unseen cards again and again, searches each
/// position for a win, and goes the way that begins a win most often: the shortest moves found to one that cannot be
/// taken back. `limits.iterations` counts imagined positions. A candidate's value is the share of them that are won
/// beginning with it and the rest of its best way; its visits are how many were tried.
Decision think_alone(const Knowledge& knowledge, Level level, const Limits& limits, Rng rng, std::stop_token stop = {});

}  // namespace fulltable
