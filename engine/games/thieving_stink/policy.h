// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thieving_stink/thieving_stink.h"

namespace fulltable::stink {

/// A card to bid from a hand of thirteen, drawn by how promising each is.
Card draw_bid(CardSet hand, Rng& rng);

/// What a seat sees once the bids are turned up, and how good a card looks to it: the points by which its team should
/// be ahead after this trick and through what is then left in the hand. What is the same for all cards of a decision is
/// worked out once.
class Outlook {
 public:
  Outlook(const ThievingStink::State& state, int seat);
  /// To the trick, as a lead or following.
  float play(Card card);
  /// On the trump-stack.
  float change(Card card) const;

 private:
  /// What one of the other seats can do about a suit that is led.
  struct Answer {
    std::size_t holders = 0;  ///< how many others may have the suit; 0 if this one cannot
    float lacks_all = 1;      ///< the chance that it has none of the suit
    float ruffs = 0;          ///< and that it then has a trump
  };
  using Answers = std::array<Answer, 4>;  ///< by suit

  void look_at_others();
  void look_at_trick();
  float lead(Card card);
  float follow(Card card);
  float beaten_by(int step, Card best, std::size_t higher, Suit led) const;
  float win_chance(Card best, bool ours, Suit led) const;
  float win_with(Card card, Suit led);
  float trick_value(Card card, float win) const;
  float lead_value(Card spent) const;
  float keep_value(Card card) const;
  float theft_swing() const;
  std::size_t unseen_above(Card card) const;

  const ThievingStink::State& state_;
  int seat_;
  CardSet hand_;
  CardSet unseen_;
  Suit trump_;
  CardSet thieves_;                         ///< cards of the hand that beat the top
  bool we_hold_;                            ///< the seat's team has the trump
  int left_;                                ///< tricks, the present one included
  int after_;                               ///< how many play to the trick after the seat
  CardSet bosses_;                          ///< honours of the hand with no higher card unseen
  std::array<std::size_t, 4> unseen_in_{};  ///< cards by suit
  std::array<Answers, 4> others_{};         ///< by how many seats further they sit, 1 to 3
  float near_theft_ = 0;                    ///< what is felt now of the theft at the end
  float given_away_ = 0;                    ///< what a change of trump mostly costs: the trick goes to the left
  float to_come_ = 0;                       ///< points in what is still to be played to the trick
  // Only while following.
  int honours_there_ = 0;
  Card best_;
  bool best_is_ours_ = false;
  float win_without_ = 0;  ///< the chance to win if the card of this seat does not take the trick
  /// Of each suit the last chance to win that was worked out, and for how many unseen higher cards: neighbours in a
  /// hand often have the same.
  std::array<std::size_t, 4> known_higher_{none, none, none, none};
  std::array<float, 4> known_win_{};
  static constexpr std::size_t none = 99;
};

}  // namespace fulltable::stink
