// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/refusal.h"

namespace fulltable {

enum class OptionType { boolean, integer, choice };

/// One option of a game as its rules page lists it.
struct OptionSpec {
  std::string_view id;
  OptionType type = OptionType::boolean;
  std::vector<std::string_view> choices;  ///< of a choice, in the order of the rules page
  int min = 0;                            ///< of an integer
  int max = 1;
  int standard = 0;          ///< the default: the number, 0 or 1, or the place among the choices
  std::string_view summary;  ///< one line for a person
};

/// The values of a game's options, each at the place of its OptionSpec: the number, 0 or 1, or the place among the
/// choices.
struct Options {
  static constexpr std::size_t capacity = 12;
  std::array<std::int32_t, capacity> value{};

  int operator[](std::size_t place) const { return value[place]; }
  bool on(std::size_t place) const { return value[place] != 0; }
  friend bool operator==(const Options&, const Options&) = default;
};

/// What there is to say of a game before it begins.
struct GameInfo {
  std::string_view id;       ///< as in the protocol, the name of its folder
  std::string_view name;     ///< for people
  std::string_view tagline;  ///< one line for the shelf
  std::string_view family;   ///< `solitaire`, `stops`, `tricks`, …
  int min_seats = 1;
  int max_seats = 1;
  int default_seats = 1;
  int minutes = 10;  ///< how long a game takes people, about
  bool real_time = false;
  bool solitaire = false;
  std::vector<OptionSpec> options;
  /// Real-time games: how quick and how careless each level of the computer is, from easy on: "about 1.0 s, 3 % slips".
  std::vector<std::string_view> levels = {};

  Options standard_options() const;
};

/// How a game was begun. It does not hold the deal number: who knows that can deal the cards again, so only the match
/// has it.
struct Setup {
  int seats = 0;
  Options options;
  int dealer = 0;  ///< the first dealer's seat; 0 for a solitaire
  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace fulltable
