// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "ai/chances.h"
#include "core/game.h"

namespace fulltable {

/// Where every card of the pack is, as a seat may know it.
struct CardCount {
  enum class Place {
    unseen,
    own,    ///< in the seat's own hand
    known,  ///< in `pile` and nowhere else: hidden, or among cards that are
    out,    ///< in `pile`, for all to see or taken by a player
  };
  struct Spot {
    Card card;
    Place place = Place::unseen;
    PileId pile = {};
  };
  std::vector<Spot> cards;           ///< by the cards' codes, equal ones side by side
  std::vector<Chances::Void> voids;  ///< hands that can have no card of a suit
  std::vector<Spot> trumps = {};     ///< those of `cards` that are trumps now

  int count(Place place) const;
};

/// What no place has shown is found by imagining so many positions (see `chances_of`). The same knowledge gives the
/// same answer. `expired` ends it early.
CardCount count_cards(const Knowledge& known, int positions, const std::function<bool()>& expired = {});

}  // namespace fulltable
