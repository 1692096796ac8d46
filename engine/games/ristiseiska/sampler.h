// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/random.h"
#include "games/ristiseiska/trail.h"

namespace fulltable::ristiseiska {

/// Draws at random where the hidden cards are and which cards were given unseen, so that all of a trail comes true.
///
/// A card is followed only through the stretch of time in which something is known of it: there its way from hand to
/// hand is drawn backwards from the chances of being in each hand (forward filtering, backward sampling), and no two
/// cards take the same gift. Earlier it may be anywhere, so every other gift is filled, again backwards, by any card of
/// the taker's hand that is not bound to have been there. That is always possible where the ways of the bound cards
/// leave it room.
class Sampler {
 public:
  Sampler(const Trail& trail, const Ristiseiska::State& known, int viewer, Rng& rng);

  /// Whether a drawing succeeded; gives up after that many steps, and does better at the next try. A giver bound by
  /// `idle` is taken to hold a card that is not open; `lenient` allows for one who does not, at the cost of more tries.
  bool draw(int budget, bool lenient);
  /// Whether the last drawing, if it failed, had tried everything.
  bool exhausted() const { return steps_ > 0; }

  CardSet hand(int seat) const { return hand_[at(seat)]; }
  /// The card of an unseen gift, by the number of the happening.
  Card given(std::size_t happening) const { return given_[happening]; }

 private:
  using Chances = std::array<float, Ristiseiska::max_seats>;

  float share(const Happening& gift, Card card) const;
  bool follow(std::size_t place);
  bool filter(const Stretch& stretch);
  bool end_with(std::size_t place, std::size_t base);
  bool walk_back(std::size_t place, std::size_t base, std::size_t end, int seat);
  bool fill();
  bool gifts_allowed() const;
  Card pick_gift(const Happening& gift, CardSet movable, int anonymous, CardSet pool);

  const Trail& trail_;
  const Ristiseiska::State& known_;
  int viewer_;
  Rng& rng_;
  bool lenient_ = false;
  int steps_ = 0;
  std::vector<int> failures_;       ///< how often there was no way for a stretch, over all drawings
  std::vector<std::size_t> order_;  ///< of following the stretches: the worst of the last drawings first
  std::vector<Chances> chances_;    ///< of the stretches being followed, one for each happening and one more
  std::vector<Card> carried_;       ///< by each gift, as far as the followed cards took one
  /// How many followed cards are in each hand before each happening.
  std::vector<std::array<std::uint8_t, Ristiseiska::max_seats>> bound_;
  std::vector<Card> given_;
  std::vector<std::int8_t> end_seat_;  ///< of each stretch
  std::array<int, Ristiseiska::max_seats> room_{};
  std::array<CardSet, Ristiseiska::max_seats> hand_{};
};

}  // namespace fulltable::ristiseiska
