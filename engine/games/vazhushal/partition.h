// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/vazhushal/melds.h"

// The best way to part cards into melds in Vazhushal, proved best and not only found.
namespace fulltable::vazhushal {

/// What is to be parted, and by what it is judged: the sum of the worths of the cards melded and of `per_point` times
/// what their roles count.
struct Parting {
  Bag cards;                             ///< what may be melded
  Bag must;                              ///< what of it has to be: melds to be rearranged
  CardSet wild;                          ///< the jokers among them
  bool opened = false;                   ///< a natural sequence lies there and stays
  bool sets_differ = false;              ///< no two identical sets either
  bool keep_one = true;                  ///< one card at least has to be left
  std::vector<CardSet> standing;         ///< roles of the player's melds that stay
  std::array<std::int16_t, 54> worth{};  ///< by code; equal for both jokers
  int per_point = 0;
  int most_nodes = 20000;  ///< of the search; beyond, it takes what looks best
};

/// What a card taken from deep in the line demands of the melds.
struct Demand {
  Card deepest;
  bool any_meld = false;     ///< with melds already, any new meld will do with it
  Bag hand;                  ///< held before; without melds, a natural sequence of these allows any other meld with it
  std::vector<Meld> former;  ///< melds that are rearranged; an old one made longer is not new
};

struct Partition {
  std::vector<Meld> melds;  ///< the one the demand is about first
  Bag rest;
  int value = 0;
  bool proved = true;  ///< the search was not cut short
  int nodes = 0;
};

/// The most valuable partition; no melds at all where none is worth anything.
Partition best_partition(const Parting& parting);

/// The same with a meld as the demand wants it, whatever it costs; nothing if there is no way.
std::optional<Partition> best_partition(const Parting& parting, const Demand& demand);

}  // namespace fulltable::vazhushal
