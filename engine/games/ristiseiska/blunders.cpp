// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/ristiseiska.h"

// With a card that goes out: to beg, or to pass. With two cards: to give away the one that fits and to keep another
// one. After an ace or a king: to stop, with another of them to place.
namespace fulltable {

bool Ristiseiska::is_blunder(const State& known, int seat, const Move& move, const Moves& /*moves*/) {
  const CardSet hand = known.hand[at(seat)];
  const CardSet fitting = playable(known, seat);
  switch (static_cast<Verb>(move.verb)) {
    case play: return false;
    case pass:
    case beg: return hand.size() == 1 && !(fitting - known.withheld[at(seat)]).empty();
    case done: return !((fitting & ends_of_all) - known.withheld[at(seat)]).empty();
    case give: return hand.size() == 2 && fitting == CardSet::of(move.card());
  }
  return false;
}

}  // namespace fulltable
