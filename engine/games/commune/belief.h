// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "games/commune/commune.h"
#include "games/commune/odds.h"

namespace fulltable::commune {

/// What the declarations of a hand tell of who holds what: mostly something is declared that one's own cards make
/// likely. The smallest step up tells nothing, but to begin is a free choice.
class Tales {
 public:
  explicit Tales(const fulltable::Commune::State& state);

  /// Heeds one more declaration, made after that rung.
  void note(int seat, int rung, int before, const LadderOptions& ladder_options);
  /// Whether that seat has declared something of its own choice.
  bool told(int seat) const { return told_.has(seat); }
  /// How likely that seat was to speak as it did with each of these hands, which were drawn at random: on the
  /// average 1.
  void weigh(int seat, std::span<const CardSet> hands, std::span<double> weights) const;
  /// What all others have told to that seat; to a bystander with −1.
  Hints hints(int seat) const;

 private:
  std::array<SeatSet, ranks> backers_{};
  std::array<std::uint16_t, fulltable::Commune::most_seats> last_{};  ///< the rung of a seat's last free choice
  std::array<float, fulltable::Commune::most_seats> honesty_{};
  SeatSet told_;
  int commune_size_ = 0;
  int pack_size_ = 0;
};

}  // namespace fulltable::commune
