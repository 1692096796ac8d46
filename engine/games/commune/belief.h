// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "games/commune/commune.h"
#include "games/commune/odds.h"

namespace fulltable::commune {

/// What the declarations of a hand tell of who holds what: mostly something is declared that one's own cards make
/// likely. Declarations that are not heeded tell nothing.
class Tales {
 public:
  explicit Tales(const fulltable::Commune::State& state);

  /// Heeds one more declaration, made after that rung (−1: to begin).
  void note(int seat, int rung, int before, const LadderOptions& ladder_options);
  /// Whether that seat has declared something in this hand.
  bool told(int seat) const { return counts_[static_cast<std::size_t>(seat)] > 0; }
  /// How likely that seat was to speak as it did with each of these hands, which were drawn at random: on the
  /// average 1.
  void weigh(int seat, std::span<const CardSet> hands, std::span<double> weights) const;
  /// What all others have told to that seat; to a bystander with −1. The smallest step up tells nothing here.
  Hints hints(int seat) const;

 private:
  struct Spoken {
    std::int16_t rung = 0;
    std::int16_t before = -1;
    bool smallest_step = false;
  };
  static constexpr std::size_t most_heeded = 3;  ///< declarations of a seat, the last ones

  std::array<SeatSet, ranks> backers_{};
  std::array<std::array<Spoken, most_heeded>, fulltable::Commune::most_seats> spoken_{};
  std::array<std::uint8_t, fulltable::Commune::most_seats> counts_{};
  std::array<float, fulltable::Commune::most_seats> honesty_{};
  int commune_size_ = 0;
  int pack_size_ = 0;
};

}  // namespace fulltable::commune
