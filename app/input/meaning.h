// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/game.h"

/// Why the owner of that knowledge, who is to act, may not take a card from pile `from` and put it on pile `to` (or
/// upon the card `onto` of it, or just play it, where `to` is empty). The move meant is found through the game's
/// notation; nothing where none fits.
std::optional<fulltable::Refusal> whyRefused(const fulltable::Knowledge& known, fulltable::Card card,
                                             const std::string& from, const std::string& to, fulltable::Card onto = {});

/// Why the owner may not take a card off that pile by tapping it; nothing where the game has no such move.
std::optional<fulltable::Refusal> whyNotTapped(const fulltable::Knowledge& known, const std::string& pile);
