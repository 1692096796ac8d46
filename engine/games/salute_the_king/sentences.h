// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/salute_the_king/salute_the_king.h"

namespace fulltable {

/// On a button: "Salute".
Text gesture_label(int gesture);
/// What can ask for a gesture, in one word: "king", "7", "prime".
Text trigger_label(int trigger);
/// What asks for a gesture in use: "King: Salute".
Text signal_text(const SaluteTheKing::State& state, int gesture);

/// Beside the plate of the player who has just had to take the pile: "Last!".
Text take_text(const SaluteTheKing::Take& take);

}  // namespace fulltable
