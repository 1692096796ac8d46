// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/card.h"

// Cards of two packs, and what they make in Vazhushal.
namespace fulltable::vazhushal {

inline constexpr int ace_rank = 0;
inline constexpr int ten_rank = 9;
inline constexpr int king_rank = 12;

/// The four cards of a rank.
constexpr CardSet of_rank(int rank) {
  return CardSet(std::uint64_t{0x8004002001} << rank);
}

inline constexpr CardSet jokers{std::uint64_t{3} << 52};
inline constexpr CardSet all_cards{(std::uint64_t{1} << 54) - 1};

/// Cards of which there may be two each.
struct Bag {
  CardSet one;  ///< held at least once
  CardSet two;  ///< held twice

  constexpr Bag() = default;
  constexpr explicit Bag(CardSet once, CardSet twice = {}) : one(once), two(twice) {}

  constexpr bool empty() const { return one.empty(); }
  constexpr int size() const { return one.size() + two.size(); }
  constexpr bool has(Card card) const { return one.has(card); }
  constexpr int count(Card card) const { return (one.has(card) ? 1 : 0) + (two.has(card) ? 1 : 0); }
  constexpr bool has_all(const Bag& other) const { return (other.one - one).empty() && (other.two - two).empty(); }
  /// There must not be two of it already.
  constexpr void insert(Card card) { (one.has(card) ? two : one).insert(card); }
  /// There must be one of it.
  constexpr void remove(Card card) { (two.has(card) ? two : one).remove(card); }

  /// No card must come to be there more than twice.
  friend constexpr Bag operator+(const Bag& a, const Bag& b) {
    return Bag(a.one | b.one, a.two | b.two | (a.one & b.one));
  }
  /// Leaves out the cards of b as far as a has them.
  friend constexpr Bag operator-(const Bag& a, const Bag& b) {
    return Bag((a.one - b.one) | (a.two - b.two), a.two - b.one);
  }
  constexpr Bag& operator+=(const Bag& other) { return *this = *this + other; }
  constexpr Bag& operator-=(const Bag& other) { return *this = *this - other; }
  friend constexpr bool operator==(const Bag&, const Bag&) = default;
};

/// By suit and rank.
Cards cards_of(const Bag& bag);
/// Cards in the order of their text: `3S 5H AS KD XB`.
Cards by_text(Cards cards);

/// What roles make: a sequence or a set, or nothing.
enum class Kind : std::uint8_t { none, sequence, set };

constexpr Kind kind_of(CardSet roles) {
  if (roles.size() < 3 || !(roles & jokers).empty()) return Kind::none;
  const Card low = roles.first();
  if ((roles - of_rank(low.rank())).empty()) return Kind::set;
  if (!(roles - CardSet::of(low.suit())).empty()) return Kind::none;
  const std::uint64_t ranks = roles.bits() >> (13 * index_of(low.suit()));
  // With an ace, also above the king.
  const auto consecutive = [](std::uint64_t bits) { return ((bits + (bits & (~bits + 1))) & bits) == 0; };
  const bool runs = consecutive(ranks) || ((ranks & 1) != 0 && consecutive((ranks & ~std::uint64_t{1}) | 1U << 13));
  return runs ? Kind::sequence : Kind::none;
}

/// Calls `use` with the roles of every sequence and set of that size.
template <class Use>
constexpr void each_roles(int size, Use use) {
  if (size < 3 || size > king_rank + 1) return;
  for (const Suit suit : all_suits)
    for (int low = 0; low + size <= king_rank + 2 && (low == 0 || size <= king_rank); ++low) {
      CardSet roles;
      for (int rank = low; rank < low + size; ++rank) roles.insert(Card(rank % (king_rank + 1), suit));
      use(roles);
    }
  if (size > 4) return;
  for (int rank = 0; rank <= king_rank; ++rank) {
    if (size == 4) use(of_rank(rank));
    if (size == 3)
      for (const Card left_out : of_rank(rank)) use(of_rank(rank) - CardSet::of(left_out));
  }
}

/// A card in a meld or a move, and the card it stands for.
struct Laid {
  Card card;
  Card role;
  friend bool operator==(const Laid&, const Laid&) = default;
};

/// Different roles, and the cards that stand for them. As a value it need not be a legal meld.
struct Meld {
  /// All wild cards there can be: four jokers, and four of one rank.
  static constexpr std::size_t most_substitutes = 8;

  CardSet roles;
  CardSet substituted;                        ///< the roles that are not played by the cards themselves
  std::array<Card, most_substitutes> wild{};  ///< what stands for these, in the order of their codes

  constexpr Meld() = default;
  /// Natural cards only.
  constexpr explicit Meld(CardSet cards) : roles(cards) {}

  constexpr int size() const { return roles.size(); }
  constexpr CardSet natural() const { return roles - substituted; }
  constexpr bool is_natural_sequence() const { return substituted.empty() && kind_of(roles) == Kind::sequence; }
  constexpr Bag cards() const {
    Bag bag(natural());
    for (int i = 0; i < substituted.size(); ++i) bag.insert(wild[static_cast<std::size_t>(i)]);
    return bag;
  }
  /// Adds a card in a role that is free; of substitutes there must not be too many.
  constexpr void insert(Card card, Card role) {
    roles.insert(role);
    if (card == role) return;
    const CardSet lower = substituted & CardSet((std::uint64_t{1} << role.code()) - 1);
    const auto place = static_cast<std::size_t>(lower.size());
    for (auto i = static_cast<std::size_t>(substituted.size()); i > place; --i) wild[i] = wild[i - 1];
    wild[place] = card;
    substituted.insert(role);
  }
  constexpr Card card_for(Card role) const {
    if (!substituted.has(role)) return role;
    return wild[static_cast<std::size_t>((substituted & CardSet((std::uint64_t{1} << role.code()) - 1)).size())];
  }
  friend constexpr bool operator==(const Meld&, const Meld&) = default;
};

/// Whether an ace of these roles lies above the king of its suit.
constexpr bool is_above_king(CardSet roles, Card ace) {
  return roles.has(Card(ace.code() + king_rank)) && !roles.has(Card(ace.code() + 1));
}

/// Calls `use` with the roles as a pile lists them: upwards, an ace after the king unless the 2 is there, or by suit.
template <class Use>
constexpr void each_in_order(CardSet roles, Use use) {
  for (const Card role : roles) {
    if (role.is_joker()) {
      use(role);
      continue;
    }
    if (role.rank() == ace_rank && is_above_king(roles, role)) continue;
    use(role);
    const Card ace(role.code() - king_rank);
    if (role.rank() == king_rank && roles.has(ace) && is_above_king(roles, ace)) use(ace);
  }
}
Cards in_order(CardSet roles);
/// The cards of a meld in that order.
std::vector<Laid> laid_cards(const Meld& meld);

/// Puts the cards of a move in that order, whether or not they are a meld.
void sort_as_piled(std::vector<Laid>& group);

/// Whether one player may have all these melds: a natural sequence among them, and no two identical.
bool go_together(std::span<const Meld> list, bool sets_differ);

/// The melds that exactly these cards make, one for each choice of roles; wild cards stand for themselves if they can.
std::vector<Meld> readings_of(const Bag& cards, CardSet wild);
/// The ways to add exactly these cards to a meld: only what is added.
std::vector<Meld> additions_of(const Meld& base, const Bag& cards, CardSet wild);

/// What a card counts in a meld or, with a face, in the hand.
constexpr int value_of(Card card) {
  return card.rank() == ace_rank || card.rank() >= ten_rank ? 10 : card.rank() + 1;
}
constexpr int value_of(CardSet roles) {
  int sum = 0;
  for (const Card role : roles) sum += value_of(role);
  return sum;
}

}  // namespace fulltable::vazhushal
