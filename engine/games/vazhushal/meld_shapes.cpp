// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/meld_shapes.h"

namespace fulltable::vazhushal::exact {

MeldShape shape_of(const Meld& meld) {
  MeldShape shape;
  shape.set = kind_of(meld.roles) == Kind::set;
  const Card low = meld.roles.first();
  shape.base = static_cast<std::uint8_t>(shape.set ? low.rank() : index_of(low.suit()));
  const bool low_ace = meld.roles.has(Card(1, low.suit()));
  for (const Card role : meld.roles) {
    const int rank = role.rank() == ace_rank && !low_ace ? high_ace : role.rank();
    const auto mark = static_cast<std::uint16_t>(1U << (shape.set ? index_of(role.suit()) : rank));
    shape.roles |= mark;
    if (meld.substituted.has(role)) shape.substitutes |= mark;
  }
  return shape;
}

}  // namespace fulltable::vazhushal::exact
