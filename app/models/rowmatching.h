// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <vector>

#include "core/random.h"
#include "core/view.h"

/// Where a card lies and what is seen of it.
struct CardSlot {
  QString pile;
  int place = 0;  ///< from the bottom
  int size = 0;   ///< of the pile
  fulltable::Card card = fulltable::unknown_card;

  friend bool operator==(const CardSlot&, const CardSlot&) = default;
};

/// Which cards may no longer be followed from one view to the next.
enum class Reshuffle {
  no,
  hidden,  ///< another viewer: unseen cards of a pile change places among themselves
  all,     ///< another deal: no card is the same as before
};

/// All places of a view with their cards.
std::vector<CardSlot> slotsOf(const fulltable::View& view);

/// Matches the places of the next view with the rows that showed the last one: the answer's element r is what row r
/// shows now. Seen cards keep their rows. For the others nothing decides but the piles, what was moved by hand, and
/// `rng`.
std::vector<CardSlot> matchRows(const std::vector<CardSlot>& rows, const fulltable::View& next,
                                const fulltable::Gesture& move, Reshuffle reshuffle, fulltable::Rng& rng);
