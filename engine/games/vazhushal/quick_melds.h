// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <utility>

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

/// 0 to 3 for each card.
struct Count {
  std::uint64_t ones = 0;
  std::uint64_t twos = 0;
  constexpr int of(Card card) const {
    return static_cast<int>((ones >> card.code() & 1) + 2 * (twos >> card.code() & 1));
  }
};

/// A small number for each card: the digits of all of them, in binary, lie side by side in one word each, so that many
/// are added, and the least is found, at once (bit slicing).
class PerCard {
 public:
  /// Adds `number` for each of those cards; no sum may become 128 or more.
  template <unsigned number>
  [[gnu::always_inline]] constexpr void add(std::uint64_t cards) {
    add_digits<number>(cards, std::make_index_sequence<digits>());
  }
  /// Adds `factor` times what is counted for them.
  template <unsigned factor>
  [[gnu::always_inline]] constexpr void add(const Count& count, std::uint64_t cards = ~std::uint64_t{0}) {
    add<factor>(count.ones & cards);
    add<2 * factor>(count.twos & cards);
  }
  /// The number of each of those cards becomes that one.
  template <unsigned number>
  [[gnu::always_inline]] constexpr void set(std::uint64_t cards) {
    set_digits<number>(cards, std::make_index_sequence<digits>());
  }
  constexpr int of(Card card) const {
    int number = 0;
    for (std::size_t k = 0; k < digits; ++k) number |= static_cast<int>(digit_[k] >> card.code() & 1) << k;
    return number;
  }
  /// Those with the least number.
  constexpr CardSet least(CardSet cards) const {
    for (std::size_t k = digits; k-- > 0;) {
      const CardSet less(cards.bits() & ~digit_[k]);
      if (!less.empty()) cards = less;
    }
    return cards;
  }

 private:
  static constexpr std::size_t digits = 7;

  template <unsigned number, std::size_t... k>
  [[gnu::always_inline]] constexpr void add_digits(std::uint64_t cards, std::index_sequence<k...>) {
    ((number >> k & 1 ? carry<k>(cards) : void()), ...);
  }
  template <unsigned number, std::size_t... k>
  [[gnu::always_inline]] constexpr void set_digits(std::uint64_t cards, std::index_sequence<k...>) {
    ((number >> k & 1 ? digit_[k] |= cards : digit_[k] &= ~cards), ...);
  }
  template <std::size_t k>
  [[gnu::always_inline]] constexpr void carry(std::uint64_t cards) {
    if constexpr (k < digits) {
      const std::uint64_t both = digit_[k] & cards;
      digit_[k] ^= cards;
      carry<k + 1>(both);
    }
  }

  std::array<std::uint64_t, digits> digit_{};
};

/// How many of some cards are in the `company` of each card but the jokers: counted for all at once by shifting the
/// set.
class CompanyCount {
 public:
  Count near;
  Count far;
  Count mates;
  std::uint64_t in_sequence = 0;  ///< the cards that make a natural sequence with two or more of them

  [[gnu::always_inline]] constexpr explicit CompanyCount(CardSet cards) {
    const std::uint64_t bits = (cards - jokers).bits();
    // The ace is next to the king and to the 2, but those two are not one further from each other.
    const std::uint64_t below = up(bits);
    const std::uint64_t above = down(bits);
    const std::uint64_t far_below = up(up(bits & ~kings));
    const std::uint64_t far_above = down(down(bits & ~(aces << 1)));
    near = {below ^ above, below & above};
    far = {far_below ^ far_above, far_below & far_above};
    in_sequence = (below & above & ~aces) | (below & far_below) | (above & far_above);
    const std::uint64_t second = next_suit(bits);
    const std::uint64_t third = next_suit(second);
    const std::uint64_t fourth = next_suit(third);
    mates = {second ^ third ^ fourth, (second & third) | (second & fourth) | (third & fourth)};
  }

 private:
  static constexpr std::uint64_t aces = of_rank(ace_rank).bits();
  static constexpr std::uint64_t kings = of_rank(king_rank).bits();
  static constexpr std::uint64_t up(std::uint64_t bits) { return (bits & ~kings) << 1 | (bits & kings) >> king_rank; }
  static constexpr std::uint64_t down(std::uint64_t bits) { return (bits & ~aces) >> 1 | (bits & aces) << king_rank; }
  static constexpr std::uint64_t next_suit(std::uint64_t bits) {
    return (bits << 13 | bits >> 39) & (all_cards - jokers).bits();
  }
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
  int operator()(Card card) const { return value_.of(card) - offset; }
  /// Those of the cards by which least is lost.
  CardSet least(CardSet cards) const { return value_.least(cards); }
  /// The same where each card of the hand, in their order, counts from 0 to 3 more: by four random bits each, the
  /// sixteen first of which come again after the last.
  CardSet least_blurred(CardSet cards, std::uint64_t random) const;

 private:
  static constexpr int offset = 2;  ///< what is added, since some lose less than nothing

  PerCard value_;
};

/// Plays a whole turn of the seat at a glance, from the draw to the discard, or its part of the final melds; what is
/// thrown away is blurred a little. `side` is what it would be made of the state, before and after.
void play_turn(Vazhushal::State& state, int seat, Side& side, Rng& rng);

}  // namespace fulltable::vazhushal
