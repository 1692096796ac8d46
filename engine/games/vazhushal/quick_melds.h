// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "games/vazhushal/vazhushal.h"

// A quick eye for melds: sound but not exhaustive, for games that are imagined by the thousand.
namespace fulltable::vazhushal {

/// One player's cards and melds, to try things out on.
struct Side {
  static constexpr std::size_t most_melds = 16;
  static constexpr std::uint8_t newly = 255;

  Bag hand;
  int held = 0;  ///< how many cards these are
  CardSet wild;
  bool sets_differ = false;
  std::uint8_t keep = 1;  ///< cards that must stay in the hand
  std::uint8_t count = 0;
  std::array<Meld, most_melds> melds{};
  std::array<CardSet, most_melds> ends{};        ///< the roles that make each of them one longer
  std::array<std::uint8_t, most_melds> place{};  ///< of the state, or `newly`
  std::array<bool, most_melds> changed{};

  Side(const Vazhushal::State& state, int seat);
  /// How many cards must stay in a hand in this phase.
  static std::uint8_t must_keep(const Vazhushal::State& state) {
    return state.phase == Vazhushal::Phase::final_melds || state.out_without_discard ? 0 : 1;
  }
  bool opened() const { return count > 0; }
  int natural_left() const { return held - wild_left(); }
  int wild_left() const {
    const CardSet once = hand.one & wild;
    return once.empty() ? 0 : once.size() + (hand.two & wild).size();
  }
  bool is_out() const { return held <= 1; }
  /// Becomes the side with these cards in the hand.
  void hold(const Bag& cards, int number) {
    hand = cards;
    held = number;
  }
  /// Lays a meld of natural cards of the hand, if it does not repeat another one.
  bool lay(CardSet cards);
  /// Lays all melds and additions of natural cards that it sees; without a natural sequence none.
  void lay_natural();
  /// Whether that might lay anything: false only where it would not.
  bool has_natural() const;
  /// Lays with wild cards what gets the hand down to its last card. False if that cannot be seen to be done; then
  /// nothing is changed.
  bool go_out();
  /// Lays everything that can be laid with wild cards.
  void lay_rest();
  /// Does to the state what was done here; afterwards the side is again what it would be made of the state.
  void commit(Vazhushal::State& state, int seat);

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
/// Whether a card makes a natural meld with two or more of these, and whether a sequence; a joker makes none.
bool completes(CardSet cards, Card card);
bool completes_sequence(CardSet cards, Card card);
/// The roles that make a meld one longer.
CardSet extenders_of(CardSet roles);

/// For each card those of its rank, those next to it in its suit, and those one further.
struct Company {
  std::array<CardSet, 54> mates{};
  std::array<CardSet, 54> near{};
  std::array<CardSet, 54> far{};
};
extern const Company company;

/// How many of some cards are in the `company` of any card but a joker: counted for all at once by shifting the set, so
/// that each answer is but a few bits.
class CompanyCount {
 public:
  constexpr explicit CompanyCount(CardSet cards = {}) : cards_((cards - jokers).bits()) {
    // The ace is next to the king and to the 2, but those two are not one further from each other.
    below_ = up(cards_);
    above_ = down(cards_);
    far_below_ = up(up(cards_ & ~kings));
    far_above_ = down(down(cards_ & ~(aces << 1)));
  }
  constexpr int near(Card card) const { return bit(below_, card) + bit(above_, card); }
  constexpr int far(Card card) const { return bit(far_below_, card) + bit(far_above_, card); }
  constexpr int mates(Card card) const {
    // The product adds up the four bits of the rank, 13 places apart, in one of its digits.
    const std::uint64_t same = cards_ >> card.rank() & aces;
    return static_cast<int>(same * aces >> 39 & 7) - bit(cards_, card);
  }
  /// Whether the card makes a natural sequence with two or more of them.
  constexpr bool completes_sequence(Card card) const {
    return bit((below_ & above_ & ~aces) | (below_ & far_below_) | (above_ & far_above_), card) != 0;
  }
  constexpr bool empty() const { return cards_ == 0; }

 private:
  static constexpr std::uint64_t aces = of_rank(ace_rank).bits();
  static constexpr std::uint64_t kings = of_rank(king_rank).bits();
  static constexpr std::uint64_t up(std::uint64_t bits) { return (bits & ~kings) << 1 | (bits & kings) >> king_rank; }
  static constexpr std::uint64_t down(std::uint64_t bits) { return (bits & ~aces) >> 1 | (bits & aces) << king_rank; }
  static constexpr int bit(std::uint64_t bits, Card card) { return static_cast<int>(bits >> card.code() & 1); }

  std::uint64_t cards_;
  std::uint64_t below_ = 0;  ///< the cards that have the next lower one beside them
  std::uint64_t above_ = 0;
  std::uint64_t far_below_ = 0;
  std::uint64_t far_above_ = 0;
};

/// A sweep of the line.
struct Sweep {
  int count = 0;  ///< 0: the stock is better
  CardSet first;  ///< laid before, from the hand; mostly empty
  CardSet meld;   ///< with the deepest card
  int value = 0;  ///< how much better than the stock
};

/// The best one, or none, for the seat whose side that is.
Sweep best_sweep(const Vazhushal::State& state, const Side& side);
Move move_of(const Sweep& sweep, bool opened);

/// How much is lost by discarding each card of the hand: with what it could become, for its owner and for others.
class Keeping {
 public:
  Keeping(const Vazhushal::State& state, int seat, const Side& side);
  /// In full if it is less than `enough`; otherwise some number not below that.
  int operator()(Card card, int enough = std::numeric_limits<int>::max()) const;

 private:
  const Side& side_;
  CompanyCount hand_;
  CompanyCount line_;
  CompanyCount others_;  ///< known to be in hands that may sweep the line
  CardSet ends_;         ///< would make the own melds longer
  bool danger_ = false;
  bool late_ = false;
};

/// Plays a whole turn of the seat at a glance, from the draw to the discard, or its part of the final melds; what is
/// thrown away is blurred a little. `side` is what it would be made of the state, before and after.
void play_turn(Vazhushal::State& state, int seat, Side& side, Rng& rng);

}  // namespace fulltable::vazhushal
