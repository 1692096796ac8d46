// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ai/judge.h"
#include "ai/think.h"

namespace fulltable {

/// Information-set Monte Carlo tree search with several observers (Cowling, Powley, Whitehouse 2012): each iteration
/// imagines a full position that fits what the seat knows, goes down the tree by PUCT with the game's own priors, plays
/// the deal to its end with the game's quick policy, and counts what the game is then worth to each seat. Every seat
/// chooses by what it has noticed since the root alone, so nobody in the tree reacts to what it could not see.
/// The seat must be to act with at least two choices. `limits.iterations` must be given. Positions are imagined, and
/// moves looked at, by what the seat believes (`Knowledge::recalled`); what it can do is told by what it knows.
Decision search(const Knowledge& knowledge, const Knowledge& believed, const Limits& limits, Rng rng,
                const std::stop_token& stop);

/// The same search, and after it what was played beside its choice in `deals` imagined deals, in the same tree.
Judgement search_and_judge(const Knowledge& knowledge, const Move& played, const Limits& limits, std::int64_t deals,
                           Rng rng, const std::stop_token& stop);

}  // namespace fulltable
