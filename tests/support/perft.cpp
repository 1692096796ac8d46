// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/perft.h"

namespace fulltable {

std::int64_t perft(const Position& position, int depth) {
  std::int64_t lines = 0;
  const auto follow = [&](const auto& change) {
    const auto next = position.clone();
    change(*next);
    lines += depth == 1 || next->stage() != Stage::playing ? 1 : perft(*next, depth - 1);
  };
  Moves moves;
  for (const int seat : position.to_act()) {
    position.legal(seat, moves);
    for (const Move& move : moves)
      follow([&](Position& next) { next.apply(seat, move, {next.clock(), next.clock()}); });
  }
  if (const auto event = position.next_event()) follow([&](Position& next) { next.pass_time(*event); });
  return lines;
}

}  // namespace fulltable
