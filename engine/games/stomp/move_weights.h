// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "games/stomp/stomp.h"

// How good a move looks at first sight. All in one measure: about what a middling card is worth in the hand.
namespace fulltable::stomp {

/// What there is to see of a move.
struct Features {
  Stomp::Verb verb = Stomp::play;
  bool stock = false;  ///< there are cards to draw
  bool lead = false;
  bool trump = false;     ///< it is one
  int size = 0;           ///< cards from the hand
  int jokers = 0;         ///< of these
  int height = 0;         ///< of the trump, or of the set's natural cards
  int held = 0;           ///< natural cards of that rank in the hand, before the move
  int stands = 0;         ///< cards of the play as it then stands
  int stands_height = 0;  ///< its height
  int unseen = 0;         ///< cards elsewhere that could steal it, or cancel it
};

/// The chance that a play is conceded, roughly.
inline float strength(bool trump, int size, int height) {
  const float high = static_cast<float>(height) / 12;
  if (trump) return 0.35F + 0.6F * high;
  switch (size) {
    case 1: return 0.05F + 0.35F * high;
    case 2: return 0.35F + 0.3F * high;
    case 3: return 0.7F + 0.2F * high;
    default: return 0.93F;
  }
}

/// How much a move is wanted, over a pass.
inline float urge(const Features& move) {
  constexpr float drawn_card = 3.8F;  // a card from the stock, on the average
  constexpr float held_back = 1.2F;   // a card to be rid of when the stock has ended
  constexpr float joker_keeps = 9.0F;
  constexpr float larger = 1.0F;  // a stolen set is harder to beat
  constexpr float danger = 0.27F;
  // What cards of one rank are worth together, over what they are singly.
  constexpr std::array<float, 8> together{0, 0, 3, 7.5F, 12, 16, 20, 24};

  const float stake = move.stock ? 3.5F : 7.0F;
  const auto high = static_cast<float>(move.height);
  const int naturals = move.size - move.jokers;
  float gain = static_cast<float>(move.size) * (move.stock ? drawn_card : held_back) -
               static_cast<float>(move.jokers) * joker_keeps;
  if (move.trump) {
    gain -= 4.5F + 0.5F * high;
  } else {
    const auto held = static_cast<std::size_t>(std::min(move.held, 7));
    const auto left = static_cast<std::size_t>(std::min(move.held - naturals, 7));
    gain -= static_cast<float>(naturals) * (0.4F + 0.04F * high * high) + together[held] - together[left];
  }
  if (move.verb == Stomp::cancel) return gain + 0.5F * stake;
  if (move.verb == Stomp::steal) gain += larger;
  gain -= danger * static_cast<float>(std::min(move.unseen, 3)) * (move.trump ? 3.0F : 1.0F);
  const float win = strength(move.trump, move.stands, move.stands_height);
  // A lead can only win; a reply has the concession to fear.
  return gain + stake * (move.lead ? 1.6F * win : 0.6F + 0.8F * win);
}

/// A weight that grows with the urge about as an exponential does; that of a pass is 1.
inline float weight_of(float wanted) {
  const float base = std::max(0.08F, 1.0F + wanted / 14.0F);
  const float square = base * base;
  const float fourth = square * square;
  return fourth * fourth;
}

}  // namespace fulltable::stomp
