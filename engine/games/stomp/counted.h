// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/stomp/stomp.h"

// Suits mean nothing in a set, so that where it is to be quick hands are counts of heights, and only trumps are cards:
// for imagined games (playout.cpp) and exact endings (endgame.cpp).
namespace fulltable::stomp {

/// What of a play counts for what beats it.
struct Laid {
  std::int8_t seat = 0;
  bool trump = false;
  std::int8_t height = 0;
  std::uint8_t size = 0;
};

/// A move but for suits.
struct CountedMove {
  Stomp::Verb verb = Stomp::pass;
  std::int8_t code = -1;  ///< of the natural cards or the trump; −1: none
  std::uint8_t naturals = 0;
  std::uint8_t jokers = 0;
  friend bool operator==(const CountedMove&, const CountedMove&) = default;
};

inline Laid laid_of(const Stomp::State& state, const Play& play) {
  return {play.seat, play.trump, static_cast<std::int8_t>(state.height(play.rank)), play.size};
}

/// What lies there when that seat has played so.
inline Laid laid_by(int seat, const CountedMove& move) {
  const bool trump = move.code >= Stomp::ranks;
  const int height = move.code < 0 ? Stomp::ranks - 1 : trump ? move.code - Stomp::ranks : move.code;
  return {static_cast<std::int8_t>(seat), trump, static_cast<std::int8_t>(height),
          static_cast<std::uint8_t>(move.naturals + move.jokers)};
}

}  // namespace fulltable::stomp
