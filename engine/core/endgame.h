// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/game.h"

namespace fulltable {

/// What a move comes to if everybody plays on as well as can be.
struct Certain {
  double worth = 0;  ///< of the game to the seat, 0 to 1
  int lead = 0;      ///< what the seat gains in the rest of this deal, over the other one, in points or chips
  friend bool operator==(const Certain&, const Certain&) = default;
};

/// How a deal ends between two seats of whom each can tell every card.
class Endgame {
 public:
  virtual ~Endgame() = default;
  /// One value for each of these moves of the knowledge's seat; none where something is hidden from it, or where the
  /// end is too far away.
  virtual std::vector<Certain> values(const Knowledge& known, const Moves& moves) const = 0;
};

/// That of the game with this id; null where there is none. Written by CMake from the folders that have an endgame.cpp.
const Endgame* find_endgame(std::string_view id);

}  // namespace fulltable
