// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "ai/think.h"
#include "match/happening.h"
#include "match/match.h"

namespace fulltable {

/// Asks a seat, by what it knows alone, for its move; nothing: it would rather wait.
using Ask = std::function<std::optional<Move>(const Knowledge&)>;

/// Whose move comes next where everybody decides at once: of the seats that only may interrupt the first that wants to,
/// else the first of those that must move. Nothing: nobody moves.
std::optional<Intent> next_intent(const Match& match, const Ask& ask);

/// What that seat of a real-time game would do if nothing else happened. The same seed gives the same reaction to the
/// same event, however often it is asked.
std::optional<Intent> reaction_of(const Match& match, int seat, Level level, std::uint64_t seed);

/// Lets the AI play on in every seat until the game is over, nobody would ever move, `max_moves` were made, or time is
/// up (`expired`, asked now and then; empty: never). `iterations`: of each decision; 0: as many as the level is used
/// to, but no more than `most`, where that is given. `crew`: see `Limits`.
void play_on(Match& match, std::span<const Level> levels, std::uint64_t seed, std::int64_t max_moves,
             const std::function<bool()>& expired = {}, std::int64_t iterations = 0, std::int64_t most = 0,
             const Crew& crew = {});

}  // namespace fulltable
