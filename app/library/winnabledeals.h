// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "match/match.h"

/// The deal number that a person wrote, or nothing where there is no such deal.
std::optional<std::uint64_t> dealNumberOf(const QString& text);

/// The first setup from the given deal number on whose deal is proved to be winnable; nothing when told to stop.
std::optional<fulltable::GameSetup> findWinnable(const fulltable::Game& game, fulltable::GameSetup gameSetup,
                                                 std::stop_token stop);
