// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/pop/pop.h"

namespace fulltable::pop {

/// Cards as bits in which a suit's cards lie together, low to high: plain suits at 1 + 8 × suit, the lone joker above
/// them at 33, the trumps at 40 to 50. So of two cards that may win a trick the one at the higher place does.
using Bits = std::uint64_t;

struct Layout {
  std::array<std::uint8_t, 64> place{};  ///< by card code
  std::array<Card, 64> card{};           ///< by place
  std::array<Bits, 5> suit{};            ///< by suit, none for `no_suit`
};

inline constexpr int first_trump = 40;
inline constexpr int lone_joker = 33;
inline constexpr Bits all_trumps = Bits{0x7ff} << first_trump;

/// By trump suit, the last one for no trump.
extern const std::array<Layout, 5> layouts;

/// What one seat sees of the round, kept up to date card by card in playouts. Hidden hands are in it too, but what
/// looks through a seat's eyes uses that seat's own alone.
struct Outlook {
  explicit Outlook(const Pop::State& state);

  /// Takes note of a card that is put to the trick, before the state is changed.
  void note(const Pop::State& before, int seat, Pop::Area area, Card card);
  /// Takes note of the display cards turned up after a trick.
  void turn_up(const Pop::State& after);
  Card card_at(const Pop::State& state, int place) const {
    // Without trump the joker that is not the upcard lies there, whichever it is.
    if (place == lone_joker) return state.upcard == big_joker ? little_joker : big_joker;
    return layout->card[static_cast<std::size_t>(place)];
  }
  /// The cards that the other's hand may hold, as far as the seat knows.
  Bits hidden(const Pop::State& state, int seat) const;

  const Layout* layout;
  std::array<Bits, 2> hand{};
  std::array<Bits, 2> display{};
  Bits concealed = 0;              ///< all cards that lie open nowhere
  Bits led = 0;                    ///< the suit led
  std::array<int, 2> strongest{};  ///< in the trick, of its leader and of the other; 0: cannot win
};

/// What cards may be expected to take, as parts of a trick, all together.
float worth_of(Bits cards, bool trumps);

/// What a card played now promises: the chance to take the trick, less what is spent on it.
struct Appraisal {
  int place = 0;
  Pop::Area area = Pop::Area::hand;
  float promise = 0;
  float chance = 0;
};

/// The cards that the seat, which is to play, may play.
struct Appraisals {
  std::array<Appraisal, 9> list{};
  std::size_t size = 0;
};
Appraisals appraise(const Pop::State& state, const Outlook& outlook, int seat);

}  // namespace fulltable::pop
