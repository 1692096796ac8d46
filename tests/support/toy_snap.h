// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace fulltable::toy {

/// Snap, a real-time game of the tests. 2 to 4 seats; every second a card is turned from the stock to the middle. While
/// a red card lies on top anyone may `snap`: the first one wins the middle. The game ends a second after the last card.
const Game& snap();

/// What it asks of a seat: these delays after a red card was turned, on easy, medium and hard, up to 50 ms more.
inline constexpr int snap_delay_ms[] = {700, 500, 300};

}  // namespace fulltable::toy
