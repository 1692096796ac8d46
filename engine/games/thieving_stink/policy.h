// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thieving_stink/thieving_stink.h"

namespace fulltable::stink {

/// A card to bid from a hand of thirteen, drawn by how promising each is.
Card draw_bid(CardSet hand, Rng& rng);

/// What a seat sees once the bids are turned up, and how good a card looks to it: the points by which its team should
/// be ahead after this trick and through what is then left in the hand.
class Outlook {
 public:
  Outlook(const ThievingStink::State& state, int seat);
  /// To the trick, as a lead or following.
  float play(Card card) const;
  /// On the trump-stack.
  float change(Card card) const;

 private:
  float lead(Card card) const;
  float follow(Card card) const;
  float lacks(int other, Suit suit, CardSet cards) const;
  float beaten_by(int other, Card best, Suit led) const;
  float win_chance(Card best, bool ours, Suit led, int after) const;
  float trick_value(Card card, float win, int after) const;
  float lead_value(Card spent) const;
  float keep_value(Card card) const;
  float theft_swing() const;

  const ThievingStink::State& state_;
  int seat_;
  CardSet hand_;
  CardSet unseen_;
  Suit trump_;
  CardSet thieves_;                        ///< cards of the hand that beat the top
  bool we_hold_;                           ///< the seat's team has the trump
  int left_;                               ///< tricks, the present one included
  std::array<std::size_t, 4> may_hold_{};  ///< by suit: how many others may have it
};

}  // namespace fulltable::stink
