// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/game.h"

namespace fulltable {

/// The arena's bound for all fair players: it cheats. No level, no hint and no command of the protocol is this player;
/// it is told apart by its type, and gets the true position in place of a knowledge.
struct SeesAll {};

/// What a seat would do that sees every card, and takes the others to see them, too: a tree search on the one position
/// there is, by PUCT with the game's priors and quick policy, as the fair search has them. Nothing: it
/// waits. The same arguments give the same answer on every platform.
std::optional<Move> choose_seeing_all(const Position& truth, int seat, std::int64_t iterations, Rng rng);

}  // namespace fulltable
