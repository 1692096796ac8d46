// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/view.h"

/// A view on the way to another, and what was moved last.
struct Step {
  fulltable::View view;
  fulltable::Gesture move;
};

/// The way to a view in which two hands or more were turned up where they lay: one after the other, from that seat on.
/// Empty where they were not.
std::vector<Step> turnedInTurn(const fulltable::View& before, const fulltable::View& after, int first);

/// The way to a view in which the cards left in hands lie as piles of their own: one after the other. Empty where
/// there are none.
std::vector<Step> laidInTurn(const fulltable::View& before, const fulltable::View& after);
