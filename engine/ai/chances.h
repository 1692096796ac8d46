// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/game.h"

namespace fulltable {

/// How likely a card that a seat does not see lies in a pile.
struct CardChance {
  PileId pile;
  double share = 0;  ///< 1: nowhere else
};

/// What a seat can know of the cards that it does not see.
struct Chances {
  struct Hidden {
    Card card;
    std::vector<CardChance> places;  ///< the likeliest first
  };
  struct Void {
    PileId pile;
    Suit suit = Suit::clubs;
  };
  std::vector<Hidden> cards;  ///< by suit and rank
  std::vector<Void> voids;    ///< hands that can have no card of a suit, although some are hidden
};

/// Imagines so many positions from a knowledge and counts where the hidden cards lie. The same knowledge gives the same
/// answer. `expired` ends it early.
Chances chances_of(const Knowledge& known, int positions, const std::function<bool()>& expired = {});

}  // namespace fulltable
