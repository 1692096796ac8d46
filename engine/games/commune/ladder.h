// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/text.h"

namespace fulltable::commune {

// What can be declared, in which order, and whether a set of cards holds it. Ranks run from 0, the two, to 12, the ace.

inline constexpr int ranks = 13;
inline constexpr int two = 0;
inline constexpr int ace = 12;
inline constexpr std::string_view letters = "23456789TJQKA";

/// The rank of a card of the four suits.
constexpr int rank_of(Card card) {
  return (card.rank() + 12) % ranks;
}
constexpr bool is_wild(Card card) {
  return card.is_joker() || rank_of(card) == two;
}

enum class Category : std::uint8_t {
  high,
  pair,
  two_pair,
  trips,
  straight,
  flush,
  full_house,
  quads,
  straight_flush,
  five_of_a_kind,
};
inline constexpr std::size_t categories = 10;

constexpr bool names_two_ranks(Category category) {
  return category == Category::two_pair || category == Category::full_house;
}

/// A hand somebody says is there. `second` is 0 where only one rank is named.
struct Declaration {
  Category category = Category::high;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  friend constexpr bool operator==(const Declaration&, const Declaration&) = default;
};

/// Which declarations a game has.
struct LadderOptions {
  bool flushes = true;
  bool five_of_a_kind = false;
  bool twos = false;  ///< the rank 2 may be named
  friend constexpr bool operator==(const LadderOptions&, const LadderOptions&) = default;
};

/// Every declaration that any game knows, from the lowest to the highest: a rung is a place in it, so that the higher
/// of two declarations has the higher rung.
inline constexpr int rungs = 327;
const Declaration& declaration(int rung);
/// The rung of a declaration, or −1 for one that is on no ladder, such as two pairs with the lower rank first.
int rung_of(const Declaration& declaration);
/// Whether a game with those options has that rung.
bool on_ladder(int rung, const LadderOptions& ladder_options);
/// The next rung above that one, from −1, in a game with those options; `rungs` if there is none.
int next_rung(int rung, const LadderOptions& ladder_options);

/// The cards of all hands, counted.
struct Count {
  std::array<std::uint8_t, ranks> natural{};
  std::array<std::uint16_t, 4> suit{};  ///< natural cards of a suit, a bit a rank
  std::uint8_t wild = 0;

  void add(Card card);
  static Count of(CardSet cards);
};

/// The five ranks of a straight up to that one, from the top; the ace is the lowest below the two.
constexpr std::array<int, 5> straight_to(int top) {
  std::array<int, 5> list{};
  for (int i = 0; i < 5; ++i) list[static_cast<std::size_t>(i)] = (top - i + ranks) % ranks;
  return list;
}

/// How many cards are wanting that wild ones have to stand for.
int lacking(const Declaration& declaration, const Count& count);
/// Whether those cards hold that hand.
bool is_there(const Declaration& declaration, const Count& count);

/// A place in a hand: for any card of a rank, of a suit, or of both.
struct Want {
  int rank = -1;
  int suit = -1;
  friend bool operator==(const Want&, const Want&) = default;
};

/// A card that helps to make a hand; `as`, of a wild one, is the place that it fills.
struct Maker {
  Card card;
  std::optional<Want> as = std::nullopt;
};

/// The cards that make a hand, or as much of it as is there, wild ones last; and the places that stay empty.
struct Proof {
  std::vector<Maker> makers;
  std::vector<Want> missing;
};
Proof proof_of(const Declaration& declaration, CardSet cards);

/// The places of a hand, where one suit is wanted whichever it is.
std::vector<Want> sketch_of(const Declaration& declaration);
/// Whether all cards of such a hand are of one suit.
constexpr bool names_one_suit(Category category) {
  return category == Category::flush || category == Category::straight_flush;
}

/// `pair 6`.
std::string to_text(const Declaration& declaration);
std::string_view to_text(Category category);
std::optional<Category> category_of(std::string_view text);
std::optional<int> rank_of(std::string_view letter);
/// In a sentence: "a pair of sixes".
Text in_words(const Declaration& declaration);
/// Standing alone: "Pair of sixes".
Text label_of(const Declaration& declaration);

}  // namespace fulltable::commune
