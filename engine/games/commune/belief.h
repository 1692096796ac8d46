// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/commune/commune.h"
#include "games/commune/odds.h"

namespace fulltable::commune {

/// What the declarations of a hand tell of who holds what: who names a rank holds it, or a wild card, more often than
/// not. The smallest step up tells nothing, but to begin is a free choice.
class Tales {
 public:
  explicit Tales(const fulltable::Commune::State& state);

  /// Heeds one more declaration, made after that rung.
  void note(int seat, int rung, int before, const Terms& terms);
  /// Whether that seat has named a rank of its own choice.
  bool told(int seat) const { return told_.has(seat); }
  /// How likely that seat was to speak as it did with those cards, 1 being the most.
  double likelihood(int seat, CardSet cards) const;
  /// What all others have told to that seat; to a bystander with −1.
  Hints hints(int seat) const;

 private:
  std::array<SeatSet, ranks> backers_{};
  std::array<std::array<std::uint8_t, 2>, fulltable::Commune::most_seats> last_{};  ///< ranks a seat named last
  std::array<float, fulltable::Commune::most_seats> honesty_{};
  SeatSet told_;
};

}  // namespace fulltable::commune
