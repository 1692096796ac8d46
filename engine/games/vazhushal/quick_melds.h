// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "games/vazhushal/vazhushal.h"

// A quick eye for melds: sound but not exhaustive, for games that are imagined by the thousand.
namespace fulltable::vazhushal {

/// One player's cards and melds, to try things out on.
struct Side {
  static constexpr std::size_t most_melds = 24;
  static constexpr std::uint8_t newly = 255;

  Bag hand;
  CardSet wild;
  bool sets_differ = false;
  std::uint8_t keep = 1;  ///< cards that must stay in the hand
  std::uint8_t count = 0;
  std::array<Meld, most_melds> melds{};
  std::array<std::uint8_t, most_melds> place{};  ///< of the state, or `newly`
  std::array<bool, most_melds> changed{};

  Side(const Vazhushal::State& state, int seat);
  bool opened() const { return count > 0; }
  int natural_left() const { return hand.size() - wild_left(); }
  int wild_left() const { return (hand.one & wild).size() + (hand.two & wild).size(); }
  bool is_out() const { return hand.size() <= 1; }
  /// Lays a meld of natural cards of the hand, if it does not repeat another one.
  bool lay(CardSet cards);
  /// Lays all melds and additions of natural cards that it sees; without a natural sequence none.
  void lay_natural();
  /// Lays with wild cards what gets the hand down to its last card. False if that cannot be seen to be done; then
  /// nothing is changed.
  bool go_out();
  /// Lays everything that can be laid with wild cards.
  void lay_rest();
  /// Does to the state what was done here.
  void commit(Vazhushal::State& state, int seat) const;

  bool may_repeat(CardSet roles, std::size_t but) const;

 private:
  bool lay_pair();
  bool add_wild(bool most_points);
  void extend_natural();
  Card spare_wild() const;
};

/// The natural sequence of these cards that begins lowest, as long as it can be; empty if there is none.
CardSet sequence_in(CardSet cards);
/// The longest natural meld with this card; empty if there is none.
CardSet meld_with(CardSet cards, Card card);
/// The roles that make a meld one longer.
CardSet extenders_of(CardSet roles);

/// For each card those of its rank, those next to it in its suit, and those one further.
struct Company {
  std::array<CardSet, 54> mates{};
  std::array<CardSet, 54> near{};
  std::array<CardSet, 54> far{};
};
extern const Company company;

/// A sweep of the line.
struct Sweep {
  int count = 0;  ///< 0: the stock is better
  CardSet first;  ///< laid before, from the hand; mostly empty
  CardSet meld;   ///< with the deepest card
  int value = 0;  ///< how much better than the stock
};

/// What taking that many cards of the line would come to; `count` 0 if it sees no way.
Sweep sweep_of(const Vazhushal::State& state, int seat, const Side& side, int stock_left, int count);
/// The best one, or none.
Sweep best_sweep(const Vazhushal::State& state, int seat);
Move move_of(const Sweep& sweep, bool opened);

/// How much is lost by discarding each card of the hand: with what it could become, for its owner and for others.
class Keeping {
 public:
  Keeping(const Vazhushal::State& state, int seat, const Side& side);
  int operator()(Card card) const;

 private:
  const Side& side_;
  CardSet line_;
  CardSet others_;  ///< known to be in hands that may sweep the line
  CardSet ends_;    ///< would make the own melds longer
  bool danger_ = false;
  bool late_ = false;
};

}  // namespace fulltable::vazhushal
