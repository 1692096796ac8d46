// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <charconv>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace fulltable {

/// The id of a pile as the rules page names it, `hand.0`, `foundation.S`, `stock`: a small value, cheap to copy and to
/// compare. At most 15 letters.
class PileId {
 public:
  static constexpr std::size_t capacity = 15;

  constexpr PileId() = default;
  constexpr PileId(std::string_view text) { append(text); }
  constexpr PileId(const char* text) : PileId(std::string_view(text)) {}
  PileId(const std::string& text) : PileId(std::string_view(text)) {}
  /// `base.number`: a pile of a seat, or one of several.
  PileId(std::string_view base, int number) : PileId(base) { add(number); }
  /// `base.seat.number`: one of several piles of a seat.
  PileId(std::string_view base, int seat, int number) : PileId(base, seat) { add(number); }
  /// `base.S`: the pile of a suit, by its letter.
  constexpr PileId(std::string_view base, char letter) : PileId(base) {
    append(".");
    append({&letter, 1});
  }

  constexpr std::string_view text() const { return {letters_.data(), size_}; }
  constexpr operator std::string_view() const { return text(); }
  operator std::string() const { return std::string(text()); }
  constexpr bool empty() const { return size_ == 0; }
  /// What stands before the first point: `hand`.
  constexpr std::string_view base() const { return text().substr(0, text().find('.')); }
  constexpr bool is(std::string_view base_text) const { return base() == base_text; }
  constexpr bool starts_with(std::string_view begin) const { return text().starts_with(begin); }

  friend constexpr bool operator==(const PileId& a, const PileId& b) { return a.text() == b.text(); }
  friend constexpr auto operator<=>(const PileId& a, const PileId& b) { return a.text() <=> b.text(); }
  friend constexpr bool operator==(const PileId& a, std::string_view b) { return a.text() == b; }
  friend constexpr bool operator==(const PileId& a, const char* b) { return a.text() == b; }
  friend bool operator==(const PileId& a, const std::string& b) { return a.text() == b; }
  friend std::string operator+(const std::string& a, const PileId& b) { return a + std::string(b.text()); }
  friend std::string operator+(const char* a, const PileId& b) { return a + std::string(b.text()); }
  friend std::string operator+(const PileId& a, const char* b) { return std::string(a.text()) + b; }

 private:
  constexpr void append(std::string_view text) {
    assert(size_ + text.size() <= capacity);
    for (const char letter : text)
      if (size_ < capacity) letters_[size_++] = letter;
  }
  void add(int number) {
    append(".");
    std::array<char, 4> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    append({digits.data(), static_cast<std::size_t>(end.ptr - digits.data())});
  }

  std::array<char, capacity> letters_{};
  std::uint8_t size_ = 0;
};

}  // namespace fulltable
