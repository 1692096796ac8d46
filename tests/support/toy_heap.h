// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace fulltable::toy {

/// Heap, a game of the tests whose moves are sets of cards: two packs, 2 seats, ten cards each. In turn, the dealer's
/// left first, each lays up to three cards of one rank on the heap, as many as were laid last (`lay 7C 7C`), or puts
/// one card on the grave (`bury 7C` or `mourn 7C`), or shows a pair (`show 7C 7D`), which goes there too, or passes
/// (`pass`), after which any number may be laid. The player who has no cards left wins. With the option `open` sets of
/// any size are allowed, but only single cards and pairs listed.
const Game& heap();

}  // namespace fulltable::toy
