// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/lorum/lorum.h"

// What experience says of a card in each hand of Lórum, from one's own cards and what lies open.
namespace fulltable::lorum {

/// A seat's look at a position: its own cards, and those it does not see.
struct Outlook {
  const Lorum::State* state = nullptr;
  int seat = 0;
  CardSet hand;
  CardSet out;
  bool goes_for_all = false;  ///< in the hands 1 to 3: it had better take all

  Outlook(const Lorum::State& from, int viewer);
};

/// How good it is to play that card, about in chips; only differences mean anything.
float play_value(const Outlook& outlook, Card card);

}  // namespace fulltable::lorum
