// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/view.h"

namespace fulltable {

/// A trick as far as it has come, one card a seat, in turn.
struct TrickSoFar {
  int leader = 0;
  int size = 0;
  int full = 4;
  int best = -1;  ///< the place of the card that takes it so far; −1: none does
  int seats = 4;
};

/// Tells who led a trick and whose card takes it so far: as captions "trick.SEAT", and a mark in the pile "trick".
void tell_trick(const TrickSoFar& trick, View& view);

}  // namespace fulltable
