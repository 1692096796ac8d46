// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <array>
#include <string>
#include <utility>

#include "games/yukon/yukon.h"
#include "support/match_table.h"

namespace fulltable::yukon_table {

inline const Game& yukon() {
  return *find_game("yukon");
}

/// The pack that is dealt to these columns, each bottom to top: 1, 6, 7, 8, 9, 10 and 11 cards.
inline Cards pack_for(const std::array<std::string_view, 7>& columns) {
  constexpr std::array<std::size_t, 7> first_of_row{0, 7, 13, 18, 22, 25, 27};
  Cards pack(52);
  for (std::size_t c = 0; c < 7; ++c) {
    const Cards column = cards_of(columns[c]);
    for (std::size_t h = 0; h < column.size(); ++h)
      pack[h <= c ? first_of_row[h] + c - h : 28 + 6 * (h - c - 1) + (c - 1)] = column[h];
  }
  return pack;
}

struct Variant {
  bool suit = false;
  bool any = false;
  bool foundation_return = false;
};

inline GameSetup game_setup_of(Variant variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(yukon(), seed);
  game_setup.options.value[0] = variant.suit ? 1 : 0;
  game_setup.options.value[1] = variant.any ? 1 : 0;
  game_setup.options.value[2] = variant.foundation_return ? 1 : 0;
  return game_setup;
}

inline Match match_with(const Cards& pack, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(variant);
  game_setup.decks = {pack};
  return started(yukon(), game_setup);
}

inline Match match_of(std::uint64_t seed, Variant variant = {}) {
  return started(yukon(), game_setup_of(variant, seed));
}

inline bool is_legal(const Match& match, std::string_view text) {
  Moves moves;
  match.truth().legal(0, moves);
  return std::ranges::find(moves, *match.truth().read(text)) != moves.end();
}

}  // namespace fulltable::yukon_table
