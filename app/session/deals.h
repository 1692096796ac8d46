// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "match/match.h"

/// The first terms from the given deal number on whose deal is proved to be winnable; nothing when told to stop.
std::optional<fulltable::Terms> findWinnable(const fulltable::Game& game, fulltable::Terms terms, std::stop_token stop);
