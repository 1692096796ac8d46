// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "core/view.h"

class GameController;
struct MoveReport;

/// Which cards have come to a person's hand since they moved last: drawn, given, or taken up.
class Arrivals {
 public:
  explicit Arrivals(const GameController& game) : game_(game) { forget(); }

  /// Nothing that a person holds now is new to them.
  void forget();
  void see(const MoveReport& report);
  /// The places of the new cards in a hand that seat holds in that deal, from the bottom.
  std::vector<int> placesIn(int seat, const fulltable::Cards& hand, int deal) const;

 private:
  const GameController& game_;
  int deal_ = 0;
  std::map<int, fulltable::Cards> held_;  ///< by the seats of persons: what they held before they moved last
};
