// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <string>
#include <utility>

#include "games/black_hole/black_hole.h"
#include "support/match_table.h"

namespace fulltable::black_hole_table {

inline const Game& black_hole() {
  return *find_game("black_hole");
}

struct Variant {
  bool in_a_row = false;
  bool first_card = false;
};

inline GameSetup game_setup_of(Variant variant, std::uint64_t seed = 1) {
  GameSetup game_setup = standard_setup(black_hole(), seed);
  game_setup.options.value[0] = variant.in_a_row ? 1 : 0;
  game_setup.options.value[1] = variant.first_card ? 1 : 0;
  return game_setup;
}

inline Match match_with(const Cards& pack, Variant variant = {}) {
  GameSetup game_setup = game_setup_of(variant);
  game_setup.decks = {pack};
  return started(black_hole(), game_setup);
}

inline Match match_of(std::uint64_t seed, Variant variant = {}) {
  return started(black_hole(), game_setup_of(variant, seed));
}

inline BlackHole::State state_of(std::uint64_t seed, Variant variant = {}) {
  BlackHole::State state = BlackHole::start(TableSetup{1, game_setup_of(variant).options, 0});
  BlackHole::deal(state, match_of(seed, variant).pack(1));
  return state;
}

/// A position with that card in the hole upon all that are in no fan; the fans from bottom to top.
inline BlackHole::State position_of(std::string_view top, const std::vector<std::string>& fans) {
  BlackHole::State state;
  CardSet left;
  for (std::size_t f = 0; f < fans.size(); ++f)
    for (const Card card : cards_of(fans[f])) {
      state.fan[f].cards[state.fan[f].size++] = card;
      left.insert(card);
    }
  const Card last = *card_of(top);
  for (const Card card : standard_pack())
    if (card != last && !left.has(card)) state.hole[state.in_hole++] = card;
  state.hole[state.in_hole++] = last;
  state.stage = Stage::playing;
  return state;
}

inline Moves legal_in(const BlackHole::State& state) {
  Moves moves;
  BlackHole::legal(state, 0, moves);
  return moves;
}

/// The legal moves as texts, in order.
inline QStringList legal_in(const Match& match) {
  Moves moves;
  match.truth().legal(0, moves);
  QStringList texts;
  for (const Move& move : moves) texts << QString::fromStdString(match.truth().write(move));
  texts.sort();
  return texts;
}

}  // namespace fulltable::black_hole_table
