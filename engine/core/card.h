// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulltable {

/// A seat or a place as a subscript.
constexpr std::size_t at(int number) {
  return static_cast<std::size_t>(number);
}

/// How many bits of a word are set. `std::popcount` calls a function on processors that need not have an instruction
/// for it; here it is counted in place (Knuth, The Art of Computer Programming 4A, 7.1.3), which compilers turn into
/// that instruction where there is one.
[[gnu::always_inline]] constexpr int count_bits(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555;
  word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<int>(word * 0x0101010101010101 >> 56);
}

/// The four suits in the order in which the protocol writes them: C D H S.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

inline constexpr std::array<Suit, 4> all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

constexpr int index_of(Suit suit) {
  return static_cast<int>(suit);
}
constexpr char letter_of(Suit suit) {
  return "CDHS"[index_of(suit)];
}
constexpr bool is_red(Suit suit) {
  return suit == Suit::diamonds || suit == Suit::hearts;
}
/// The other suit of the same colour: clubs and spades, diamonds and hearts.
constexpr Suit partner_of(Suit suit) {
  return static_cast<Suit>(3 - index_of(suit));
}

/// The face of a card, one byte: 0–51 are the suit times 13 plus the rank (ace 0 … king 12), then the two jokers.
/// Equal cards of several packs have equal codes. `unknown_card` stands for a card whose face the viewer may not know.
class Card {
 public:
  constexpr Card() = default;
  constexpr explicit Card(int code) : code_(static_cast<std::uint8_t>(code)) {}
  constexpr Card(int rank, Suit suit) : code_(static_cast<std::uint8_t>(index_of(suit) * 13 + rank)) {}

  constexpr int code() const { return code_; }
  constexpr bool is_known() const { return code_ != 255; }
  constexpr bool is_joker() const { return code_ == 52 || code_ == 53; }
  /// 0 (ace) to 12 (king); only for cards of the four suits.
  constexpr int rank() const { return code_ % 13; }
  /// Only for cards of the four suits.
  constexpr Suit suit() const { return static_cast<Suit>(code_ / 13); }

  friend constexpr auto operator<=>(const Card&, const Card&) = default;

 private:
  std::uint8_t code_ = 255;
};

inline constexpr Card unknown_card{};
inline constexpr Card little_joker{52};
inline constexpr Card big_joker{53};

inline constexpr std::string_view rank_letters = "A23456789TJQK";

/// `7C`, `TD`, `XL`; `??` for an unknown card.
std::string to_text(Card card);
/// The card of that text in any letter case; nothing if it is none (`??` is none).
std::optional<Card> card_of(std::string_view text);
/// 0 (ace) to 12 (king) for one of `A23456789TJQK` in any letter case.
std::optional<int> rank_of(char letter);
std::optional<Suit> suit_of(char letter);

/// A set of different cards of one pack, as 54 bits; loops run in the order of the codes.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

  static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card.code()); }
  /// The thirteen cards of a suit.
  static constexpr CardSet of(Suit suit) { return CardSet(std::uint64_t{0x1fff} << (13 * index_of(suit))); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  [[gnu::always_inline]] constexpr int size() const { return count_bits(bits_); }
  constexpr bool has(Card card) const { return card.code() < 64 && ((bits_ >> card.code()) & 1U) != 0; }
  constexpr void insert(Card card) { bits_ |= std::uint64_t{1} << card.code(); }
  constexpr void remove(Card card) { bits_ &= ~(std::uint64_t{1} << card.code()); }
  /// The card with the lowest code; the set must not be empty.
  constexpr Card first() const { return Card(std::countr_zero(bits_)); }
  /// The card with the highest code; the set must not be empty.
  constexpr Card last() const { return Card(63 - std::countl_zero(bits_)); }
  constexpr Card pop_first() {
    const Card card = first();
    bits_ &= bits_ - 1;
    return card;
  }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  /// The cards of a that are not in b.
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  constexpr CardSet& operator|=(CardSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  constexpr CardSet& operator&=(CardSet other) {
    bits_ &= other.bits_;
    return *this;
  }
  constexpr CardSet& operator-=(CardSet other) {
    bits_ &= ~other.bits_;
    return *this;
  }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  class iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    constexpr iterator() = default;
    constexpr explicit iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Card operator*() const { return Card(std::countr_zero(bits_)); }
    constexpr iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr iterator operator++(int) {
      iterator old = *this;
      ++*this;
      return old;
    }
    friend constexpr bool operator==(iterator, iterator) = default;

   private:
    std::uint64_t bits_ = 0;
  };
  constexpr iterator begin() const { return iterator(bits_); }
  constexpr iterator end() const { return iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

/// A whole pack or the cards of a pile, in order.
using Cards = std::vector<Card>;

/// The 52 cards, clubs to spades, ace to king.
Cards standard_pack();

}  // namespace fulltable
