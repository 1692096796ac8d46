// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/commune/ladder.h"

namespace fulltable::commune {

/// For each rank how likely somebody else is to hold a card of it beyond what chance gives, because of what was
/// declared.
using Hints = std::array<float, ranks>;

/// The chances that a declaration is good, reckoned by counting: `own` cards are known, the rest of the commune is
/// drawn from the rest of the pack.
class Odds {
 public:
  Odds(CardSet own, int commune_size, int pack_size);

  float of(const Declaration& declaration) const;
  /// The same, heeding what others have told.
  float of(const Declaration& declaration, const Hints& hints) const;

 private:
  /// What is still wanted of two ranks, where so many fewer of the others' cards are drawn by chance.
  float of_ranks(int wanted, int natural_left, int others_wanted, int others_left, int less) const;
  float of_straight(int top) const;
  float of_flush(int top) const;
  float of_straight_flush(int top) const;
  /// The sum over the numbers of wild cards that others may hold of chance times `given(wild, natural)`: with so many
  /// wild cards at hand and so many natural cards drawn.
  template <class Given>
  float over_wild(int less, Given given) const;
  /// The chance of fewer than `least` of `marked` cards among so many natural ones drawn.
  double fewer(int least, int marked, int natural) const;

  Count own_;
  int drawn_ = 0;    ///< cards of the commune that are not one's own
  int natural_ = 0;  ///< natural cards not one's own, in the whole pack
  int wild_ = 0;     ///< wild cards not one's own
  /// One part in so many ways to draw natural cards, by how many fewer than `drawn_` they are.
  std::array<double, 9> per_way_{};
  /// The chances of so many wild cards among those drawn, by how many fewer are drawn.
  std::array<std::array<double, 7>, 3> share_{};
};

/// The chance that a declaration is good to somebody who sees no card.
float blind_odds(int rung, int commune_size, int pack_size);

}  // namespace fulltable::commune
