// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/pop/outlook.h"
#include "games/pop/value.h"

namespace fulltable::pop {

/// The chances of the ends of a round, at the places of Stakes::End.
using Odds = std::array<float, 4>;

/// The odds as a seat may judge them: from the cards it sees, the average of those it does not, and the tricks taken.
Odds odds_of(const Pop::State& state, const Outlook& outlook, int seat);

/// What the round is worth to the seat if it is played to its end at that cube.
float expected(const Odds& odds, const Stakes& stakes, int cube);

/// What a pop of the seat adds to the value of the game, if the other judges by the same odds.
float gain_of_pop(const Odds& odds, const Stakes& stakes, int cube);

/// What accepting adds over folding for the answering seat.
float gain_of_accepting(const Odds& odds, const Stakes& stakes, int cube);

/// A pop should gain that much: it gives the right to the next one away, and the odds are rough.
inline constexpr float worth_popping = 0.02F;

}  // namespace fulltable::pop
