// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/game.h"

namespace fulltable {

/// Whether, from what a solitaire's player sees, no line of moves turns a card or gains a point any more. Says no where
/// that takes too long to tell, and when it is stopped.
bool is_dead_end(const Knowledge& known, std::stop_token stop = {});

}  // namespace fulltable
