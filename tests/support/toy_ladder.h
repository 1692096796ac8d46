// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game.h"

namespace fulltable::toy {

/// Ladder, a solitaire of the tests. Six clubs from ace to six in two columns of three, dealt one after the other.
/// `take 3C` lays the top card of a column on the foundation, if it is the next one. Lost when none is.
const Game& ladder();

}  // namespace fulltable::toy
