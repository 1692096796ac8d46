// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/groups.h"

namespace fulltable::vazhushal::exact {

Group group_of(const Meld& meld) {
  Group group;
  group.set = kind_of(meld.roles) == Kind::set;
  const Card low = meld.roles.first();
  group.base = static_cast<std::uint8_t>(group.set ? low.rank() : index_of(low.suit()));
  const bool low_ace = meld.roles.has(Card(1, low.suit()));
  for (const Card role : meld.roles) {
    const int rank = role.rank() == ace_rank && !low_ace ? high_ace : role.rank();
    const auto mark = static_cast<std::uint16_t>(1U << (group.set ? index_of(role.suit()) : rank));
    group.roles |= mark;
    if (meld.substituted.has(role)) group.substitutes |= mark;
  }
  return group;
}

}  // namespace fulltable::vazhushal::exact
