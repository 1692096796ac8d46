// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "games/yukon/solver.h"
#include "match/match.h"

// What the benchmarks of Yukon's solver share.
namespace fulltable {

/// The deal as the game begins.
inline Yukon::State dealt(const Game& game, const GameSetup& game_setup) {
  const TableSetup table{1, game_setup.options, 0};
  Yukon::State state = Yukon::start(table);
  Yukon::deal(state, shuffled_pack(game, table, game_setup.deal_number, 1));
  return state;
}

/// Whether these moves win it by the rules.
inline bool replays(const Game& game, const GameSetup& game_setup, const Moves& moves) {
  auto match = Match::start(game, game_setup);
  for (const Move& move : moves)
    if (!match || match->submit(0, move)) return false;
  return match && match->over() && match->truth().winners().size() == 1;
}

inline const char* name_of(Finding finding) {
  switch (finding) {
    case Finding::solvable: return "won";
    case Finding::unsolvable: return "lost";
    case Finding::unknown: return "open";
  }
  return "";
}

}  // namespace fulltable
